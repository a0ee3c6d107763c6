import type { Box, Points } from '@/lib/deck/units';
import type { PdfDocument } from './pdf-document';

/** The path of a box; the corner radius is at most half the shorter side. */
export function roundedRect(document: PdfDocument, box: Box, radius: Points): void {
  const corner = Math.min(radius, box.width / 2, box.height / 2);
  if (corner > 0) document.roundedRect(box.x, box.y, box.width, box.height, corner);
  else document.rect(box.x, box.y, box.width, box.height);
}
