import type { Box } from '../../units';
import type { DiagramLook } from '../diagram-look';
import { drawHierarchy } from '../draw-hierarchy';
import { drawPyramid } from '../draw-pyramid';
import { onPage } from './lists';
import type { BlueprintPage } from './page';

const LOOK: DiagramLook = {
  font: 'body',
  boxes: [
    { fill: 'surface', stroke: { colour: 'line', width: 3 } },
    { fill: 'surface', stroke: { colour: 'line', width: 1.5 } },
    { fill: 'ground', stroke: { colour: 'line', width: 1.5, dashed: true } },
  ],
  radius: 0,
  levels: ['accent', 'surface'],
  line: { colour: 'line', width: 1.5 },
};

function areaOf(page: BlueprintPage, top: number): Box {
  return { x: page.left, y: top + 4, width: page.room, height: page.foot - top - 4 };
}

export const placeHierarchy = onPage('hierarchy', (page, { roots }, top) =>
  drawHierarchy(page, roots, areaOf(page, top), LOOK),
);

export const placePyramid = onPage('pyramid', (page, { levels }, top) =>
  drawPyramid(page, levels, areaOf(page, top), LOOK),
);
