import type { PlacedShape } from '@/lib/deck/placed';
import type { PageContext } from './page-context';
import type { PdfDocument } from './pdf-document';
import { roundedRect } from './rounded-rect';
import { drawArtifact } from './tags';

/** Decoration: drawn, never read. */
export function drawShape(shape: PlacedShape, { document, colour }: PageContext): void {
  const stroke = shape.stroke ?? lineStroke(shape);
  drawArtifact(document, 'Layout', () => {
    document.save();
    if (shape.opacity < 1) document.opacity(Math.max(0, shape.opacity));
    if (shape.fill && shape.shape !== 'line') {
      PATHS[shape.shape](document, shape);
      document.fill(colour(shape.fill));
    }
    if (stroke) {
      document.lineWidth(stroke.width);
      if (stroke.dashed) document.dash(stroke.width * 4, { space: stroke.width * 3 });
      PATHS[shape.shape](document, shape);
      document.stroke(colour(stroke.colour));
    }
    document.restore();
  });
}

/** A line without a stroke takes its fill as one. */
function lineStroke(shape: PlacedShape): PlacedShape['stroke'] {
  return shape.shape === 'line' && shape.fill ? { colour: shape.fill, width: 1, dashed: false } : null;
}

const PATHS = {
  rect: (document, { box, radius }) => roundedRect(document, box, radius),
  ellipse: (document, { box }) => {
    document.ellipse(box.x + box.width / 2, box.y + box.height / 2, box.width / 2, box.height / 2);
  },
  line: (document, { box }) => {
    document.moveTo(box.x, box.y).lineTo(box.x + box.width, box.y + box.height);
  },
} as const satisfies Record<PlacedShape['shape'], (document: PdfDocument, shape: PlacedShape) => void>;
