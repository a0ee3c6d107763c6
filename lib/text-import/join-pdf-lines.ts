/** A stretch of text on a page, as the reader of the file gives it; `y` grows upwards, sizes in the page's points. */
export type PdfPiece = { text: string; x: number; y: number; width: number; height: number; endsLine: boolean };

type Line = { text: string; x: number; end: number; y: number; height: number };

/**
 * The pages of a PDF as text. A PDF knows no paragraphs, only where words stand: lines join while they stand close, in
 * one size, and the one above runs to the edge; words hyphenated at a line's end join; a page's number alone is left
 * out. Larger type becomes a heading.
 */
export function joinPdfLines(pages: readonly (readonly PdfPiece[])[]): string {
  const lines = pages.map(linesOfPage);
  const body = commonHeight(lines.flat());
  return lines
    .map((page) =>
      paragraphs(
        page.filter((line) => !/^\s*[-–]?\s*\d{1,4}\s*[-–]?\s*$/.test(line.text)),
        body,
      ),
    )
    .filter((text) => text !== '')
    .join('\n\n')
    .replace(/(?<=\p{Ll}|,)\n\n(?=\p{Ll})/gu, ' ');
}

function linesOfPage(pieces: readonly PdfPiece[]): Line[] {
  const lines: Line[] = [];
  let open: Line | null = null;
  for (const { text, x, y, width, height, endsLine } of pieces) {
    if (text !== '') {
      // Columns and tables come as pieces far to the left again, or on another line.
      if (open && Math.abs(open.y - y) > Math.max(open.height, height) * 0.5) open = null;
      if (open) {
        const gap = x - open.end;
        const needsSpace = gap > height * 0.15 && !/\s$/.test(open.text) && !/^\s/.test(text);
        open.text += (needsSpace ? ' ' : '') + text;
        open.end = Math.max(open.end, x + width);
        if (text.trim() !== '') open.height = Math.max(open.height, height);
      } else if (text.trim() !== '') {
        open = { text, x, end: x + width, y, height };
        lines.push(open);
      }
    }
    if (endsLine) open = null;
  }
  return lines;
}

/** The size in which most letters are set. */
function commonHeight(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { height, text } of lines) {
    const size = Math.round(height * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

const BULLET = /^\s*[•◦‣▪●○–]\s+/;

function paragraphs(lines: readonly Line[], body: number): string {
  const right = Math.max(0, ...lines.map((line) => line.end));
  const left = Math.min(...lines.map((line) => line.x));
  const out: string[] = [];
  let before: Line | null = null;
  for (const line of lines) {
    const text = line.text.replace(/\s+/g, ' ').trim();
    const isHeading = body > 0 && line.height >= body * 1.2 && text.length <= 120;
    const sameSize = before !== null && Math.abs(before.height - line.height) < 0.6;
    const drop = before ? before.y - line.y : 0;
    const isClose = before !== null && drop >= 0 && drop < line.height * 1.75;
    // The line above ended where its column does, so this one only goes on.
    const ranOn = before !== null && (isHeading || before.end > left + (right - left) * 0.75);
    const isItem = BULLET.test(line.text) || /^\s*\d{1,2}[.)]\s/.test(line.text);
    if (before && sameSize && isClose && ranOn && !isItem) out.push(joined(out.pop() ?? '', text));
    else out.push(isHeading ? `## ${text}` : asItem(text));
    before = line;
  }
  return spaced(out);
}

function joined(before: string, next: string): string {
  if (/\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(next)) return before.slice(0, -1) + next;
  return /\p{L}-$/u.test(before) ? before + next : `${before} ${next}`;
}

/** Items stand below each other, all else apart. */
function spaced(blocks: readonly string[]): string {
  return blocks.reduce((text, block, at) => {
    if (at === 0) return block;
    const together = isItem(block) && isItem(blocks[at - 1]!);
    return `${text}${together ? '\n' : '\n\n'}${block}`;
  }, '');
}

const isItem = (block: string) => /^(?:- |\d{1,2}[.)] )/.test(block);

/** A bullet of Markdown; and a line of dashes, which would cut, as the words it was. */
function asItem(text: string): string {
  if (/^-{3,}$/.test(text)) return `\\${text}`;
  return text.replace(BULLET, '- ');
}
