import type { FontBook } from '@/lib/deck/fonts/font-book';
import { measureText } from '@/lib/deck/fonts/measure-text';
import type { PlacedLine, PlacedParagraph, PlacedRun, PlacedText, TextRole } from '@/lib/deck/placed';
import { isRightToLeft } from '@/lib/deck/text/letters-and-words';
import type { Points } from '@/lib/deck/units';
import { legalText, safeLink } from '../safe-text';
import type { PageContext } from './draw-run';
import { type DirectedRun, directLine, drawRun } from './draw-run';
import {
  addLink,
  addPageLink,
  addTag,
  drawArtifact,
  drawTagged,
  type PdfElement,
  roundedRect,
  type Tag,
} from './pdf-document';

/** Draws a text in its box. Headers, footers, card numbers and repeated headings are drawn but not read aloud. */
export function drawText(text: PlacedText, context: PageContext): void {
  const { document, section } = context;
  const { fill } = text;
  if (fill !== null) {
    drawArtifact(document, 'Layout', () => {
      roundedRect(document, text.box, text.radius);
      document.fill(context.colour(fill));
    });
  }
  if (text.pageLink) {
    drawPageLink(text, text.pageLink, context);
    return;
  }
  const tag = text.repeated ? null : text.headingLevel === null ? TAGS[text.role] : (`H${text.headingLevel}` as const);
  if (tag === null) {
    drawArtifact(document, 'Pagination', () => {
      for (const paragraph of text.paragraphs) drawUntagged(paragraph, context);
    });
    return;
  }
  const holder = HOLDERS[text.role];
  const parent = holder && text.headingLevel === null ? addTag(document, section, holder) : section;
  drawParagraphs(text.paragraphs, parent, tag, context);
}

/** Draws text that links to a page. It is read aloud even if it repeats other text, because links need a name. */
function drawPageLink(text: PlacedText, pageLink: NonNullable<PlacedText['pageLink']>, context: PageContext): void {
  const { document, section } = context;
  const paragraph = addTag(document, section, 'P');
  const link = addTag(document, paragraph, 'Link');
  drawTagged(document, link, 'Link', () => {
    for (const each of text.paragraphs) drawUntagged(each, context);
  });
  const words = text.paragraphs.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
  addPageLink(document, pageLink, legalText(words), link);
  link.end();
  paragraph.end();
}

/** The tag of a paragraph by role, unless it is a heading. Null if it is not part of the text. */
const TAGS = {
  title: 'P',
  subtitle: 'P',
  body: 'P',
  quote: 'P',
  code: 'Code',
  caption: 'Caption',
  header: null,
  footer: null,
  cardNumber: null,
  ornament: null,
} as const satisfies Record<TextRole, Tag | null>;

/** The tag that groups the paragraphs of a role. */
const HOLDERS: { [role in TextRole]?: Tag } = { quote: 'BlockQuote', code: 'P' };

/** Draws paragraphs under `parent`: those with markers as nested lists, the others as `tag`. */
export function drawParagraphs(
  paragraphs: readonly PlacedParagraph[],
  parent: PdfElement,
  tag: Tag,
  context: PageContext,
): void {
  const { document } = context;
  /** The open lists, outermost first, with the body of each one's last item, which holds nested lists. */
  const open: { level: number; list: PdfElement; body: PdfElement }[] = [];
  for (const paragraph of paragraphs) {
    const { marker } = paragraph;
    if (!marker) {
      open.length = 0;
      const element = addTag(document, parent, tag);
      drawLines(paragraph, element, tag, context);
      element.end();
      continue;
    }
    while ((open.at(-1)?.level ?? -1) > marker.level) open.pop();
    const above = open.at(-1);
    const list = above?.level === marker.level ? above.list : addTag(document, above?.body ?? parent, 'L');
    if (above?.level === marker.level) open.pop();
    const item = addTag(document, list, 'LI');
    drawMarker(paragraph, item, context);
    const body = addTag(document, item, 'LBody');
    drawLines(paragraph, body, 'LBody', context);
    open.push({ level: marker.level, list, body });
  }
}

