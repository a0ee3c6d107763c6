import type { Box } from '../../units';
import type { DiagramLook } from '../diagram-look';
import { drawHierarchy } from '../draw-hierarchy';
import { drawPyramid } from '../draw-pyramid';
import { onPage } from './lists';
import type { EditorialPage } from './page';

const LOOK: DiagramLook = {
  font: 'body',
  boxes: [
    { fill: 'ink' },
    { fill: 'ground', stroke: { colour: 'ink', width: 1.5 } },
    { fill: 'ground', stroke: { colour: 'line', width: 1.5 } },
  ],
  radius: 0,
  levels: ['ink', 'accent', 'fourth', 'third'],
  line: { colour: 'ink', width: 1.5 },
};

function areaOf(page: EditorialPage, top: number): Box {
  return { x: page.x, y: top, width: page.room, height: page.foot - top - 20 };
}

export const placeHierarchy = onPage('hierarchy', (page, { roots }, top) =>
  drawHierarchy(page, roots, areaOf(page, top), LOOK),
);

export const placePyramid = onPage('pyramid', (page, { levels }, top) =>
  drawPyramid(page, levels, areaOf(page, top), LOOK),
);
