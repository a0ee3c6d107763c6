import type { Box } from '../../units';
import type { DiagramLook } from '../diagram-look';
import { drawHierarchy } from '../draw-hierarchy';
import { drawPyramid } from '../draw-pyramid';
import { onPage } from './lists';
import { PAD, type PosterPage } from './page';

const LOOK: DiagramLook = {
  font: 'strong',
  boxes: [{ fill: 'accent' }, { fill: 'second' }, { fill: 'surface' }],
  radius: 0,
  levels: ['accent', 'second', 'third', 'fourth', 'ink'],
  line: { colour: 'ink', width: 4 },
};

/** The area of a diagram, on its own block. */
function areaOf(page: PosterPage, top: number): Box {
  page.tile(0, top, page.width, page.foot - top, 'ground');
  return { x: PAD, y: top + 36, width: page.width - PAD * 2, height: page.foot - top - 72 };
}

export const placeHierarchy = onPage('hierarchy', (page, { roots }, top) =>
  drawHierarchy(page, roots, areaOf(page, top), LOOK),
);

export const placePyramid = onPage('pyramid', (page, { levels }, top) =>
  drawPyramid(page, levels, areaOf(page, top), LOOK),
);
