import type { CellAlign, TextRun } from '../../blocks';
import type { TokenKind } from '../../code/code-tokens';
import type { FontBook } from '../../fonts/font-book';
import { measureText } from '../../fonts/measure-text';
import type { PlacedLine, PlacedParagraph, PlacedRun, StyledRun, TextStyle } from '../../placed';
import { isRightToLeft } from '../../text/letters-and-words';
import type { ColourToken, FontFaceId } from '../../theme';
import type { Points } from '../../units';
import { breakHeading } from './break-heading';
import { breakLines, type Line, measurePart } from './break-lines';
import { type PreparedText, prepareText } from './prepare-text';
import type { Inks, TextFont } from './text-font';
import { tieCompounds } from './tie-compounds';

/**
 * Programs that wrap text themselves use their own kerning and rounding. Breaking lines slightly narrower than the box
 * makes them wrap in the same places.
 */
export const LINE_WIDTH_SAFETY = 0.994;

/** A paragraph with its lines broken, but without a position on the card. */
export type SetParagraph = {
  text: PreparedText;
  lines: Line[];
  font: TextFont;
  size: Points;
  leading: Points;
  spaceBefore: Points;
  indent: Points;
  align: CellAlign;
  keepsSide: boolean;
  inks: Inks;
  colour: ColourToken;
  tokens: TokenColours | null;
  marker: { kind: 'bullet' | 'number'; level: number; text: string; number: number | null; width: Points } | null;
  /** Narrower than the column if the lines were balanced. */
  width: Points;
};

type TokenColours = Record<TokenKind, ColourToken>;

export type ParagraphSetting = {
  font: TextFont;
  size: Points;
  leading: number;
  inks: Inks;
  colour: ColourToken;
  align?: CellAlign;
  /** Keeps `left` on the left even in right-to-left text, where the position was requested by its side. */
  keepsSide?: boolean;
  spaceBefore?: Points;
  indent?: Points;
  marker?: SetParagraph['marker'];
  /** Colours for the tokens of highlighted code. */
  tokens?: TokenColours;
  /** Lines of about equal length, for headings. */
  balanced?: boolean;
  /** Breaks no short compound such as `two-year`, unless it is wider than the column. Also true for balanced lines. */
  keepsCompounds?: boolean;
};

/** Breaks runs for a column of `width` points. */
export function setParagraph(
  runs: TextRun[],
  width: Points,
  book: FontBook,
  { font, size, leading, inks, colour, ...rest }: ParagraphSetting,
): SetParagraph {
  const indent = rest.indent ?? 0;
  const room = (Math.max(1, width - indent) * LINE_WIDTH_SAFETY) / size;
  const bound = prepareText(runs, font, book, rest.balanced ? 'heading' : 'figures');
  const whole = rest.balanced || rest.keepsCompounds ? [tieCompounds(bound)] : [];
  const fitting = [...whole, bound].find(({ longestWord }) => longestWord <= room) ?? prepareText(runs, font, book);
  const balanced = rest.balanced ? breakHeading(fitting, room) : null;
  const text = balanced?.text ?? fitting;
  return {
    text,
    lines: balanced ? balanced.lines : breakLines(text, room),
    font,
    size,
    leading: Math.round(size * leading),
    spaceBefore: rest.spaceBefore ?? 0,
    indent,
    align: rest.align ?? 'left',
    keepsSide: rest.keepsSide ?? false,
    inks,
    colour,
    tokens: rest.tokens ?? null,
    marker: rest.marker ?? null,
    width: balanced ? Math.min(width, indent + (balanced.width * size) / LINE_WIDTH_SAFETY) : width,
  };
}

/** Height of a paragraph without the space before it. An empty paragraph takes up one line. */
export function heightOf(paragraph: SetParagraph): Points {
  return Math.max(1, paragraph.lines.length) * paragraph.leading;
}

/**
 * Draws lines `from` to `to` of a paragraph.
 * @param x left edge of the column; `y` is the top of the first of these lines, `width` that of the column
 */
export function drawParagraph(
  paragraph: SetParagraph,
  from: number,
  to: number,
  { x, y, width }: { x: Points; y: Points; width: Points },
): PlacedParagraph {
  const { text, lines, size, leading, indent, align, marker } = paragraph;
  const styles = text.runs.map((run, index) => styleOf(paragraph, run, index));
  const drop = (leading - (text.ascent + text.descent) * size) / 2 + text.ascent * size;
  const rtl = isRightToLeft(text);
  const side = align === 'left' && rtl && !paragraph.keepsSide ? 'right' : align;
  const left = x + (rtl ? 0 : indent);
  const room = width - indent;
  const placed: PlacedLine[] = [];
  for (let at = from; at < to; at += 1) {
    const line = lines[at]!;
    const lineWidth = line.width * size;
    const start = side === 'left' ? left : side === 'right' ? left + room - lineWidth : left + (room - lineWidth) / 2;
    placed.push({
      x: start,
      baseline: y + (at - from) * leading + drop,
      width: lineWidth,
      runs: drawRuns(paragraph, line, start, styles, rtl),
    });
  }
  const whole = from === 0 && to === lines.length;
  const markerFace = marker?.kind === 'number' ? paragraph.font.bold : paragraph.font.regular;
  return {
    align: side,
    leading,
    spaceBefore: from === 0 ? paragraph.spaceBefore : 0,
    indent,
    marker:
      marker && from === 0
        ? {
            kind: marker.kind,
            level: marker.level,
            text: marker.text,
            number: marker.number,
            x: rtl ? left + room + marker.width - markerWidth(paragraph, marker.text, markerFace) : left - marker.width,
            style: { face: markerFace, size, colour: paragraph.inks.accent },
          }
        : null,
    runs: whole ? styledRuns(paragraph, styles) : styledRunsOf(paragraph, lines[from], lines[to - 1], styles),
    lines: placed,
  };
}

