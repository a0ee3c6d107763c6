import type { Format, ImageSourceName } from '../../contract/enums';
import { withoutChosenOutline } from '../outlines/chosen-outline';
import { hasPhrase } from '../words/match-phrases';
import { type Rule, WISH_WORDS } from '../words/wish-words';
import { isRefusal, type LayoutWish, readLayoutWish, sentencesOf } from './layout-wishes';

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
    const found = rulesIn(sentence);
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
  const { rules, placement } = WISH_WORDS.en;
  const refuses = isRefusal(sentence);
  return rules
    .filter(({ words, isRefusal: isRefused }) => hasPhrase(sentence, words) && (!isRefused || refuses))
    .filter(({ rule }) => rule !== 'no-pictures' || !hasPhrase(sentence, placement))
    .map(({ rule }) => rule);
}

/** The sentences that rules can't follow in a deck of this format. */
export function unfollowed(instructions: string | null | undefined, format: Format): string[] {
  const { unread, rules } = deckWishes(instructions);
  // The pages of a document are a single text in one type size.
  if (format !== 'document' || !rules.has('larger-type')) return unread;
  const unfollowedSentences = sentencesOf(instructions ?? '').filter((sentence) =>
    rulesIn(sentence).includes('larger-type'),
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
