import type { Block, ListItem, TextRun } from '../blocks';
import type { Content } from '../content/read-content';
import { wordsIn } from '../content/read-content';
import { wornMarker } from '../text/worn-marker';

/** The groups of a card that has only two or three subheadings with their content; null for any other card. */
export function fewGroups({ groups, intro, texts, images }: Content): Block[][] | null {
  const isAll = intro.length === 0 && images.length === 0 && groups.flat().length === texts.length;
  return isAll && groups.length >= 2 && groups.length <= 3 ? groups : null;
}

/** The items of a short list and the paragraphs before it. */
export type ShortItems = { items: TextRun[][]; before: Block[] };

/** Items with more words than this are read as text. */
const LONG_ITEM = 26;
const MOST_ITEMS = 6;

/**
 * The items of the only plain list on a card, if they are few and short enough to be set as lines, cells or tiles, and
 * the paragraphs before it. Null for any other card.
 */
export function shortItems({ texts, images }: Content, most = MOST_ITEMS, words = LONG_ITEM): ShortItems | null {
  const list = texts.at(-1);
  if (list?.kind !== 'list' || list.ordered || list.items.length > most) return null;
  const before = texts.slice(0, -1);
  if (before.some(({ kind }) => kind !== 'paragraph')) return null;
  if (images.some(({ picture }) => picture.kind !== 'art')) return null;
  return list.items.every((item) => isShort(item, words))
    ? { items: list.items.map(({ runs }) => runs), before }
    : null;
}

function isShort(item: ListItem, words: number): boolean {
  return item.level === 0 && wornMarker(item, false) === null && wordsIn(item.runs) <= words;
}
