import type { Font, GlyphRun } from 'fontkit';

/** Marks that combine with the letter before them: accents, bars and dots of Latin, Greek, Cyrillic and formulas. */
export const COMBINING = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/;

/** Minimum and maximum distance between a letter and the mark above it, as a share of the type size. */
const GAP = { least: 0.05, most: 0.12 };

/**
 * Places marks over their letters if the font does not. Many fonts position only the marks of their own language, and
 * draw other marks to the right of the letter, like separate characters.
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
  /** The distance of the pen from the origin of the base letter. */
  let pen = 0;
  /** The top edge of the base letter with the marks placed so far. */
  let top = 0;
  /**
   * Whether the font did not place a mark of this letter. It then placed later marks relative to that, so we move all.
   */
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
    // The font file may give the mark a width, but the layout assumed none.
    position.xAdvance = 0;
    if (!Number.isFinite(bbox.minX)) continue;
    isOurs ||= position.xOffset === 0 && position.yOffset === 0;
    if (isOurs) position.xOffset = positions[base]!.xOffset + middle(glyphs[base]!.bbox) - pen - middle(bbox);
    // Marks are drawn for small letters, so move a mark above a capital letter or another mark if necessary.
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
