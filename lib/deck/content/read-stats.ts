import type { ListItem } from '../blocks';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import type { Stat } from '../visual';
import {
  areIdentifiers,
  hasUnit,
  isFigure,
  isFigurePhrase,
  isFigureWithUnit,
  leadingFigure,
  trailingFigure,
  unitOf,
  valuesIn,
} from './read-value';
import { splitTerm } from './split-item';

const LABEL_LETTERS = 70;
const LABEL_WORDS = 12;

/**
 * Reads two to six items that each consist mainly of a figure and what it counts. Null for other items.
 */
export function readStats(items: readonly ListItem[], heading = ''): Stat[] | null {
  if (items.length < 2 || items.length > 6) return null;
  const stats = readFigures(items);
  return stats && areIdentifiers(figuresOf(stats), heading) ? null : stats;
}

/** Items of one form that each consist of a figure and its name. Null for others. */
export function readFigures(items: readonly ListItem[]): Stat[] | null {
  const stats = items.map((item) => besideRemark(item, readStat));
  if (stats.every((stat) => stat !== null)) return stats;
  const own = items.map((item) => besideRemark(item, readTrailing));
  const areMost = own.filter((stat) => stat !== null).length > items.length / 2;
  const trailing = own.map((stat, at) => stat ?? (areMost ? readMoney(items[at]!) : null));
  return trailing.every((stat) => stat !== null) && areAmounts(trailing) ? trailing : null;
}

/** In brackets, or after a comma with a figure of its own. */
const REMARK = /(?:\s\([^()]{2,40}\)|,\s(?=\D*\d)[^,;.()<>≤≥]{2,40})\s*$/;

/** A longer item is a sentence. */
const MOST_LETTERS = 120;

type ReadItem = (item: Pick<ListItem, 'runs'>) => Stat | null;

/**
 * Reads an item. If that fails, reads it without its remark, and adds that to the label: "Thames 346 km (for
 * comparison)", "Members: 62, 4 of them new".
 */
function besideRemark({ runs }: ListItem, read: ReadItem): Stat | null {
  const whole = read({ runs });
  const text = plainText(runs);
  const remark = whole || text.length > MOST_LETTERS ? null : REMARK.exec(text);
  const stat = remark && read({ runs: trimRuns(sliceRuns(runs, 0, remark.index)) });
  if (!stat) return whole;
  // "Offer A: lift, 41,500 €, in 3 weeks": a single comma is left where the figure was.
  const after = plainText(stat.label).endsWith(',') ? 1 : 0;
  return { ...stat, label: [...stat.label, ...sliceRuns(runs, remark!.index + after)] };
}