/** In right-to-left text the marker is on the right. Its width is needed because its left edge is what is placed. */
function markerWidth({ text, size }: SetParagraph, marker: string, face: FontFaceId): Points {
  return measureText(text.book.face(face), marker, size);
}

function styleOf(paragraph: SetParagraph, run: TextRun, index: number): TextStyle {
  const { text, size } = paragraph;
  const tracking = text.trackings[index]!;
  const style: TextStyle = {
    face: text.faces[index]!,
    size: size * text.ratios[index]!,
    colour: colourOf(run, paragraph),
  };
  if (tracking !== 0) style.tracking = tracking * style.size;
  if (run.strike) style.strike = true;
  if (run.href) style.underline = true;
  return style;
}

function colourOf(run: TextRun, { inks, colour, tokens }: SetParagraph): ColourToken {
  if (run.token && tokens) return tokens[run.token];
  return run.href ? inks.accent : run.quiet ? inks.muted : colour;
}

function drawRuns(
  { text, size }: SetParagraph,
  line: Line,
  start: Points,
  styles: TextStyle[],
  rtl: boolean,
): PlacedRun[] {
  const runs: PlacedRun[] = [];
  let run = -1;
  let string = '';
  let width = 0;
  const flush = () => {
    if (string === '') return;
    const { href } = text.runs[run]!;
    runs.push({ text: string, x: 0, width: width * size, style: styles[run]!, ...(href ? { href } : {}) });
  };
  const add = (of: number, piece: string, pieceWidth: number) => {
    if (of !== run) {
      flush();
      run = of;
      string = '';
      width = 0;
    }
    string += piece;
    width += pieceWidth;
  };
  let { to } = line;
  // Spaces at the end of a line overhang it and are not drawn.
  if (line.toChar === 0) while (to > line.from && text.kinds[to - 1] === 'space') to -= 1;
  for (let at = line.from; at < to; at += 1) {
    const part = at === line.from && line.fromChar > 0;
    const piece = part ? text.texts[at]!.slice(line.fromChar) : text.texts[at]!;
    if (piece !== '') {
      add(
        text.runOf[at]!,
        piece,
        part ? measurePart(text, at, line.fromChar, text.texts[at]!.length) : text.widths[at]!,
      );
    }
  }
  if (line.toChar > 0) {
    const first = line.to === line.from ? line.fromChar : 0;
    add(
      text.runOf[line.to]!,
      text.texts[line.to]!.slice(first, line.toChar),
      measurePart(text, line.to, first, line.toChar),
    );
  }
  if (line.hyphen) add(run, '-', text.hyphenWidth);
  flush();
  // The bidirectional algorithm of the renderer orders the letters within a run; here the runs are ordered.
  let x = start;
  for (const each of rtl ? [...runs].reverse() : runs) {
    each.x = x;
    x += each.width;
  }
  return runs;
}

function styledRuns({ text }: SetParagraph, styles: TextStyle[]): StyledRun[] {
  return text.runs.map((run, index) => ({ ...run, text: text.bound[index]!, style: styles[index]! }));
}

/**
 * The runs of some lines, for a paragraph that continues on another page or in another column: with the line breaks of
 * the text, without those of wrapping.
 */
function styledRunsOf({ text }: SetParagraph, first: Line | undefined, last: Line | undefined, styles: TextStyle[]) {
  const runs: StyledRun[] = [];
  if (!first || !last) return runs;
  const end = last.toChar > 0 ? last.to + 1 : last.to;
  for (let at = first.from; at < end; at += 1) {
    const begin = at === first.from ? first.fromChar : 0;
    // A break has no letters of its own, so whole pieces are not cut by their length.
    const stop = at === last.to && last.toChar > 0 ? last.toChar : undefined;
    const piece = pieceOf(text, at).slice(begin, stop);
    const index = text.runOf[at]!;
    const before = runs.at(-1);
    if (before && before.style === styles[index]) before.text += piece;
    else runs.push({ ...text.runs[index]!, text: piece, style: styles[index]! });
  }
  return runs.filter((run) => run.text !== '');
}

/** A piece for programs that break lines themselves. A space inside a piece is one where no line may end. */
function pieceOf({ kinds, texts }: PreparedText, at: number): string {
  if (kinds[at] === 'break') return '\n';
  return kinds[at] === 'space' ? texts[at]! : texts[at]!.replaceAll(' ', '\u00a0');
}
