import type { Box } from '../../units';
import type { DiagramLook } from '../diagram-look';
import { drawHierarchy } from '../draw-hierarchy';
import { drawPyramid } from '../draw-pyramid';
import { onPage } from './lists';
import { MARGIN, type SoftPage } from './page';

const LOOK: DiagramLook = {
  font: 'strong',
  boxes: [{ fill: 'accent' }, { fill: 'third' }, { fill: 'surface' }],
  radius: 18,
  levels: ['accent', 'third', 'second', 'fourth'],
  line: { colour: 'line', width: 3 },
};

function areaOf(page: SoftPage, head: number): Box {
  const top = head + 36;
  return { x: MARGIN, y: top, width: page.measure, height: page.foot - top };
}

export const placeHierarchy = onPage('hierarchy', (page, { roots }, top) =>
  drawHierarchy(page, roots, areaOf(page, top), LOOK),
);

export const placePyramid = onPage('pyramid', (page, { levels }, top) =>
  drawPyramid(page, levels, areaOf(page, top), LOOK),
);