const GROUPED = /^\d{1,3}(?:[.,'’]\d{3})+$/;
const figuresOf = (stats: readonly Stat[]) => stats.map(({ figure }) => figure);

/**
 * Numbers after a name may be its number: "Room 214". Amounts have units or groups of thousands, differ in their number
 * of digits, or are small and of different things.
 */
function areAmounts(stats: readonly Stat[]): boolean {
  const figures = figuresOf(stats);
  if (figures.every((figure) => hasUnit(figure) || GROUPED.test(figure))) return true;
  if (new Set(figures.map(({ length }) => length)).size > 1) return true;
  const isInOrder = figures.every((figure, at) => at === 0 || figure >= figures[at - 1]!);
  return (
    figures[0]!.length < 3 && !isInOrder && new Set(stats.map(({ label }) => plainText(label))).size === stats.length
  );
}

/** "Solar 18 %", "2019 412 GWh", "Women 648". */
function readTrailing({ runs }: Pick<ListItem, 'runs'>): Stat | null {
  const found = trailingFigure(plainText(runs));
  const label = trimRuns(sliceRuns(runs, 0, found?.name.length ?? 0));
  return found && isLabel(label) ? { figure: found.figure, label } : null;
}

/** Among others that end in theirs, an item with one amount of money and words behind it: "First year €1,180 a month". */
function readMoney({ runs }: Pick<ListItem, 'runs'>): Stat | null {
  const text = plainText(runs).slice(0, MOST_LETTERS);
  const [money, ...others] = valuesIn(text);
  if (!money || others.length > 0 || money.at === 0 || !/\p{Sc}/u.test(money.figure)) return null;
  const label = trimRuns([...sliceRuns(runs, 0, money.at), ...trimRuns(sliceRuns(runs, endOf(money)))]);
  return isLabel(label) ? { figure: money.figure, label } : null;
}

/** "98 % retention", "€4.2M: revenue", "Retention: 98 %", "Duration: 46 minutes". */
export function readStat(item: Pick<ListItem, 'runs'>): Stat | null {
  const term = splitTerm(item);
  if (term) {
    const [name, value] = [plainText(term.term).trim(), plainText(term.text).trim()];
    // "1.8: 46 minutes" counts minutes.
    if (isFigureWithUnit(value) || isFigurePhrase(value))
      return isLabel(term.term) && !areIdentifiers([value], name) ? { figure: value, label: term.term } : null;
    if (isFigure(name))
      return isLabel(term.text) && !areIdentifiers([name]) ? { figure: name, label: term.text } : null;
    return null;
  }
  const text = plainText(item.runs);
  const lead = leadingFigure(text.trimStart());
  if (!lead || lead.rest === '' || /^[,;]/.test(lead.rest)) return null;
  const from = text.length - text.trimStart().length + text.trimStart().indexOf(lead.figure) + lead.figure.length;
  // The full stop of "4,82 Mio. €: Umsatz" hides that the figure is a term.
  const separator = /^\s*[:：]\s+/.exec(text.slice(from))?.[0].length ?? 0;
  const rest = trimRuns(sliceRuns(item.runs, from + separator));
  return isLabel(rest) ? { figure: lead.figure, label: rest } : null;
}

/** The most letters of a text that are searched for the figures of an enumeration. */
const ENUMERATION_LETTERS = 600;
/** What ends the clause before the first figure. */
const CLAUSE = /[.!?:：;]\s+(?=\S)/gu;
/** Between the parts of an enumeration: a comma, or before the last part a short word such as "and". */
const COMMA = /^[)\s]*[,;]\s+/;
const AND = /^[)\s]*\s\p{Ll}{1,3},?\s+/u;
/** An initial ends no sentence: "J. Tranter". */
const STOP = /(?<!(?:^|\s)\p{Lu})[.!?:;](?:\s|$)/u;
const NAME = { words: 7, letters: 48 };

/** Figures that a sentence lists with their names, as items, and the words before a colon. */
export type Enumeration = { items: ListItem[]; caption: string };

/**
 * Reads the figures of one unit that a sentence lists, each after its name ("Rooms cost £9,180, materials £4,350 and
 * travel £3,900", "Dunmore (£96,400), Halcyon (£88,150)") or before it ("£1.4m goes into boxes, £0.6m into sales").
 * Words that the other names lack or share, such as the verb, are left out. Null if there are fewer than three.
 */
export function readEnumeration(whole: string): Enumeration | null {
  const text = whole.slice(0, ENUMERATION_LETTERS + NAME.letters);
  const values = valuesIn(text).filter(({ figure, at }) => hasUnit(figure) && at < ENUMERATION_LETTERS);
  for (let from = 0; from + 2 < values.length; from += 1) {
    const unit = unitOf(values[from]!.figure);
    const isApart = (value: Value, at: number) =>
      unitOf(value.figure) !== unit || STOP.test(text.slice(endOf(values[from + at]!), value.at));
    const apart = values.slice(from + 1).findIndex(isApart);
    const own = apart === -1 ? values.slice(from) : values.slice(from, from + apart + 1);
    const found = own.length < 3 ? null : (namesBefore(text, own) ?? namesBehind(text, own));
    if (found) return found;
    from += Math.max(0, own.length - 1);
  }
  return null;
}

type Value = ReturnType<typeof valuesIn>[number];

const endOf = ({ figure, at }: Value) => at + figure.length;

