import type { PathStep } from '@/lib/deck/path';
import type { PlacedShape } from '@/lib/deck/placed';
import type { PageContext } from './page-context';
import { type PdfDocument, roundedRect } from './pdf-document';
import { drawArtifact } from './tags';

/** Draws a shape as decoration, which is not read aloud. */
export function drawShape(shape: PlacedShape, context: PageContext): void {
  drawArtifact(context.document, 'Layout', () => paintShape(shape, context));
}

/** The same, within content that the caller has already marked. */
export function paintShape(shape: PlacedShape, { document, colour }: PageContext): void {
  const stroke = shape.stroke ?? lineStroke(shape);
  document.save();
  if (shape.opacity < 1) document.opacity(Math.max(0, shape.opacity));
  if (shape.fill && shape.shape !== 'line') {
    outline(document, shape);
    document.fill(shape.fillTo ? gradient(document, shape, colour) : colour(shape.fill));
  }
  if (stroke) {
    document.lineWidth(stroke.width);
    if (stroke.round) document.lineCap('round').lineJoin('round');
    if (stroke.dashed) document.dash(stroke.width * 4, { space: stroke.width * 3 });
    outline(document, shape);
    document.stroke(colour(stroke.colour));
  }
  document.restore();
}

/** A vertical gradient from the fill at the top to the other colour at the bottom. */
function gradient(document: PdfDocument, { box, fill, fillTo }: PlacedShape, colour: PageContext['colour']) {
  const paint = document.linearGradient(box.x, box.y, box.x, box.y + box.height);
  if (fill && fillTo) paint.stop(0, colour(fill)).stop(1, colour(fillTo));
  return paint;
}

/** A line without a stroke uses its fill as one. */
function lineStroke(shape: PlacedShape): PlacedShape['stroke'] {
  return shape.shape === 'line' && shape.fill ? { colour: shape.fill, width: 1, dashed: false } : null;
}

function outline(document: PdfDocument, shape: PlacedShape): void {
  const { box } = shape;
  switch (shape.shape) {
    case 'rect':
      roundedRect(document, box, shape.radius);
      return;
    case 'ellipse':
      document.ellipse(box.x + box.width / 2, box.y + box.height / 2, box.width / 2, box.height / 2);
      return;
    case 'line':
      document.moveTo(box.x, box.y).lineTo(box.x + box.width, box.y + box.height);
      return;
    case 'path':
      for (const step of shape.path) tracePath(document, step);
  }
}

function tracePath(document: PdfDocument, step: PathStep): void {
  switch (step[0]) {
    case 'M':
      document.moveTo(step[1], step[2]);
      return;
    case 'L':
      document.lineTo(step[1], step[2]);
      return;
    case 'C':
      document.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6]);
      return;
    case 'Z':
      document.closePath();
  }
}
