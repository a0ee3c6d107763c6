import { describe, expect, it } from 'vitest';
import type { Card } from './blocks';
import { layOutDeck } from './lay-out-deck';
import type { PlacedCard } from './placed';
import { card, heading, image, list, paragraph, prose } from './testing/sample-blocks';
import { sampleOptions } from './testing/sample-options';
import { findStandardTheme } from './themes/all-themes';

/** A theme that shows art beside text. */
const theme = findStandardTheme('velvet')!;
const layOut = (each: Card) =>
  layOutDeck([card(), each, card()], sampleOptions({ theme })).cards.filter(({ index }) => index === 1);
const art = (pages: PlacedCard[]) =>
  pages.flatMap(({ elements }) => elements.filter((element) => element.kind === 'image'));

describe('art', () => {
  it('stays if there is room for it', () => {
    expect(art(layOut(card(heading('Ways'), list('a', 'b'), image())))).toHaveLength(1);
  });

  it('is dropped if the text would have to shrink for it', () => {
    const crowded = card(heading('Ways'), paragraph(prose(110)), image());
    const pages = layOut(crowded);
    expect(art(pages)).toEqual([]);
    expect(pages.map(({ verdict }) => verdict.kind)).toEqual(['reflowed']);
  });

  it('takes less than half of a slide beside a short line', () => {
    const [placed] = layOut(card(heading('Fires'), paragraph('38 fires.'), image()));
    const [picture] = art([placed!]);
    expect(picture!.box.width * picture!.box.height).toBeLessThan(placed!.width * placed!.height * 0.5);
  });
});