function namesBefore(text: string, values: readonly Value[]): Enumeration | null {
  const [first, ...others] = values;
  const clause = [...text.slice(0, first!.at).matchAll(CLAUSE)].at(-1);
  const begin = clause ? clause.index + clause[0].length : 0;
  const parts = others.map((value, at) => text.slice(endOf(values[at]!), value.at));
  const last = parts.at(-1)!.replace(COMMA, ' ');
  if (!parts.every((part, at) => COMMA.test(part) || (at === parts.length - 1 && AND.test(part)))) return null;
  const own = parts.slice(0, -1).map((part) => part.replace(COMMA, ''));
  const word = AND.exec(last)?.[0].trim() ?? '';
  // The article of the other names is no "and".
  own.push(own.some((name) => name.startsWith(`${word} `)) ? last.trim() : last.replace(AND, ''));
  const named = (name: string) => name.slice(name.lastIndexOf(', ') + 1).replace(/^\s+|[\s(:]+$/g, '');
  const names = [text.slice(begin, first!.at), ...own].map(named);
  const isAnnounced = clause !== undefined && /[:：]/.test(clause[0]);
  const caption = isAnnounced ? text.slice(0, clause.index).replace(/^[\s\S]*[.!?\n]\s*/, '') : '';
  return enumeration(isAnnounced ? names : [firstName(names), ...names.slice(1)], values, caption);
}

/** The first name without what the others lack: the verb after it, or the words before a name with a capital. */
function firstName([first = '', ...others]: readonly string[]): string {
  const capital = /(?:\p{Lu}[^\s]*\s(?:\p{Ll}{1,3}\s)?|&\s)*\p{Lu}\S*$/u.exec(first);
  if (capital && capital[0] !== first && others.every((name) => /^\p{Lu}/u.test(name))) return capital[0];
  const words = first.split(/\s+/);
  let most = Math.max(...others.map((name) => name.split(/\s+/).length));
  // "Vaccine and" is half a name.
  while (/^\p{Ll}{1,3}$/u.test(words[most - 1] ?? '')) most += 1;
  return words.slice(0, most).join(' ');
}

function namesBehind(text: string, values: readonly Value[]): Enumeration | null {
  const names = values.map((value, at) => {
    const behind = /^[^.!?;:(]*(?:\([^()]*\))?/.exec(text.slice(endOf(value), values[at + 1]?.at))![0];
    return at === values.length - 1 ? behind : behind.replace(/[,\s]+(?:\p{Ll}{1,3}\s*){0,2}$/u, '');
  });
  if (!names.every((name) => /^\s\p{L}/u.test(name) && !name.includes(', '))) return null;
  for (const [at, name] of names.entries()) names[at] = name.trim();
  // "came from the fund, from councils": what all begin with.
  const shared = /^\p{Ll}+\s/u.exec(names[1] ?? '')?.[0] ?? '';
  const isShared =
    shared !== '' &&
    names.every((name, at) => (at === 0 ? ` ${name}`.includes(` ${shared}`) : name.startsWith(shared)));
  const bare = isShared ? names.map((name) => name.slice(` ${name}`.indexOf(` ${shared}`) + shared.length)) : names;
  return enumeration(bare, values, '');
}

function enumeration(names: readonly string[], values: readonly Value[], caption: string): Enumeration | null {
  const isName = (name: string) =>
    /\p{L}/u.test(name) && name.length <= NAME.letters && name.split(/\s+/).length <= NAME.words;
  if (names.length < 3 || !names.every(isName)) return null;
  const items = names.map((name, at) => ({ level: 0, runs: [{ text: `${name}: ${values[at]!.figure}` }] }));
  return { items, caption };
}

/** Whether the text is a short label rather than a sentence. */
function isLabel(runs: Stat['label']): boolean {
  const text = plainText(runs).trim();
  return (
    text !== '' && text.length <= LABEL_LETTERS && text.split(/\s+/).length <= LABEL_WORDS && !/[.;:!?]$/.test(text)
  );
}
