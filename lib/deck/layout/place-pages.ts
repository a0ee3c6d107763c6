import { nominalSize } from '../deck';
import type { PlacedElement } from '../placed';
import type { Size } from '../units';
import { measureHead } from './card-head';
import type { CardToFit } from './fit-card';
import { makeFrame } from './frame';
import { measureBlock } from './measure-block';
import { type Bands, measureBands } from './place-header-footer';
import { splitStack } from './split-columns';
import { drawStack, stackHeight, stackMeasured } from './stack';
import { inksOn } from './text-font';
import { STANDARD_STEP, typeScale } from './type-scale';

export type PlacedPage = { size: Size; bands: Bands; overflows: boolean; draw(): PlacedElement[] };

/**
 * One card of a paged document on as many pages as it needs: tables repeat their head, headings stay with what
 * follows, paragraphs keep two lines together. Only a strip taller than a page makes its page grow.
 */
export function placePages(card: CardToFit): PlacedPage[] {
  const { options, content, index, total } = card;
  const { theme, format, dimensions, fonts } = options;
  const scale = typeScale(theme, format, dimensions, STANDARD_STEP);
  const inks = inksOn('ground');
  const size = nominalSize(format, dimensions);
  const bands = measureBands(options, { index, total }, size, scale, inks);
  const { body } = makeFrame(size, scale, bands);
  const measure = { theme, book: fonts, scale, inks, maxPicture: Math.min(340, body.height * 0.5) };
  const toPlace = {
    content,
    index,
    total,
    layout: 'flow' as const,
    options,
    frame: makeFrame(size, scale, bands),
    measure,
  };
  const stack = stackMeasured([
    ...measureHead(toPlace, body.width),
    ...content.body.map((block) => measureBlock(block, body.width, measure)),
  ]);
  return splitStack(stack, () => body.height).map(({ from, to }) => {
    const over = Math.max(0, Math.ceil(stackHeight(stack, from, to) - body.height));
    return {
      size: { ...size, height: size.height + over },
      bands,
      overflows: over > 0,
      draw: () => drawStack(stack, from, to, body),
    };
  });
}
