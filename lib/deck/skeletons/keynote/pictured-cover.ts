import type { CardToPlace, Placement } from '../../layout/placement';
import { coverPictures, drawCoverPictures } from '../cover-pictures';
import { titleLeading } from '../cover-type';
import { headingLook, heightOfAll, KeynotePage, putAll, thinLook } from './page';
import { textsOf } from './text';

/** The title and the rest of the text above the pictures of the card, which reach its edges. */
export function placePictured(card: CardToPlace): Placement {
  const page = new KeynotePage(card);
  const { heading, kicker } = card.content;
  let y = Math.max(48, page.top + 8);
  if (kicker) y = page.centred(kicker.runs, y, { font: 'body', size: 24, colour: 'muted' }) + 8;
  if (heading) {
    const box = { width: page.width - 128, height: 170, lines: 2 };
    const set = page.fit(
      heading.runs,
      box,
      { ...headingLook(card, 88), ...thinLook(88), leading: titleLeading(card.measure, 1.08) },
      40,
    );
    if (set.height > box.height) page.miss(set.height - box.height);
    set.put(64, y);
    y += set.height + 12;
  }
  const facts = factsOf(page, card, Math.min(page.measure, 760));
  facts.put(y);
  y += facts.height + (facts.height > 0 ? 32 : 16);
  const lowest = card.frame.bare ? page.height : page.bottom;
  drawCoverPictures(page, coverPictures(card.content), { x: 0, y, width: page.width, height: lowest - y }, true);
  return page.placement();
}

/** The text that goes with a title: the first line in the accent colour, the rest muted. */
export function factsOf(
  page: KeynotePage,
  card: CardToPlace,
  width: number,
): { width: number; height: number; put(y: number): void } {
  const blocks = card.content.body.filter(({ kind }) => kind !== 'image');
  if (blocks.length === 0) return { width: 0, height: 0, put: () => undefined };
  const x = page.axis - width / 2;
  const texts = textsOf(blocks);
  if (!texts)
    return {
      width,
      height: page.heightOf(blocks, width, { size: 22 }),
      put: (y) => void page.blocks(blocks, x, y, width, { size: 22 }),
    };
  const sets = texts.map((runs, at) =>
    page.set(runs, width, {
      font: 'body',
      size: at === 0 ? 32 : 22,
      leading: 1.3,
      colour: at === 0 ? 'accentInk' : 'muted',
      align: 'center',
      balanced: true,
    }),
  );
  return { width: sets[0]?.width ?? 0, height: heightOfAll(sets), put: (y) => putAll(sets, x, y) };
}
