import { grows, nominalSize } from '../deck';
import { DECK_LIMITS } from '../deck-limits';
import type { PlacedElement } from '../placed';
import type { Size } from '../units';
import { measureHead } from './card-head';
import type { CardToFit } from './fit-card';
import { measureBlock } from './measure/measure-block';
import { drawStack, stackHeight, stackMeasured } from './measure/stack';
import { inksOn } from './measure/text-font';
import { FIT_STEPS, STANDARD_STEP, typeScale } from './measure/type-scale';
import { type Bands, measureBands } from './place-header-footer';
import { makeFrame } from './placement';
import { splitStack } from './split-columns';

type PlacedPage = { size: Size; bands: Bands; overflows: boolean; draw(): PlacedElement[] };

/**
 * Places one card on as many pages as it needs: tables repeat their head, headings stay with what follows, and at least
 * two lines of a paragraph stay together. A card grows to the tallest page that a file allows before it continues.
 */
export function placePages(card: CardToFit): PlacedPage[] {
  const { options, content, index, total } = card;
  const { theme, format, dimensions, fonts } = options;
  const step = grows(dimensions) ? STANDARD_STEP : FIT_STEPS.at(-1)!;
  const scale = typeScale(theme, format, dimensions, step);
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
  const room = DECK_LIMITS.pageHeight - (size.height - body.height);
  return splitStack(stack, () => room, { mostPieces: DECK_LIMITS.piecesOnPage }).map(({ from, to }) => {
    const height = stackHeight(stack, from, to);
    const over = Math.max(0, Math.ceil(height - body.height));
    return {
      size: { ...size, height: size.height + over },
      bands,
      overflows: height > room || (over > 0 && !grows(dimensions)),
      draw: () => drawStack(stack, from, to, body),
    };
  });
}
