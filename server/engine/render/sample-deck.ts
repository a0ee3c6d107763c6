import type { TextRun } from '@/lib/deck/blocks';
import type { Deck } from '@/lib/deck/deck';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { measureText } from '@/lib/deck/fonts/measure-text';
import type {
  PlacedCard,
  PlacedElement,
  PlacedImage,
  PlacedLine,
  PlacedParagraph,
  PlacedShape,
  PlacedTable,
  PlacedText,
  StyledRun,
} from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import { findStandardTheme, STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import type { Box } from '@/lib/deck/units';

/** Builders of placed cards for the renderers' tests: whatever a layout could hand over, in a few words. */
export const SAMPLE_THEME: DeckTheme = findStandardTheme('proof') ?? (STANDARD_THEMES[0] as DeckTheme);

export function sampleDeck(cards: PlacedCard[], rest: Partial<Deck> = {}): Deck {
  return {
    title: 'A sample',
    language: 'en-GB',
    theme: SAMPLE_THEME,
    format: 'presentation',
    dimensions: '16x9',
    cards,
    ...rest,
  };
}

export function sampleCard(elements: PlacedElement[], rest: Partial<PlacedCard> = {}): PlacedCard {
  return {
    index: 0,
    page: 0,
    width: 960,
    height: 540,
    layout: 'bullets',
    ground: 'ground',
    title: 'A card',
    notes: null,
    verdict: { kind: 'placed', why: null },
    elements,
    ...rest,
  };
}

export function sampleText(paragraphs: PlacedParagraph[], rest: Partial<PlacedText> = {}): PlacedText {
  return {
    kind: 'text',
    role: 'body',
    box: { x: 60, y: 120, width: 840, height: 300 },
    inset: 0,
    fill: null,
    radius: 0,
    paragraphs,
    headingLevel: null,
    ...rest,
  };
}

type ParagraphOptions = Partial<Omit<PlacedParagraph, 'runs' | 'lines'>> & {
  x?: number;
  y?: number;
  width?: number;
  size?: number;
};

/** A paragraph broken at spaces for `width`, its first line's top at `y`. */
export function sampleParagraph(content: string | TextRun[], options: ParagraphOptions = {}): PlacedParagraph {
  const { x = 60, y = 120, width = 840, size = 18, ...rest } = options;
  const runs: StyledRun[] = (typeof content === 'string' ? [{ text: content }] : content).map((run) => ({
    ...run,
    style: {
      face: run.code ? 'jetbrains-mono-400' : `${SAMPLE_THEME.fonts.body}-${run.bold ? '700' : '400'}`,
      size,
      colour: run.href ? 'accentInk' : 'ink',
    },
  }));
  const leading = rest.leading ?? Math.round(size * 1.4);
  const indent = rest.indent ?? 0;
  return {
    align: 'left',
    leading,
    spaceBefore: 0,
    indent,
    marker: null,
    ...rest,
    runs,
    lines: breakRuns(runs, x + indent, y + leading * 0.75, width - indent, leading),
  };
}

export function sampleBullet(text: string, level: number, options: ParagraphOptions = {}): PlacedParagraph {
  const indent = 24 * (level + 1);
  const style = { face: `${SAMPLE_THEME.fonts.body}-400`, size: options.size ?? 18, colour: 'accentInk' } as const;
  const x = (options.x ?? 60) + indent - 16;
  return sampleParagraph(text, {
    indent,
    marker: { kind: 'bullet', level, text: '•', number: null, x, style },
    ...options,
  });
}

export function sampleTable(rows: string[][], rest: Partial<PlacedTable> = {}): PlacedTable {
  const box: Box = rest.box ?? { x: 60, y: 120, width: 840, height: rows.length * 40 };
  const count = Math.max(1, ...rows.map((row) => row.length));
  const width = box.width / count;
  return {
    kind: 'table',
    inset: 8,
    columns: Array.from({ length: count }, () => width),
    rows: rows.map((row, at) => ({
      height: 40,
      header: at === 0,
      cells: row.map((text, column) => {
        const cell = { x: box.x + column * width, y: box.y + at * 40, width, height: 40 };
        const paragraph = sampleParagraph(text, { x: cell.x + 8, y: cell.y + 8, width: width - 16, size: 14 });
        return { box: cell, fill: at === 0 ? 'surface' : null, paragraphs: [paragraph] };
      }),
    })),
    line: 'line',
    ...rest,
    box,
  };
}

export function sampleImage(rest: Partial<PlacedImage> = {}): PlacedImage {
  return {
    kind: 'image',
    box: { x: 500, y: 120, width: 400, height: 300 },
    picture: { kind: 'placeholder', reason: 'No picture yet' },
    alt: 'A lighthouse',
    fit: 'cover',
    radius: 8,
    decorative: false,
    ...rest,
  };
}

export function sampleShape(rest: Partial<PlacedShape> = {}): PlacedShape {
  return {
    kind: 'shape',
    shape: 'rect',
    box: { x: 0, y: 0, width: 12, height: 540 },
    fill: 'accent',
    stroke: null,
    radius: 0,
    opacity: 1,
    ...rest,
  };
}

function breakRuns(runs: StyledRun[], x: number, first: number, width: number, leading: number): PlacedLine[] {
  const book = serverFontBook();
  const lines: PlacedLine[] = [];
  let line: PlacedLine = { x, baseline: first, width: 0, runs: [] };
  for (const run of runs) {
    for (const word of run.text.split(/(?<=[ \n])/)) {
      const wide = measureText(book.face(run.style.face), word, run.style.size);
      if (line.width > 0 && line.width + wide > width) {
        lines.push(line);
        line = { x, baseline: line.baseline + leading, width: 0, runs: [] };
      }
      const { href } = run;
      const at = x + line.width;
      line.runs.push({ text: word, x: at, width: wide, style: run.style, ...(href ? { href } : {}) });
      line.width += wide;
    }
  }
  return [...lines, line];
}
