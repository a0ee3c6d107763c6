import { describe, expect, it } from 'vitest';
import { DIMENSIONS, FORMATS } from '../../contract/enums';
import type { Picture } from '../blocks';
import { checkPlaced } from '../check/check-placed';
import { isPaged } from '../deck';
import { layOutDeck } from '../lay-out-deck';
import { LAYOUT_NAMES } from '../placed';
import { card, heading, image, paragraph } from './sample-blocks';
import { sampleOptions } from './sample-options';

const sized = (width: number, height: number): Picture => ({
  kind: 'file',
  key: `${width}x${height}`,
  mediaType: 'image/png',
  width,
  height,
});
const LOGO = 'https://example.org/logo.png';
const SHAPES = FORMATS.flatMap((format) => DIMENSIONS[format].map((dimensions) => [format, dimensions] as const));

/** A divider line or a spacer from a web page: a picture by its type, a hairline by its proportions. */
describe.each([
  ['flat', sized(6000, 1)],
  ['narrow', sized(1, 6000)],
])('a picture as %s as a line', (_, picture) => {
  it.each(SHAPES)('has a box of a visible size in a %s of %s, in every layout and as a logo', (format, dimensions) => {
    for (const layout of LAYOUT_NAMES) {
      for (const additionalInstructions of ['Images on the left', null]) {
        const { cards } = layOutDeck(
          [card(image(picture)), card(heading('Harbour'), image(picture), paragraph('It opened in May.'))],
          sampleOptions({
            format,
            dimensions,
            layoutSequence: [layout],
            additionalInstructions,
            headerFooter: { topLeft: { type: 'image', source: 'custom', src: LOGO } },
            pictures: new Map([[LOGO, picture]]),
          }),
        );
        expect(checkPlaced(cards)).toEqual({ inside: [], overlaps: [] });
        const boxes = cards.flatMap(({ elements }) =>
          elements.flatMap((each) => (each.kind === 'image' ? each.box : [])),
        );
        // In a paged document, both cards and one logo are on the same page.
        expect(boxes).toHaveLength(format === 'document' && isPaged(dimensions) ? 3 : 4);
        for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
      }
    }
  });
});
