import {
  finalLetters,
  hasRtl,
  orderLine,
  type PdfPiece,
  plainForms,
  rtlShare,
  type StoredOrder,
  unmatchedBrackets,
} from './order-pdf-line';

type Line = { text: string; x: number; end: number; y: number; height: number; isRtl: boolean };

/**
 * `asStored`: the text in the file's own order, if it isn't certain that `text` is in reading order. `hasUnknown`: the
 * file doesn't say which characters some glyphs are, so that letters near them may be wrong too.
 */
export type PdfText = { text: string; asStored?: string; hasUnknown?: true };

/**
 * The pages of a PDF as text. A PDF has no paragraphs, only positioned text: lines are joined if they are close, have
 * the same size, and the previous one reaches the right edge. Hyphenated words are joined, lone page numbers dropped,
 * and larger type becomes a heading.
 */
export function joinPdfLines(pages: readonly (readonly PdfPiece[])[]): PdfText {
  const open = pages.map(openLines);
  const { lines, isCertain } = inReadingOrder(open);
  const text = join(lines);
  return {
    text,
    ...(!isCertain && { asStored: join(open.map((page) => page.map(asStored))) }),
    ...(text.includes('\ufffd') && { hasUnknown: true as const }),
  };
}

function join(lines: readonly Line[][]): string {
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

/** A line whose pieces are not joined yet: repeated concatenation would be quadratic. */
type OpenLine = Omit<Line, 'text' | 'isRtl'> & { parts: string[]; pieces: PdfPiece[]; hasRtl: boolean };

/** Lines with right-to-left text in reading order, and whether that order is certain. */
function inReadingOrder(pages: readonly OpenLine[][]): { lines: Line[][]; isCertain: boolean } {
  if (!pages.some((page) => page.some((line) => line.hasRtl)))
    return { lines: pages.map((page) => page.map(asStored)), isCertain: true };
  const order = (stored: StoredOrder) => pages.map((page) => orderPage(page, stored));
  const textOf = (lines: readonly Line[][]) =>
    lines.flatMap((page) => page.flatMap(({ text, isRtl }) => (isRtl ? [text] : []))).join('\n');
  const plain = order({ hasVisualBrackets: false, isLogical: false });
  const { ends, begins } = finalLetters(textOf(plain));
  const isLogical = begins > ends;
  const [some, others] = [false, true].map((hasVisualBrackets) =>
    hasVisualBrackets || isLogical ? order({ hasVisualBrackets, isLogical }) : plain,
  ) as [Line[][], Line[][]];
  const lines = unmatchedBrackets(textOf(others)) < unmatchedBrackets(textOf(some)) ? others : some;
  return { lines, isCertain: Math.min(ends, begins) * 4 <= ends + begins };
}

function orderPage(page: readonly OpenLine[], stored: StoredOrder): Line[] {
  const isRtlPage = rtlShare(page.flatMap(({ parts }) => parts)) >= 0.5;
  return page.map((line) => {
    if (!line.hasRtl) return asStored(line);
    // A line in another language than its page is still set in the page's direction, unless it is nearly all of it.
    const isRtl = rtlShare(line.parts) > (isRtlPage ? 0.2 : 0.8);
    return { ...asStored(line), text: orderLine(line.pieces, isRtl, stored), isRtl };
  });
}

function asStored({ parts, x, end, y, height }: OpenLine): Line {
  return { text: parts.join(''), x, end, y, height, isRtl: false };
}

function openLines(pieces: readonly PdfPiece[]): OpenLine[] {
  const lines: OpenLine[] = [];
  let open: OpenLine | null = null;
  for (const piece of pieces) {
    const { x, y, width, height, endsLine } = piece;
    const text = plainForms(piece.text);
    if (text !== '') {
      // Columns and tables jump back to the left, or to another line.
      if (open && Math.abs(open.y - y) > Math.max(open.height, height) * 0.5) open = null;
      if (open) {
        // Cells of a right-to-left table follow each other to the left.
        const gap = Math.max(x - open.end, open.x - (x + width));
        const needsSpace = gap > height * 0.15 && !/\s/.test(open.parts.at(-1)?.at(-1) ?? '') && !/^\s/.test(text);
        if (needsSpace) open.parts.push(' ');
        open.parts.push(text);
        open.x = Math.min(open.x, x);
        open.end = Math.max(open.end, x + width);
        if (text.trim() !== '') open.height = Math.max(open.height, height);
      } else if (text.trim() !== '') {
        open = { parts: [text], pieces: [], hasRtl: false, x, end: x + width, y, height };
        lines.push(open);
      }
      open?.pieces.push({ ...piece, text });
      if (open && hasRtl(text)) open.hasRtl = true;
    }
    if (endsLine) open = null;
  }
  return lines;
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
    const ranOn = before !== null && (isHeading || reachesEdge(before, left, right));
    const isItem = BULLET.test(line.text) || /^\s*\d{1,2}[.)]\s/.test(line.text);
    const block = out.at(-1);
    if (block && sameSize && isClose && ranOn && !isItem) append(block, text);
    else out.push([isHeading ? `## ${text}` : asItem(text)]);
    before = line;
  }
  return spaced(out.map((parts) => parts.join('')));
}

/** Whether a line reaches three quarters of the column, towards the side on which lines end. */
function reachesEdge({ x, end, isRtl }: Line, left: number, right: number): boolean {
  const most = (right - left) * 0.75;
  return isRtl ? right - x > most : end - left > most;
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
