import { describe, expect, it } from 'vitest';
import { layOutCard } from './lay-out-deck';
import { card, heading, image, list, paragraph, prose } from './layout/sample-blocks';
import { sampleOptions } from './layout/sample-options';
import type { PlacedCard } from './placed';

const PAGE = { format: 'document', dimensions: 'a4' } as const;
const art = (pages: PlacedCard[]) =>
  pages.flatMap(({ elements }) => elements.filter((element) => element.kind === 'image'));
const isArtAlone = ({ elements }: PlacedCard) =>
  elements.some(({ kind }) => kind === 'image') && !elements.some(({ kind }) => kind === 'text');

describe('art', () => {
  it('never adds a page and is never alone on one, whatever the length of the text', () => {
    for (let words = 40; words <= 1200; words += 40) {
      const blocks = [heading('Ways'), paragraph(prose(words))];
      const bare = layOutCard(card(...blocks), 1, 3, sampleOptions(PAGE));
      const decorated = layOutCard(card(...blocks, image()), 1, 3, sampleOptions(PAGE));
      expect(decorated).toHaveLength(bare.length);
      expect(decorated.filter(isArtAlone)).toEqual([]);
    }
  });

  it('stays if there is room for it', () => {
    expect(
      art(layOutCard(card(heading('Ways'), paragraph(prose(40)), image()), 1, 3, sampleOptions(PAGE))),
    ).toHaveLength(1);
    expect(art(layOutCard(card(heading('Ways'), list('a', 'b'), image()), 1, 3, sampleOptions()))).toHaveLength(1);
  });

  it('is dropped if the text would have to shrink for it', () => {
    const crowded = card(heading('Ways'), paragraph(prose(110)), image());
    const [placed] = layOutCard(crowded, 1, 3, sampleOptions());
    expect(placed!.verdict.kind).toBe('placed');
  });

  it('takes less than half of a slide beside a short line', () => {
    const [placed] = layOutCard(card(heading('Fires'), paragraph('38 fires.'), image()), 1, 3, sampleOptions());
    const [picture] = art([placed!]);
    expect(picture!.box.width * picture!.box.height).toBeLessThan(placed!.width * placed!.height * 0.5);
  });
});
