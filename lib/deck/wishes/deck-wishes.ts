import type { Format, ImageSourceName } from '../../contract/enums';
import { withoutChosenOutline } from '../outlines/chosen-outline';
import { AVOID, type LayoutWish, readLayoutWish, sentencesOf } from './layout-wishes';

/** The instructions for a deck, as far as rules for English words recognise them. */
export type DeckWishes = {
  layouts: LayoutWish[];
  /** Rules that apply to the whole deck. */
  rules: ReadonlySet<Rule>;
  /** Sentences that no rule recognises, verbatim. */
  unread: string[];
  /** Sentences of which only the layout is recognised, verbatim. */
  partly: string[];
};

export type Rule = 'no-sections' | 'one-idea' | 'larger-type' | 'no-pictures' | 'no-icons' | 'as-usual';

const CARDS = '(?:cards?|slides?|pages?|posts?)';
const PICTURES = '(?:images?|pictures?|photos?|photographs?|illustrations?|art(?:work)?|graphics)';

type RulePattern = { rule: Rule; words: RegExp; isRefusal?: true };

/** `isRefusal`: the words only count in a sentence with a negation. */
const RULE_PATTERNS: readonly RulePattern[] = [
  {
    rule: 'no-sections',
    words: new RegExp(`\\b(?:section|chapter|divider)s? ${CARDS}|\\bdividers\\b`),
    isRefusal: true,
  },
  {
    rule: 'one-idea',
    words: new RegExp(
      `\\b(?:one|a single|1) (?:idea|point|thought|topic|message|thing)s? (?:per|on each|on every|on a|for each|a|to a) ${CARDS}` +
        `|\\b(?:less|little|fewer|not much) (?:text|words) (?:per|on each|on every|on a|on the|a) ${CARDS}`,
    ),
  },
  {
    rule: 'larger-type',
    words:
      /\b(?:bigger|larger) (?:type|text|fonts?|letters|lettering|words)\b|\b(?:type|text|fonts?|letters|words)(?: size)? (?:bigger|larger)\b|\b(?:increase|raise|enlarge) (?:the )?(?:type|text|font)\b/,
  },
  { rule: 'no-icons', words: /\bicons?\b/, isRefusal: true },
  { rule: 'as-usual', words: /\b(?:use|with|add|show)\b.*\bicons\b/ },
  { rule: 'no-pictures', words: new RegExp(`\\b${PICTURES}\\b`), isRefusal: true },
];

/** Parses instructions. The last result is cached, because every card asks for it. */
export function deckWishes(instructions: string | null | undefined): DeckWishes {
  if (!instructions) return NONE;
  if (last.text !== instructions) last = { text: instructions, wishes: readInstructions(instructions) };
  return last.wishes;
}

const NONE: DeckWishes = { layouts: [], rules: new Set(), unread: [], partly: [] };
let last: { text: string; wishes: DeckWishes } = { text: '', wishes: NONE };

function readInstructions(instructions: string): DeckWishes {
  const layouts: LayoutWish[] = [];
  const rules = new Set<Rule>();
  const unread: string[] = [];
  const partly: string[] = [];
  for (const sentence of sentencesOf(withoutChosenOutline(instructions))) {
    const found = rulesIn(sentence.toLowerCase());
    const wish = found.length === 0 ? readLayoutWish(sentence) : null;
    for (const rule of found) rules.add(rule);
    if (wish) {
      const { rest, ...layout } = wish;
      layouts.push(layout);
      if (rest.length > 0) partly.push(sentence);
    } else if (found.length === 0) unread.push(sentence);
  }
  return { layouts, rules, unread, partly };
}

function rulesIn(sentence: string): Rule[] {
  return RULE_PATTERNS.filter(
    ({ rule, words, isRefusal }) =>
      words.test(sentence) && (!isRefusal || AVOID.test(sentence)) && !refusesOnlyPlacement(rule, sentence),
  ).map(({ rule }) => rule);
}

/**
 * Whether the sentence only refuses a layout or a place: "no pictures on the left", "no full-page pictures", "no
 * pictures on card 3".
 */
function refusesOnlyPlacement(rule: Rule, sentence: string): boolean {
  if (rule !== 'no-pictures') return false;
  return /\b(?:left|right|full|large|big|grid|text|words|(?:first|last|title|cover|opening|closing) (?:card|slide|page)|(?:card|slide|page)s? \d)/.test(
    sentence,
  );
}

/** The sentences that rules can't follow in a deck of this format. */
export function unfollowed(instructions: string | null | undefined, format: Format): string[] {
  const { unread, rules } = deckWishes(instructions);
  // The pages of a document are a single text in one type size.
  if (format !== 'document' || !rules.has('larger-type')) return unread;
  const unfollowedSentences = sentencesOf(instructions ?? '').filter((sentence) =>
    rulesIn(sentence.toLowerCase()).includes('larger-type'),
  );
  return [...unread, ...unfollowedSentences];
}

/** The sentences of which the layout rules may follow only a part: they say more than a layout. */
export function partlyFollowed(instructions: string | null | undefined): string[] {
  return deckWishes(instructions).partly;
}

/** The image source, or none if the instructions refuse pictures. Pictures from the text stay. */
export function wishedSource(source: ImageSourceName, instructions: string | null | undefined): ImageSourceName {
  return deckWishes(instructions).rules.has('no-pictures') ? 'noImages' : source;
}