function drawMarker(paragraph: PlacedParagraph, item: PdfElement, context: PageContext): void {
  const { marker, lines } = paragraph;
  const first = lines[0];
  if (!marker || !first || marker.text === '') return;
  const label = addTag(context.document, item, 'Lbl');
  drawTagged(context.document, label, 'Lbl', () => {
    const width = markerWidth(marker, context);
    const line = {
      ...first,
      x: marker.x,
      width,
      runs: [{ text: marker.text, x: marker.x, width, style: marker.style }],
    };
    for (const run of directLine(line, isRightToLeft(paragraph), context.book)) drawRun(run, line.baseline, context);
  });
}

function markerWidth(marker: NonNullable<PlacedParagraph['marker']>, { book }: PageContext): Points {
  return measureText(book.face(marker.style.face), marker.text, marker.style.size, marker.style.tracking);
}

/** Draws a paragraph's lines as content of one structure element. Each link is an element within it. */
export function drawLines(paragraph: PlacedParagraph, element: PdfElement, tag: Tag, context: PageContext): void {
  for (const { href, pieces } of stretchesOf(paragraph, context.book)) {
    if (href === null) {
      drawTagged(context.document, element, tag, () => drawPieces(pieces, context));
      continue;
    }
    const link = addTag(context.document, element, 'Link');
    drawTagged(context.document, link, 'Link', () => drawPieces(pieces, context));
    for (const { line, runs } of pieces) linkArea(line, runs, href, link, context);
    link.end();
  }
}

/** Draws a paragraph's lines within content that the caller has already marked. */
export function drawUntagged(paragraph: PlacedParagraph, context: PageContext): void {
  const rtl = isRightToLeft(paragraph);
  for (const line of paragraph.lines)
    for (const run of directLine(line, rtl, context.book)) drawRun(run, line.baseline, context);
}

type Piece = { line: PlacedLine; runs: (DirectedRun & { spaceAfter: boolean })[] };
type LinkedStretch = { href: string | null; pieces: Piece[] };

/** The runs of all lines, split where a link begins or ends. */
function stretchesOf(paragraph: PlacedParagraph, book: FontBook): LinkedStretch[] {
  const out: LinkedStretch[] = [];
  const spaces = wordEnds(paragraph);
  const rtl = isRightToLeft(paragraph);
  for (const [at, line] of paragraph.lines.entries()) {
    const runs = directLine(line, rtl, book);
    for (const [place, placed] of runs.entries()) {
      const run = { ...placed, spaceAfter: spaces[at] === true && place === runs.length - 1 };
      const href = safeLink(run.href);
      let last = out.at(-1);
      if (!last || last.href !== href) {
        last = { href, pieces: [] };
        out.push(last);
      }
      const piece = last.pieces.at(-1);
      if (piece?.line === line) piece.runs.push(run);
      else last.pieces.push({ line, runs: [run] });
    }
  }
  return out;
}

function drawPieces(pieces: readonly Piece[], context: PageContext): void {
  for (const { line, runs } of pieces) for (const run of runs) drawRun(run, line.baseline, context);
}

function linkArea(line: PlacedLine, runs: readonly PlacedRun[], href: string, link: PdfElement, context: PageContext) {
  const left = Math.min(...runs.map((run) => run.x));
  const right = Math.max(...runs.map((run) => run.x + run.width));
  const size = Math.max(...runs.map((run) => run.style.size));
  const area = { x: left, y: line.baseline - size * 0.8, width: right - left, height: size };
  addLink(context.document, area, href, link);
}

/**
 * For each line of a paragraph, whether its line break swallowed white space. The space is invisible, but without it
 * the words on either side would run together when they are copied or read aloud.
 */
export function wordEnds({ runs, lines }: PlacedParagraph): boolean[] {
  if (lines.length < 2) return lines.map(() => false);
  const whole = runs.map(({ text }) => text).join('');
  let at = 0;
  return lines.map((line, index) => {
    for (const run of line.runs) {
      for (const unit of run.text) {
        if (SPACE.test(unit)) continue;
        let next = at;
        while (next < whole.length && SKIPPED.test(whole.charAt(next))) next += 1;
        // A hyphen added by the break is not in the text.
        if (whole.startsWith(unit, next)) at = next + unit.length;
      }
    }
    return index < lines.length - 1 && SPACE.test(whole.charAt(at));
  });
}

const SPACE = /\s/;
const SKIPPED = /[\s\u00ad\u200b]/;
