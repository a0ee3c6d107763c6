import { describe, expect, it } from 'vitest';
import type { Card } from './blocks';
import { layOutDeck } from './lay-out-deck';
import { card, heading, image, list, paragraph, prose } from './testing/sample-blocks';
import { sampleOptions } from './testing/sample-options';
import { STANDARD_THEMES } from './themes/all-themes';

const placed = (each: Card, theme: (typeof STANDARD_THEMES)[number]) =>
  layOutDeck([card(), each, card()], sampleOptions({ theme })).cards.filter(({ index }) => index === 1);
const text = [heading('Bees'), list('a', 'b')] as const;
const OLD = image({ kind: 'art' } as never);

describe.each(STANDARD_THEMES)('the drawing of an object in $id', (theme) => {
  it('is made of shapes beside the text', () => {
    const [drawn] = placed(card(...text, image()), theme);
    expect(drawn!.layout).toBe('bullets-image-left');
    expect(drawn!.elements.filter(({ kind }) => kind === 'image')).toEqual([]);
    expect(drawn!.elements.filter((each) => each.kind === 'shape' && each.shape === 'path').length).toBeGreaterThan(3);
  });

  it('is dropped if the text would have to shrink for it, or if it has no name, as in decks of earlier versions', () => {
    const crowded = [heading('Ways'), paragraph(prose(110))];
    const elements = (each: Card) => placed(each, theme).flatMap((page) => page.elements);
    expect(elements(card(...crowded, image()))).toEqual(elements(card(...crowded)));
    expect(elements(card(...text, OLD))).toEqual(elements(card(...text)));
  });
});
