import { mayEndDeck } from '../layout/ends-deck';
import type { CardToPlace } from '../layout/placement';
import { plainText } from '../text/text-runs';

const CLOSING_WORDS = 40;

/**
 * The layout that a card with generated art would have without it: a quotation or a closing card has its own drawing,
 * which art would only take space from. Null for other cards, and for pictures with content.
 */
export function artEvent({
  content,
  index,
  total,
}: Pick<CardToPlace, 'content' | 'index' | 'total'>): 'quote' | 'closing' | null {
  const { texts, heading, words, images } = content;
  if (images.some(({ picture }) => picture.kind !== 'art')) return null;
  if (texts.length === 1 && texts[0]?.kind === 'quote' && !texts[0].callout) return 'quote';
  const isLast = index > 0 && index === total - 1;
  const isShort = texts.every(({ kind }) => kind === 'paragraph') && words <= CLOSING_WORDS;
  return isLast && heading && mayEndDeck(plainText(heading.runs)) && !content.isRepeated && isShort ? 'closing' : null;
}
