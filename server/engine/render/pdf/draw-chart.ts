import type { PlacedChart } from '@/lib/deck/placed';
import { legalText } from '../legal-text';
import { drawUntagged } from './draw-lines';
import { paintShape } from './draw-shape';
import type { PageContext } from './page-context';
import { addTag, drawTagged } from './tags';

/** Draws a chart as one figure, with its numbers as the alternative text. */
export function drawChart(chart: PlacedChart, context: PageContext): void {
  const { document, section } = context;
  const figure = addTag(document, section, 'Figure', { alt: legalText(chart.alt) });
  drawTagged(document, figure, 'Figure', () => {
    for (const part of chart.drawing) {
      if (part.kind === 'shape') paintShape(part, context);
      else for (const paragraph of part.paragraphs) drawUntagged(paragraph, context);
    }
  });
}
