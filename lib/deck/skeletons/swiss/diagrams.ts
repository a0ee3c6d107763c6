import type { Box } from '../../units';
import type { DiagramLook } from '../diagram-look';
import { drawHierarchy } from '../draw-hierarchy';
import { drawPyramid } from '../draw-pyramid';
import { onPage } from './lists';
import { MARGIN, type SwissPage } from './page';

const LOOK: DiagramLook = {
  font: 'strong',
  boxes: [{ fill: 'accent' }, { fill: 'ink' }, { fill: 'surface' }],
  radius: 0,
  levels: ['accent', 'ink', 'third'],
  line: { colour: 'ink', width: 2 },
};

function areaOf(page: SwissPage, head: number): Box {
  const top = Math.max(head + 36, 200);
  return { x: MARGIN, y: top, width: page.right - MARGIN, height: page.foot - top };
}

export const placeHierarchy = onPage('hierarchy', (page, { roots }, top) =>
  drawHierarchy(page, roots, areaOf(page, top), LOOK),
);

export const placePyramid = onPage('pyramid', (page, { levels }, top) =>
  drawPyramid(page, levels, areaOf(page, top), LOOK),
);
