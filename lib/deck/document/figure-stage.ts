import type { Content } from '../content/read-content';
import type { LayoutOptions } from '../layout/layout-options';
import type { MeasureContext } from '../layout/measure/measured';
import { POINT, Stage } from '../skeletons/stage';
import type { Points } from '../units';
import type { DocumentFrame } from './document-frame';

/** The context in which a figure of a document is drawn. `index` is that of its card. */
export type FigureContext = {
  content: Content;
  index: number;
  frame: DocumentFrame;
  measure: MeasureContext;
  options: LayoutOptions;
};

/** Charts and pictures are designed for slides. In a document, everything in them is smaller. */
export class FigureStage extends Stage {
  constructor({ content, index, frame, measure, options }: FigureContext) {
    const { page, text } = frame;
    super(
      {
        content,
        index,
        total: index + 2,
        layout: 'chart',
        options,
        frame: { card: page, body: { ...text, y: 0, height: page.height }, bare: true, portrait: true },
        measure,
      },
      'ground',
      0,
    );
  }

  override size(size: number): number {
    return Math.max(LEAST / POINT, size * FIGURE_SCALE);
  }
}

const LEAST: Points = 8.5;
const FIGURE_SCALE = 0.56;
