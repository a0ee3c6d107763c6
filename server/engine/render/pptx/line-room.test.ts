import { describe, expect, it } from 'vitest';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { sampleParagraph } from '../testing/sample-deck';
import { roomForLines } from './free-room';

const book = serverFontBook();
const LONG = 'The pilots who work the outer channel learn to read the swell before the instruments do.';

describe('roomForLines', () => {
  it('keeps the width if it is far enough from both limits', () => {
    const paragraph = sampleParagraph('Short', { width: 300 });
    expect(roomForLines([paragraph], 300, book)).toBe(300);
  });

  it('always has room for the longest line, and never for the next line’s first word', () => {
    for (let width = 120; width <= 600; width += 7) {
      const paragraph = sampleParagraph(LONG, { width });
      const longest = Math.max(...paragraph.lines.map((line) => line.width));
      const pulling = Math.min(
        ...paragraph.lines.slice(0, -1).map((line, at) => line.width + (paragraph.lines[at + 1]?.runs[0]?.width ?? 0)),
      );
      const room = roomForLines([paragraph], width, book);
      expect(room).toBeLessThan(pulling);
      // The sample's lines have trailing spaces, which extend past the edge.
      expect(room).toBeGreaterThan(longest - 6);
    }
  });

  it('keeps the width of lines that end with a line break of the text', () => {
    expect(roomForLines([sampleParagraph('Mon\nTuesday', { width: 300 })], 300, book)).toBe(300);
  });

  it('narrows the width of balanced lines', () => {
    const balanced = sampleParagraph(LONG, { width: 300 });
    expect(roomForLines([balanced], 800, book)).toBeLessThan(360);
  });
});
