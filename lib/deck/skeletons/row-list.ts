import type { BlockOf } from '../blocks';
import { wordsIn } from '../content/read-content';
import type { CardToPlace } from '../layout/placement';
import { wornMarker } from '../text/worn-marker';

const LONG_ITEM = 26;
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
    content.images.some(({ picture }) => picture.kind !== 'art') ||
    content.texts.some(({ kind }) => kind !== 'list' && kind !== 'paragraph') ||
    list.items.length > MOST_ROWS ||
    list.items.some((item) => item.level > 0 || wornMarker(item, false) !== null || wordsIn(item.runs) > LONG_ITEM);
  return isOther ? null : list;
}
