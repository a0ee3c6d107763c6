import type { Box } from '../../units';
import type { DiagramLook } from '../diagram-look';
import { drawHierarchy } from '../draw-hierarchy';
import { drawPyramid } from '../draw-pyramid';
import { onPage } from './lists';
import type { NotebookPage } from './page';

const LOOK: DiagramLook = {
  font: 'body',
  boxes: [
    { fill: 'second', stroke: { colour: 'ink', width: 2.5 } },
    { fill: 'surface', stroke: { colour: 'ink', width: 2 } },
    { fill: 'ground', stroke: { colour: 'ink', width: 1.5 } },
  ],
  radius: 5,
  levels: ['second', 'fourth', 'third', 'accent'],
  line: { colour: 'ink', width: 2, round: true },
};

function areaOf(page: NotebookPage, top: number): Box {
  return { x: page.left, y: top, width: page.room, height: page.foot - top };
}

export const placeHierarchy = onPage('hierarchy', (page, { roots }, top) =>
  drawHierarchy(page, roots, areaOf(page, top), LOOK),
);

export const placePyramid = onPage('pyramid', (page, { levels }, top) =>
  drawPyramid(page, levels, areaOf(page, top), LOOK),
);
