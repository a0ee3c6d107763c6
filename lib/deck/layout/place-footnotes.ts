import type { BlockOf } from '../blocks';
import type { PlacedCard, PlacedElement } from '../placed';
import type { ColourToken } from '../theme';
import type { Box, Points } from '../units';
import { freeGround } from './free-ground';
import type { LayoutOptions } from './layout-options';
import { measureRuns, type TextLook } from './measure/measure-text-block';
import { drawStack, type Stack, stackMeasured } from './measure/stack';
import { inksOn } from './measure/text-font';
import { STANDARD_STEP, type TypeScale, typeScale } from './measure/type-scale';

type Footnotes = readonly BlockOf<'paragraph'>[];

/** Distance from the lower edge of a card whose shorter side is 540 points. */
const EDGE: Points = 30;
/** Space between footnotes and the footer, and above footnotes that space is reserved for. */
const SPACE: Points = 8;
const ABOVE: Points = 18;
const BETWEEN: Points = 3;
/** Additional space above footnotes. */
const CLEAR: Points = 6;
/** The foot of a story, which the platform covers. */
const STORY_FOOT: Points = 176;
/** Shares of the width beside a picture. */
export const WIDE = [1];
export const NARROW = [0.66, 0.45];
const NARROWEST: Points = 150;
/** The most left edges to try. */
const MOST_LEFTS = 4;
/** Maximum share of the height of a card for its footnotes. */
const MOST_OF_CARD = 0.25;
/** How far up the card footnotes may be, as a share of its height, and the distance between two positions to try. */
const HIGHEST = 0.4;
const STEP: Points = 4;
/** A taller card number is not part of a footer. */
const TALLEST_FOOTER: Points = 32;
/** A share of the card, and the width of a line. */
const WHOLE = 0.85;
const HAIRLINE: Points = 1.5;
/** Paper with at least this many lines is ruled. */
const LEAST_LINES = 6;

/**
 * Draws footnotes at the foot of a finished card, above its footer, in small muted type. They take the lowest place
 * where nothing else is. Null if there is none.
 * @param shares of the width from the left edge of the text, to try in order
 */
export function placeFootnotes(
  card: PlacedCard,
  notes: Footnotes,
  options: LayoutOptions,
  shares: readonly number[],
): PlacedCard | null {
  const scale = scaleOf(options);
  const limit = lowestEdge(card, options);
  const elements = withoutTexture(card).filter(({ box }) => box.y + box.height > limit * 0.3);
  const near = { ground: card.ground, elements };
  const texts = elements.filter((each) => each.kind !== 'shape' && !isHead(each));
  for (const size of new Set([Math.max(scale.caption, scale.floor), scale.floor]))
    for (const x of leftEdges(card, scale))
      for (const share of shares) {
        const width = (card.width - x - Math.min(x, scale.marginX)) * share;
        const { height } = measureNotes(notes, width, size, card.ground, options);
        if (width < NARROWEST || height > card.height * MOST_OF_CARD) continue;
        const place = lowestPlace(near, texts, { x, y: limit - height, width, height }, share === 1);
        if (!place) continue;
        const stack = measureNotes(notes, width, size, place.ground, options);
        const drawn = drawStack(stack, 0, stack.slices.length, { x, y: place.y, width });
        return { ...card, elements: [...card.elements, ...drawn] };
      }
  return null;
}

/**
 * The lowest free place for a box, with its ground. Footnotes are below all text in their columns, and a narrow column
 * of them is below all text of the card.
 */
function lowestPlace(
  card: Pick<PlacedCard, 'ground' | 'elements'>,
  texts: readonly PlacedElement[],
  { x, y: lowest, width, height }: Box,
  isWide: boolean,
): { y: Points; ground: ColourToken } | null {
  for (let y = lowest; y > lowest * (1 - HIGHEST); y -= STEP) {
    const ground = freeGround(card, { x, y: y - CLEAR, width, height: height + CLEAR });
    if (ground === null) continue;
    const isBelow = texts.every(
      ({ box }) => box.y + box.height <= y || (isWide && (box.x >= x + width || box.x + box.width <= x)),
    );
    return isBelow ? { y, ground } : null;
  }
  return null;
}

/** The height to reserve for footnotes on a card without free space at its foot. */
export function footnotesHeight(notes: Footnotes, width: Points, options: LayoutOptions): Points {
  const scale = scaleOf(options);
  return measureNotes(notes, width - scale.marginX * 2, scale.floor, 'ground', options).height + ABOVE;
}

function scaleOf({ theme, format, dimensions }: LayoutOptions): TypeScale {
  return typeScale(theme, format, dimensions, STANDARD_STEP);
}

function measureNotes(
  notes: Footnotes,
  width: Points,
  size: Points,
  ground: ColourToken,
  { theme, fonts, format, dimensions }: LayoutOptions,
): Stack {
  const inks = inksOn(ground);
  const scale = typeScale(theme, format, dimensions, STANDARD_STEP);
  const look: TextLook = {
    ...{ role: 'caption', font: 'body', size, leading: 1.3, colour: inks.muted, spaceBefore: BETWEEN, after: 0 },
  };
  const context = { theme, book: fonts, scale, inks: { ...inks, accent: inks.muted }, maxPicture: 0 };
  return stackMeasured(notes.map(({ runs }) => measureRuns(runs, width, look, context)));
}

/** The lower edge of the area above the footer. */
function lowestEdge({ width, height, elements }: PlacedCard, { dimensions }: LayoutOptions): Points {
  const edge = dimensions === '9x16' ? STORY_FOOT : EDGE * Math.min(1, Math.min(width, height) / 540);
  const furniture = elements.filter(
    (element) => isFurniture(element) && element.box.y > height * 0.7 && element.box.height <= TALLEST_FOOTER,
  );
  return furniture.reduce((least, { box }) => Math.min(least, box.y - SPACE), height - edge);
}

function isFurniture(element: PlacedElement): boolean {
  return element.kind === 'text' && (element.role === 'footer' || element.role === 'cardNumber');
}

/** A heading may be at the foot of the card. */
function isHead(element: PlacedElement): boolean {
  return element.kind === 'text' && (element.role === 'title' || isFurniture(element) || element.role === 'header');
}

/** The elements without the lines of the paper, over which body text is drawn too. */
function withoutTexture({ elements, width, height }: PlacedCard): PlacedElement[] {
  const isGrid = (element: PlacedElement) =>
    element.kind === 'shape' &&
    element.shape === 'path' &&
    element.fill === null &&
    (element.stroke?.width ?? 0) <= HAIRLINE &&
    element.box.width >= width * WHOLE &&
    element.box.height >= height * WHOLE;
  const isLine = ({ kind, box }: PlacedElement) =>
    kind === 'shape' &&
    Math.min(box.width, box.height) <= HAIRLINE &&
    (box.width >= width * WHOLE || box.height >= height * WHOLE);
  const isRuled = elements.filter(isLine).length >= LEAST_LINES;
  return elements.filter((element) => !isGrid(element) && !(isRuled && isLine(element)));
}

/** The left edges of the title and of the other texts. Footnotes are aligned with one of them. */
function leftEdges({ elements }: PlacedCard, { marginX }: TypeScale): Points[] {
  const texts = elements.filter((element) => element.kind === 'text' && !isFurniture(element));
  const title = texts.filter((element) => element.kind === 'text' && element.role === 'title');
  const bodies = texts.filter((element) => element.kind === 'text' && element.role === 'body');
  const all = [...title, ...bodies].map(({ box }) => Math.round(box.x));
  return [...new Set([...all, marginX])].slice(0, MOST_LEFTS);
}
