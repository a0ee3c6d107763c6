import type { PlacedShape } from '../placed';
import type { DeckTheme, Motif } from '../theme';
import { drawBand } from './band';
import { drawCornerBlocks } from './corner-blocks';
import { drawDiagonal } from './diagonal';
import { drawDots } from './dots';
import { drawEdgeBar } from './edge-bar';
import { drawFrame } from './frame';
import { drawGrid } from './grid';
import { drawHalfMoon } from './half-moon';
import { type MotifBrush, type MotifCard, takeBrush } from './motif-brush';
import { drawRings } from './rings';
import { drawRuled } from './ruled';
import { drawUnderline } from './underline';

const DRAW = {
  none: () => [],
  'edge-bar': drawEdgeBar,
  'corner-blocks': drawCornerBlocks,
  ruled: drawRuled,
  dots: drawDots,
  rings: drawRings,
  band: drawBand,
  diagonal: drawDiagonal,
  frame: drawFrame,
  'half-moon': drawHalfMoon,
  grid: drawGrid,
  underline: drawUnderline,
} as const satisfies Record<Motif, (brush: MotifBrush) => PlacedShape[]>;

/**
 * The decoration that the theme draws first on a card. Sparse on content cards, generous on title, section and closing
 * cards. Text over any of it passes AA. Round shapes may extend beyond the edge of the card, where renderers clip them.
 */
export function drawMotif(theme: DeckTheme, card: MotifCard): PlacedShape[] {
  return DRAW[theme.motif](takeBrush(theme, card)).filter((shape) => shape.opacity > 0);
}
