import type { CardToPlace } from '../layout/placement';

const CLOSING_WORDS = 40;

/**
 * What a card with made-up art is without it: a quotation or a farewell has a drawing of its own, which art would only
 * take the room from. Null for other cards, and for pictures that show something.
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
  return isLast && heading && isShort ? 'closing' : null;
}
