import { expect, it } from 'vitest';
import { layOutDeck } from '../../lay-out-deck';
import type { PlacedElement } from '../../placed';
import { card, heading, paragraph } from '../../testing/sample-blocks';
import { sampleOptions } from '../../testing/sample-options';
import { findStandardTheme } from '../../themes/all-themes';
import { overlap } from '../../units';

/** Distance from the art to text and rules. */
const APART = 10;

const theme = findStandardTheme('proof')!;
const cards = [
  card(heading('Brücken'), paragraph('Ein Bericht über das Jahr 2025.')),
  card(heading('Im Frühjahr'), paragraph('Wir haben drei Brücken gebaut.')),
  card(heading('Danke'), paragraph('Wir danken dem Förderverein und 47 Ehrenamtlichen.')),
];

const isArt = (element: PlacedElement) =>
  element.kind === 'shape' && (element.shape === 'path' || element.shape === 'ellipse');
/** The box of a title is wider than its lines. */
const isText = (element: PlacedElement) => element.kind === 'text' && element.role !== 'title';
const isRule = (element: PlacedElement) =>
  element.kind === 'shape' && element.shape === 'rect' && element.box.height <= 2;

it('keeps the art of covers at a distance from the text', () => {
  for (const title of ['One', 'Three'])
    for (const dimensions of ['16x9', '4x3'] as const) {
      const placed = layOutDeck(cards, sampleOptions({ theme, title, dimensions })).cards;
      for (const { elements } of [placed[0]!, placed[2]!]) {
        const art = elements.filter(isArt);
        expect(art.length).toBeGreaterThan(0);
        for (const { box } of elements.filter((element) => isText(element) || isRule(element))) {
          const around = { x: box.x - APART, y: box.y, width: box.width + APART * 2, height: box.height };
          expect(art.filter((each) => overlap(each.box, around))).toEqual([]);
        }
      }
    }
});
