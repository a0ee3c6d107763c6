import type { Block } from '../../blocks';
import { readContent } from '../../content/read-content';
import type { FontBook } from '../../fonts/font-book';
import { inksOn } from '../../layout/measure/text-font';
import { STANDARD_STEP, typeScale } from '../../layout/measure/type-scale';
import type { CardToPlace } from '../../layout/placement';
import type { PlacedShape } from '../../placed';
import { POINT, type Stage } from '../../skeletons/stage';
import type { DeckTheme } from '../../theme';
import type { Box, Size } from '../../units';

/** What the art of a page depends on. The same page always gets the same art. */
export type ArtFacts = {
  theme: DeckTheme;
  title: string;
  fonts: FontBook;
};

/** A request for one drawing. `turn` is the position of the band, so that neighbours are not alike. */
export type ArtWish = ArtFacts & { turn: number };

export type Drawing = { shapes: PlacedShape[]; box: Box };
export type DrawArt = (wish: ArtWish) => Drawing;

/** An empty card of any size, in pixels of the design, for the drawing functions of the skeletons. */
export function artCard({ turn, ...facts }: ArtWish, size: Size): CardToPlace {
  const { theme, title, fonts } = facts;
  const card = { width: size.width * POINT, height: size.height * POINT };
  const lines = { from: 1, to: 1 };
  const heading: Block = { kind: 'heading', level: 1, runs: [{ text: title }], lines };
  return {
    content: readContent({ blocks: [heading], notes: null, labelOnly: false }),
    index: turn,
    total: turn + 2,
    layout: 'title',
    options: {
      ...facts,
      ...{ format: 'presentation', dimensions: '16x9' },
      ...{ headerFooter: null, layoutSequence: null, additionalInstructions: null },
    },
    frame: { card, body: { x: 0, y: 0, ...card }, bare: true, portrait: false },
    measure: {
      theme,
      book: fonts,
      scale: typeScale(theme, 'presentation', '16x9', STANDARD_STEP),
      inks: inksOn('ground'),
      maxPicture: 0,
    },
  };
}

/** The shapes drawn on a stage, cropped to `box`. */
export function drawn(stage: Stage, box: Box = { x: 0, y: 0, width: stage.width, height: stage.height }): Drawing {
  return { shapes: stage.elements.filter((element) => element.kind === 'shape'), box: stage.boxOf(box) };
}
