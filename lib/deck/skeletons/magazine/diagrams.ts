import type { Box } from '../../units';
import type { DiagramLook } from '../diagram-look';
import { drawHierarchy } from '../draw-hierarchy';
import { drawPyramid } from '../draw-pyramid';
import { onPage } from './lists';
import type { MagazinePage } from './page';

const LOOK: DiagramLook = {
  font: 'strong',
  boxes: [{ fill: 'accent' }, { fill: 'second' }, { fill: 'surface' }],
  radius: 0,
  levels: ['accent', 'second', 'third', 'fourth'],
  line: { colour: 'ink', width: 2 },
};

function areaOf(page: MagazinePage, head: number): Box {
  const { x, width } = page.column;
  return { x, y: head + 36, width, height: page.lowest - head - 36 };
}

export const placeHierarchy = onPage('hierarchy', (page, { roots }, top) =>
  drawHierarchy(page, roots, areaOf(page, top), LOOK),
);

export const placePyramid = onPage('pyramid', (page, { levels }, top) =>
  drawPyramid(page, levels, areaOf(page, top), LOOK),
);
