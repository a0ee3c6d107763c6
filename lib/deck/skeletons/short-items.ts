import type { Block, BlockOf, ListItem, TextRun } from '../blocks';
import { type Content, wordsIn } from '../content/read-content';
import type { CardToPlace } from '../layout/placement';
import { wornMarker } from '../text/list-marker';
import { wordsOnCard } from '../write/condense-card';

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
  if (before.some(({ kind }) => kind !== 'paragraph') || !areIntroduced(before, list)) return null;
  if (images.length > 0) return null;
  return list.items.every((item) => isShort(item, words))
    ? { items: list.items.map(({ runs }) => runs), before }
    : null;
}

/** The most words before a list of items that are larger than they are. */
const INTRO_WORDS = 30;

/** Whether the text before a list only introduces it. Otherwise both are read as one text. */
function areIntroduced(before: readonly Block[], list: BlockOf<'list'>): boolean {
  return before.length === 0 || (list.items.length > 1 && wordsOnCard(before) <= INTRO_WORDS);
}

function isShort(item: ListItem, words: number): boolean {
  return item.level === 0 && wornMarker(item, false) === null && wordsIn(item.runs) <= words;
}

/** The font of the items of a list: strong, unless that would hide what the text marks bold. */
export function itemFont(items: readonly TextRun[][]): 'strong' | 'body' {
  return items.some((runs) => runs.some(({ bold }) => bold)) ? 'body' : 'strong';
}

const MOST_ROWS = 8;

/** The only list of a card, if its items are short and flat enough to be set as rows below the other text. */
export function rowList({ content }: CardToPlace): BlockOf<'list'> | null {
  const lists = content.texts.filter((block): block is BlockOf<'list'> => block.kind === 'list');
  const list = lists[0];
  const isOther =
    !list ||
    lists.length > 1 ||
    list.ordered ||
    content.texts.indexOf(list) !== content.texts.length - 1 ||
    content.images.length > 0 ||
    content.texts.some(({ kind }) => kind !== 'list' && kind !== 'paragraph') ||
    !areIntroduced(content.texts.slice(0, -1), list) ||
    list.items.length > MOST_ROWS ||
    list.items.some((item) => item.level > 0 || wornMarker(item, false) !== null || wordsIn(item.runs) > LONG_ITEM);
  return isOther ? null : list;
}
