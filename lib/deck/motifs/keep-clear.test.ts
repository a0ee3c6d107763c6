import { describe, expect, it } from 'vitest';
import type { Dimensions, Format } from '../../contract/enums';
import type { Card } from '../blocks';
import { layOutDeck } from '../lay-out-deck';
import { sampleOptions } from '../layout/sample-options';
import type { PlacedCard, PlacedShape, PlacedText } from '../placed';
import { TESTED_THEMES } from '../testing/tested-themes';
import { AA_RATIO, blend, contrastRatio } from '../themes/contrast';

const SIZES: [Format, Dimensions][] = [
  ['presentation', '16x9'],
  ['presentation', '4x3'],
  ['document', 'a4'],
  ['social', '1x1'],
  ['social', '9x16'],
];
const lines = { from: 1, to: 1 };
const CARDS: Card[] = [
  [{ kind: 'heading' as const, level: 1 as const, runs: [{ text: 'A title' }], lines }],
  [
    { kind: 'heading' as const, level: 2 as const, runs: [{ text: 'Content' }], lines },
    { kind: 'list' as const, ordered: false, start: 1, items: [{ level: 0, runs: [{ text: 'One thing' }] }], lines },
  ],
  [{ kind: 'heading' as const, level: 1 as const, runs: [{ text: 'Thank you' }], lines }],
].map((blocks) => ({ blocks, notes: null, labelOnly: false }));

const number = { type: 'cardNumber' } as const;
const words = { type: 'text', value: 'Running words' } as const;
const FULL = {
  topLeft: words,
  topCenter: number,
  topRight: words,
  bottomLeft: number,
  bottomCenter: words,
  bottomRight: number,
};

const ROLES = new Set(['header', 'footer', 'cardNumber']);

describe('header, footer and card number', () => {
  it.each(TESTED_THEMES.map((theme) => [theme.name, theme] as const))(
    'keep clear of the marks of the motif and reach AA on its grounds in %s',
    (_, theme) => {
      let looked = 0;
      let laidOut = 0;
      for (const [format, dimensions] of SIZES) {
        const options = sampleOptions({ theme, format, dimensions, headerFooter: FULL });
        for (const card of layOutDeck(CARDS, options).cards) {
          laidOut += 1;
          const shapes = motifOf(card);
          for (const text of card.elements) {
            if (text.kind !== 'text' || !ROLES.has(text.role)) continue;
            looked += 1;
            for (const { shape, colour } of seenBehind(text, shapes)) {
              const side = Math.max(shape.box.width, shape.box.height) / Math.min(card.width, card.height);
              expect(side, `${dimensions} ${card.layout}: a mark behind a running line`).toBeGreaterThan(0.15);
              const ground = blend(theme.palette[colour], theme.palette[card.ground], shape.opacity);
              const ink = text.paragraphs[0]!.runs[0]!.style.colour;
              expect(contrastRatio(theme.palette[ink], ground)).toBeGreaterThanOrEqual(AA_RATIO);
            }
          }
        }
      }
      // A document flows its cards onto fewer pages.
      expect(laidOut).toBeGreaterThan(SIZES.length);
      expect(looked).toBeGreaterThanOrEqual(laidOut * 6);
    },
  );
});

/** The shapes before the first text, which are behind everything. */
function motifOf({ elements }: PlacedCard): PlacedShape[] {
  const first = elements.findIndex(({ kind }) => kind === 'text');
  return elements.slice(0, first).filter((element) => element.kind === 'shape');
}

function seenBehind({ paragraphs }: PlacedText, shapes: readonly PlacedShape[]) {
  return shapes.flatMap((shape) => {
    const colour = shape.fill ?? shape.stroke?.colour;
    const isBehind = paragraphs.some(({ lines }) =>
      lines.some(({ x, baseline, width, runs }) => {
        const size = runs[0]?.style.size ?? 0;
        const { box } = shape;
        return (
          box.x < x + width && x < box.x + box.width && box.y < baseline && baseline - size * 0.7 < box.y + box.height
        );
      }),
    );
    // An outline is not behind what it encloses.
    return isBehind && colour && shape.fill ? [{ shape, colour }] : [];
  });
}
