import type { CorpusText } from '../check-deck/corpus';
import { ALL_RULES } from './all-rules';
import { type Rule, ruleName } from './rule';
import { clearCaches, recordingCalls, without } from './switches';
import { cardViews, placedViews, type View } from './view-deck';

export type Rent = {
  name: string;
  rule: Rule;
  /** Calls with every rule on, over all texts. */
  calls: number;
  /** The texts in which the rule recognises something. */
  matched: number;
  /** The texts that change without it. */
  changed: string[];
  /** Those of them whose cards stay the same and are only placed differently. */
  onlyPlaced: number;
  /** Whether counting ended early. */
  hasMore: boolean;
  /** What failed without the rule, in the first text that it failed in. */
  failure: string | null;
};

/** What a view shows with every rule on, and the rules that match something in it. */
type Base = { view: View; shown: string; matching: ReadonlySet<Rule> };
type BaseOf = { text: CorpusText; cards: Base[]; placed: Base[] };

/**
 * Switches each rule off in turn and finds the texts whose cards change. A view in which a rule matches nothing
 * needs no second look.
 * @param files the modules whose rules are measured
 * @param most texts after which a rule needs no further counting
 */
export function measureRents(
  texts: readonly CorpusText[],
  files: readonly string[],
  most: number,
  report: (line: string) => void,
): Rent[] {
  const calls = new Map<Rule, number>();
  // Short texts first: many rules have enough of them.
  const ordered = [...texts].sort((one, other) => one.text.length - other.text.length);
  const bases = ordered.map((text) => baseOf(text, calls));
  report('Read with every rule on.');
  const rules = ALL_RULES.filter(({ file }) => files.includes(file));
  return rules.map((rule, at) => {
    const rent = rentOf(rule, calls.get(rule) ?? 0, bases, most);
    report(`${at + 1} of ${rules.length}: ${rent.name} ${rent.changed.length}`);
    return rent;
  });
}

function baseOf(text: CorpusText, calls: Map<Rule, number>): BaseOf {
  const readBase = (view: View): Base => {
    clearCaches();
    const recorded = recordingCalls(view);
    for (const [rule, { all }] of recorded.calls) calls.set(rule, (calls.get(rule) ?? 0) + all);
    const matching = [...recorded.calls].filter(([, count]) => count.matching > 0).map(([rule]) => rule);
    return { view, shown: recorded.result, matching: new Set(matching) };
  };
  return { text, cards: cardViews(text).map(readBase), placed: placedViews(text).map(readBase) };
}

function rentOf(rule: Rule, calls: number, bases: readonly BaseOf[], most: number): Rent {
  const rent: Rent = {
    ...{ name: ruleName(rule, ALL_RULES), rule, calls, matched: 0, changed: [], onlyPlaced: 0 },
    ...{ hasMore: false, failure: null },
  };
  for (const base of bases) {
    const { text, cards, placed } = base;
    if (![...cards, ...placed].some(({ matching }) => matching.has(rule))) continue;
    rent.matched += 1;
    if (rent.hasMore) continue;
    const change = changeIn(base, rule, rent);
    if (change === null) continue;
    rent.changed.push(text.name);
    if (change === 'placed') rent.onlyPlaced += 1;
    rent.hasMore = rent.changed.length >= most;
  }
  return rent;
}

function changeIn({ cards, placed }: BaseOf, rule: Rule, rent: Rent): 'cards' | 'placed' | null {
  const differs = ({ view, shown, matching }: Base): boolean => {
    if (!matching.has(rule)) return false;
    clearCaches();
    return without(rule, view) !== shown;
  };
  try {
    return cards.some(differs) ? 'cards' : placed.some(differs) ? 'placed' : null;
  } catch (error) {
    rent.failure ??= error instanceof Error ? error.message : String(error);
    return 'cards';
  }
}
