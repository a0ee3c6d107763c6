import type { BlockOf } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { ColourToken } from '../../theme';
import { labelAbove } from '../body-parts';
import { setRoomy } from '../roomy-sizes';
import { itemFont } from '../short-items';
import { sideFill } from './look';
import { PAD, PosterPage } from './page';

const SQUARES: readonly ColourToken[] = ['accent', 'second', 'third', 'ink', 'fourth'];

export function placeRows(card: CardToPlace, list: BlockOf<'list'>): Placement {
  const { content } = card;
  const page = new PosterPage(card);
  const left = page.sideWidth;
  const fill = sideFill(card.index);
  const head = page.side(fill);
  const above = content.texts.filter((block) => block !== list);
  const label = labelAbove(above);
  const before = label ? above.slice(0, -1) : above;
  if (before.length > 0) page.sideNote(before, fill, head);
  const { items } = list;
  const square = items.length > 5 ? 34 : 48;
  const x = left + PAD + square + 32;
  const size = items.length <= 4 ? 34 : items.length <= 6 ? 30 : 26;
  const named = label ? page.set(label.runs, page.width - left - PAD * 2, { font: 'body', size: 28 }) : null;
  const top = page.crown + (named ? named.height + 40 : 0);
  const lines = items.map(({ runs }) => runs);
  const font = itemFont(lines);
  const texts = setRoomy(lines, size, (page.edge - top) / items.length - 40, (runs, each) =>
    page.wrapped(runs, page.width - x - PAD, { font, size: each, leading: 1.2 }),
  );
  page.tile(left, page.crown, page.width - left, page.tall, 'ground');
  const tops = shareRows(
    page,
    texts.map(({ height }) => height + 28),
    top,
    page.edge,
  );
  named?.put(left + PAD, page.crown + 26);
  for (const [at, text] of texts.entries()) {
    const { y, height } = tops[at]!;
    if (at > 0 || named) page.rect(left, y - 3, page.width - left, 6, 'ink');
    page.rect(left + PAD, y + height / 2 - square / 2, square, square, SQUARES[at % SQUARES.length]!);
    text.put(x, y + (height - text.height) / 2);
  }
  return page.placement();
}

/** Heights of rows that fill a space: equal if everything fits, otherwise each with its share of the spare height. */
export function shareRows(
  page: PosterPage,
  needs: readonly number[],
  top: number,
  bottom: number,
): { y: number; height: number }[] {
  const room = bottom - top;
  const sum = needs.reduce((all, need) => all + need, 0);
  if (sum > room) page.miss(sum - room);
  const equal = room / needs.length;
  const heights = needs.every((need) => need <= equal)
    ? needs.map(() => equal)
    : needs.map((need) => need + (room - sum) / needs.length);
  let y = top;
  return heights.map((height) => {
    const row = { y, height };
    y += height;
    return row;
  });
}
