import type { Box } from '../../units';
import type { DiagramLook } from '../diagram-look';
import { drawHierarchy } from '../draw-hierarchy';
import { drawPyramid } from '../draw-pyramid';
import { onPage } from './lists';
import type { KeynotePage } from './page';

const LOOK: DiagramLook = {
  font: 'body',
  boxes: [{ fill: 'accent' }, { fill: 'surface' }, { fill: 'ground', stroke: { colour: 'line', width: 1.5 } }],
  radius: 0,
  levels: ['accent', 'second', 'third', 'fourth'],
  line: { colour: 'fourth', width: 1.5 },
};

function areaOf(page: KeynotePage, head: number): Box {
  const x = page.isNarrow ? 56 : 96;
  const top = Math.max(head + 40, page.top + 48);
  return { x, y: top, width: page.width - x * 2, height: page.foot - top };
}

export const placeHierarchy = onPage('hierarchy', (page, { roots }, top) =>
  drawHierarchy(page, roots, areaOf(page, top), LOOK),
);

export const placePyramid = onPage('pyramid', (page, { levels }, top) =>
  drawPyramid(page, levels, areaOf(page, top), LOOK),
);
