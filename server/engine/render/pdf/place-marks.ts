import type { Font, GlyphRun } from 'fontkit';

/** Marks that combine with the letter before them: accents, bars and dots of Latin, Greek, Cyrillic and formulas. */
export const COMBINING = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/;

/** Between a letter and the mark above it, relative to the size: at least, and at most. */
const GAP = { least: 0.05, most: 0.12 };

/**
 * Puts marks over their letters where the font does not say how. Many fonts position the marks of their own language
 * only and draw the others at the right of the letter, as if each stood by itself.
 */
export function placeMarks(font: Font): void {
  const layout = font.layout.bind(font);
  font.layout = (text, ...rest) => {
    const run = layout(text, ...rest);
    if (typeof text !== 'string' || COMBINING.test(text)) centreMarks(run, font);
    return run;
  };
}

function centreMarks({ glyphs, positions }: GlyphRun, font: Font): void {
  const [least, most] = [GAP.least * font.unitsPerEm, GAP.most * font.unitsPerEm];
  let base = -1;
  /** How far the pen is behind the origin of the base. */
  let pen = 0;
  /** How high the base reaches with the marks that are on it. */
  let top = 0;
  /** The font has left a mark of this letter where it was: it has placed the next one relative to that. */
  let isOurs = false;
  let marks = 0;
  for (const [at, glyph] of glyphs.entries()) {
    const position = positions[at]!;
    const { bbox } = glyph;
    const isCombining = glyph.codePoints.length > 0 && glyph.codePoints.every(isMark);
    if (!isCombining || base < 0) {
      [base, pen, top, isOurs, marks] = [at, position.xAdvance, bbox.maxY, false, 0];
      continue;
    }
    // The file may give the mark a width of its own; the layout gives it none.
    position.xAdvance = 0;
    if (!Number.isFinite(bbox.minX)) continue;
    isOurs ||= position.xOffset === 0 && position.yOffset === 0;
    if (isOurs) position.xOffset = positions[base]!.xOffset + middle(glyphs[base]!.bbox) - pen - middle(bbox);
    // A mark that is drawn above small letters must clear the capitals, and the marks below it.
    const isAbove = bbox.minY > font.xHeight * 0.6;
    const isLow = marks > 0 && bbox.minY + position.yOffset <= top;
    const gap = Math.min(most, Math.max(least, bbox.minY - font.xHeight));
    if (isAbove && (isOurs || isLow)) position.yOffset = Math.max(0, top + gap - bbox.minY);
    top = Math.max(top, bbox.maxY + position.yOffset);
    if (isAbove) marks += 1;
  }
}

function middle({ minX, maxX }: { minX: number; maxX: number }): number {
  return (minX + maxX) / 2;
}

function isMark(point: number): boolean {
  return COMBINING.test(String.fromCodePoint(point));
}
