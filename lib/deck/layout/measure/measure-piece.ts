import type { FontFaceMetrics } from '../../fonts/font-book';
import { measureText } from '../../fonts/measure-text';

/** Width of a piece of text in ems. A joined sequence of emoji counts as one. */
export function measurePiece(face: FontFaceMetrics, text: string, tracking: number): number {
  const seen = text.includes('\u200D') ? text.replace(JOINED, '') : text;
  return measureText(face, seen, 1, tracking);
}

/** A zero-width joiner and the emoji that it joins to the one before. */
const JOINED = /\u200D\p{Extended_Pictographic}\uFE0F?/gu;
