/** A text item on a page, as the PDF reader returns it; `y` points up, sizes are in the page's points. */
export type PdfPiece = { text: string; x: number; y: number; width: number; height: number; endsLine: boolean };

type Line = { text: string; x: number; end: number; y: number; height: number };

/**
 * The pages of a PDF as text. A PDF has no paragraphs, only positioned text: lines are joined if they are close, have
 * the same size, and the previous one reaches the right edge. Hyphenated words are joined, lone page numbers dropped,
 * and larger type becomes a heading.
 */
export function joinPdfLines(pages: readonly (readonly PdfPiece[])[]): string {
  const lines = pages.map(linesOfPage);
  const body = commonHeight(lines.flat());
  return lines
    .map((page) =>
      paragraphs(
        page.filter((line) => !isPageNumber(line.text)),
        body,
      ),
    )
    .filter((text) => text !== '')
    .join('\n\n')
    .replace(/(?<=\p{Ll}|,)\n\n(?=\p{Ll})/gu, ' ');
}

function isPageNumber(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= 12 && /^[-–]?\s*\d{1,4}\s*[-–]?$/.test(trimmed);
}

/** A line in progress. Its items are joined once, because repeated concatenation would be quadratic. */
type OpenLine = Omit<Line, 'text'> & { pieces: string[] };

function linesOfPage(pieces: readonly PdfPiece[]): Line[] {
  const lines: OpenLine[] = [];
  let open: OpenLine | null = null;
  for (const { text, x, y, width, height, endsLine } of pieces) {
    if (text !== '') {
      // Columns and tables jump back to the left, or to another line.
      if (open && Math.abs(open.y - y) > Math.max(open.height, height) * 0.5) open = null;
      if (open) {
        const gap = x - open.end;
        const needsSpace = gap > height * 0.15 && !/\s/.test(open.pieces.at(-1)?.at(-1) ?? '') && !/^\s/.test(text);
        if (needsSpace) open.pieces.push(' ');
        open.pieces.push(text);
        open.end = Math.max(open.end, x + width);
        if (text.trim() !== '') open.height = Math.max(open.height, height);
      } else if (text.trim() !== '') {
        open = { pieces: [text], x, end: x + width, y, height };
        lines.push(open);
      }
    }
    if (endsLine) open = null;
  }
  return lines.map(({ pieces, ...line }) => ({ ...line, text: pieces.join('') }));
}

/** The most common font size, by number of letters. */
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
  // Not spread into Math.max: a page may have more lines than a call takes arguments.
  const right = lines.reduce((most, line) => Math.max(most, line.end), 0);
  const left = lines.reduce((least, line) => Math.min(least, line.x), Number.POSITIVE_INFINITY);
  const out: string[][] = [];
  let before: Line | null = null;
  for (const line of lines) {
    const text = line.text.replace(/\s+/g, ' ').trim();
    const isHeading = body > 0 && line.height >= body * 1.2 && text.length <= 120;
    const sameSize = before !== null && Math.abs(before.height - line.height) < 0.6;
    const drop = before ? before.y - line.y : 0;
    const isClose = before !== null && drop >= 0 && drop < line.height * 1.75;
    // The previous line reached the column's edge, so this one continues it.
    const ranOn = before !== null && (isHeading || before.end > left + (right - left) * 0.75);
    const isItem = BULLET.test(line.text) || /^\s*\d{1,2}[.)]\s/.test(line.text);
    const block = out.at(-1);
    if (block && sameSize && isClose && ranOn && !isItem) append(block, text);
    else out.push([isHeading ? `## ${text}` : asItem(text)]);
    before = line;
  }
  return spaced(out.map((parts) => parts.join('')));
}

/** Continues a paragraph on its next line; a hyphenated word is joined. */
function append(parts: string[], next: string) {
  const last = parts.at(-1) ?? '';
  const end = lastTwo(last);
  if (/^\p{Ll}-$/u.test(end) && /^\p{Ll}/u.test(next)) parts.splice(-1, 1, last.slice(0, -1), next);
  else if (/^\p{L}-$/u.test(end)) parts.push(next);
  else parts.push(' ', next);
}

/** The last two characters, also if one of them is a surrogate pair. */
function lastTwo(text: string): string {
  return [...text.slice(-4)].slice(-2).join('');
}

/** List items are separated by a line break, other blocks by an empty line. */
function spaced(blocks: readonly string[]): string {
  return blocks
    .map((block, at) => {
      if (at === 0) return block;
      return `${isItem(block) && isItem(blocks[at - 1] ?? '') ? '\n' : '\n\n'}${block}`;
    })
    .join('');
}

const isItem = (block: string) => /^(?:- |\d{1,2}[.)] )/.test(block);

/** Converts bullets to Markdown, and a line of dashes, which would be a marker, to plain text. */
function asItem(text: string): string {
  if (/^-{3,}$/.test(text)) return `\\${text}`;
  return text.replace(BULLET, '- ');
}
