import { describe, expect, it } from 'vitest';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import type { TextStyle } from '@/lib/deck/placed';
import { standInWidth, USUAL_STAND_IN, WIDE_STAND_IN } from './stand-in-text';

const book = serverFontBook();
const style = { face: 'ibm-plex-sans-400', size: 20 } as TextStyle;
const width = (text: string, standIn = WIDE_STAND_IN) => standInWidth(text, style, standIn, book);

describe('the width of a text in a substitute face', () => {
  it('is at least that of DejaVu Sans for a number', () => {
    // Widths in DejaVu Sans, in ems: minus sign 0.838, figure 0.636, comma 0.318.
    expect(width('\u221212,360')).toBeGreaterThan(20 * (0.838 + 5 * 0.636 + 0.318) - 0.5);
    expect(width('\u221212,360')).toBeLessThan(20 * (0.838 + 5 * 0.636 + 0.318) * 1.04);
  });

  it('is never less than in its own face, and greater in the wide face than in the usual one', () => {
    for (const text of ['A line of running text', '2026', '+139 %', 'MMMM']) {
      expect(width(text, { regular: 0.1, bold: 0.1 })).toBe(width(text, { regular: 0, bold: 0 }));
      expect(width(text)).toBeGreaterThanOrEqual(width(text, USUAL_STAND_IN));
    }
  });
});
