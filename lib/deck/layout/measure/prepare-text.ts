import type { TextRun } from '../../blocks';
import type { FontBook } from '../../fonts/font-book';
import { isMark } from '../../fonts/joined-letters';
import { isWide, measurePiece } from '../../fonts/measure-text';
import type { FontFaceId } from '../../theme';
import { type Binding, boundSpaces } from './bind-figures';
import type { TextFont } from './text-font';

/**
 * A paragraph cut into pieces between which a line may or may not end, with their widths in ems. It is measured once
 * and can be broken at any width and size. Stored as parallel arrays, because a card may hold 400,000 characters.
 */
export type PreparedText = {
  runs: TextRun[];
  /** Texts of the runs, with no-break spaces where no line may end, for programs that break lines themselves. */
  bound: string[];
  /** Face and relative size by run. */
  faces: FontFaceId[];
  ratios: number[];
  /** Letter spacing by run, in ems. */
  trackings: number[];
  font: TextFont;
  /** Ascent and descent in ems of the regular face. */
  ascent: number;
  descent: number;
  texts: string[];
  widths: number[];
  /** Index of the run that each piece belongs to. */
  runOf: number[];
  kinds: PieceKind[];
  /** Width on one line, in ems. */
  width: number;
  /** Width of the longest stretch without a break opportunity, in ems. */
  longestWord: number;
  hyphenWidth: number;
  book: FontBook;
};

/** `glue`: no line may end after the piece. `soft`: a line may end after it, with a hyphen. */
type PieceKind = 'glue' | 'open' | 'soft' | 'space' | 'break';

const known = new WeakMap<TextRun[], Map<TextFont, Partial<Record<Binding, PreparedText>>>>();

/**
 * Measures the runs of a paragraph and cuts them into pieces. The result is cached by runs and font.
 * @param binding what stays on one line, however wide that is
 */
export function prepareText(runs: TextRun[], font: TextFont, book: FontBook, binding: Binding = 'none'): PreparedText {
  const answers = known.get(runs) ?? new Map<TextFont, Partial<Record<Binding, PreparedText>>>();
  known.set(runs, answers);
  const prepared = answers.get(font) ?? {};
  answers.set(font, prepared);
  let found = prepared[binding];
  if (!found || found.book !== book) {
    const parts = font.tracking < 0 ? partNumerals(runs) : runs;
    const texts = parts.map((run) => shown(run, font));
    const bound = bindRuns(parts, texts, binding);
    const isFree = binding !== 'none' && bound.every((text, at) => text === texts[at]);
    found = isFree ? prepareText(runs, font, book) : cutRuns(parts, texts, bound, font, book);
    prepared[binding] = found;
  }
  return found;
}

/**
 * The texts of the runs with bound spaces as no-break spaces, including those between two runs. Code stays as written.
 */
function bindRuns(runs: readonly TextRun[], texts: readonly string[], binding: Binding): string[] {
  if (binding === 'none') return [...texts];
  const whole = texts.join('');
  const spaces = boundSpaces(whole, binding);
  if (spaces.length === 0) return [...texts];
  const units = whole.split('');
  for (const at of spaces) units[at] = NO_BREAK;
  const bound = units.join('');
  let from = 0;
  return texts.map((text, at) => {
    from += text.length;
    return runs[at]!.code ? text : bound.slice(from - text.length, from);
  });
}

const NO_BREAK = '\u00a0';

/**
 * The same text with no line end at some of its spaces, given as indexes of pieces. Unchanged if the pieces do not add
 * up to the text, as with line breaks and soft hyphens.
 */
export function tieSpaces(text: PreparedText, spaces: readonly number[]): PreparedText {
  if (text.texts.join('') !== text.bound.join('').replaceAll(NO_BREAK, ' ')) return text;
  const kinds = [...text.kinds];
  const units = text.bound.join('').split('');
  for (const space of spaces) {
    if (text.runs[text.runOf[space]!]!.code) continue;
    kinds[space] = 'glue';
    units[text.texts.slice(0, space).join('').length] = NO_BREAK;
  }
  const whole = units.join('');
  let from = 0;
  const bound = text.bound.map((part) => {
    from += part.length;
    return whole.slice(from - part.length, from);
  });
  const tied = { ...text, kinds, bound, width: 0, longestWord: 0 };
  sumWidths(tied);
  return tied;
}

function faceOf(run: TextRun, font: TextFont): FontFaceId {
  if (run.code) return run.bold ? font.monoBold : font.mono;
  if (run.bold) return run.italic ? font.boldItalic : font.bold;
  return run.italic ? font.italic : font.regular;
}

function cutRuns(
  runs: TextRun[],
  texts: readonly string[],
  bound: string[],
  font: TextFont,
  book: FontBook,
): PreparedText {
  const regular = book.face(font.regular);
  const out: PreparedText = {
    runs,
    bound,
    faces: runs.map((run) => faceOf(run, font)),
    ratios: runs.map((run) => (run.code ? font.monoRatio : 1)),
    trackings: runs.map((run) => trackingOf(run, font)),
    font,
    ascent: regular.ascent / regular.unitsPerEm,
    descent: regular.descent / regular.unitsPerEm,
    texts: [],
    widths: [],
    runOf: [],
    kinds: [],
    width: 0,
    longestWord: 0,
    hyphenWidth: measurePiece(regular, '-', font.tracking),
    book,
  };
  for (let index = 0; index < runs.length; index += 1) {
    cutRun(out, index, texts[index]!, texts[index + 1] ?? '');
  }
  sumWidths(out);
  return out;
}

/** The text of a run as it is drawn. */
export function shown(run: TextRun, font: TextFont): string {
  return font.upper && !run.code ? run.text.toUpperCase() : run.text;
}

function cutRun(out: PreparedText, run: number, text: string, next: string): void {
  const face = out.book.face(out.faces[run]!);
  const ratio = out.ratios[run]!;
  const tracking = out.trackings[run]!;
  const push = (piece: string, kind: PieceKind) => {
    let from = 0;
    while (piece.length - from > LONG_WORD) {
      const end = clusterStart(piece, from + LONG_WORD);
      add(piece.slice(from, end), 'glue');
      from = end;
    }
    add(from === 0 ? piece : piece.slice(from), kind);
  };
  const add = (piece: string, kind: PieceKind) => {
    if (piece === '' && out.kinds.length > 0 && kind !== 'break') {
      // A break opportunity right after another piece belongs to that piece.
      if (kind !== 'glue' && out.kinds.at(-1) === 'glue') out.kinds[out.kinds.length - 1] = kind;
      return;
    }
    out.texts.push(piece);
    out.widths.push(piece === '' ? 0 : measurePiece(face, piece, tracking) * ratio);
    out.runOf.push(run);
    out.kinds.push(kind);
  };
  const bound = out.bound[run]!;
  let start = 0;
  let at = 0;
  while (at < text.length) {
    // The drawn text keeps its ordinary space; only line breaking treats it as a no-break space.
    const unit = bound.charCodeAt(at);
    if (unit === 0x20 || unit === 0x09 || (unit >= 0x2000 && unit <= 0x200a && unit !== 0x2007) || unit === 0x3000) {
      if (at > start) push(text.slice(start, at), 'glue');
      const from = at;
      while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
      push(text.slice(from, at).replaceAll('\t', '    '), 'space');
      start = at;
    } else if (unit === 0x0a || unit === 0x0d || unit === 0x2028) {
      if (at > start) push(text.slice(start, at), 'glue');
      at += unit === 0x0d && text.charCodeAt(at + 1) === 0x0a ? 2 : 1;
      push('', 'break');
      start = at;
    } else if (unit === 0x00ad || unit === 0x200b) {
      push(text.slice(start, at), unit === 0x00ad ? 'soft' : 'open');
      at += 1;
      start = at;
    } else if (unit === 0x2d || unit === 0x2010 || unit === 0x2013 || unit === 0x2014) {
      at += 1;
      if (at - start > 1 && opensAfterDash(unit, at < text.length ? text.charCodeAt(at) : next.charCodeAt(0))) {
        push(text.slice(start, at), 'open');
        start = at;
      }
    } else if (unit === 0x2f) {
      at += 1;
      // A slash between long words, or in an address, but not in "and/or" or "km/h".
      if (at - start > LONG_PART && opensAfterDash(unit, text.charCodeAt(at))) {
        push(text.slice(start, at), 'open');
        start = at;
      }
    } else if (unit < 0x1100) {
      at += 1;
    } else {
      const point = text.codePointAt(at)!;
      const after = at + (point > 0xffff ? 2 : 1);
      if (isWide(point)) {
        const follows = after < text.length ? text.codePointAt(after)! : (next.codePointAt(0) ?? 0);
        if (at > start && opensBefore(text, at, point)) {
          push(text.slice(start, at), 'open');
          start = at;
        }
        if (opensAfter(point, follows)) {
          push(text.slice(start, after), 'open');
          start = after;
        }
      }
      at = after;
    }
  }
  if (start < text.length) push(text.slice(start), 'glue');
}

/** A line may end after a slash that follows at least this many characters. */
const LONG_PART = 7;
/** A word longer than this is kept in parts, so that the cost of breaking it is proportional to its length. */
const LONG_WORD = 256;

/** The first position from `at` on that splits no surrogate pair and separates no mark from its letter. */
function clusterStart(text: string, at: number): number {
  let start = at;
  while (
    start < text.length &&
    (isLowSurrogate(text, start) || joinsBefore(text.codePointAt(start)!) || text.charCodeAt(start - 1) === 0x200d)
  ) {
    start += 1;
  }
  return start;
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || (unit >= 0x2000 && unit <= 0x200a && unit !== 0x2007) || unit === 0x3000;
}

/**
 * A line may end after a hyphen only before a letter, so that minus signs and ranges stay whole; after a dash, before
 * anything but a space, and after an en dash not before a digit.
 */
function opensAfterDash(dash: number, follows: number): boolean {
  if (Number.isNaN(follows)) return false;
  if (dash === 0x2013 && follows >= 0x30 && follows <= 0x39) return false;
  if (dash === 0x2013 || dash === 0x2014) return !isSpace(follows);
  return (
    (follows >= 0x41 && follows <= 0x5a) ||
    (follows >= 0x61 && follows <= 0x7a) ||
    (follows >= 0xc0 && follows < 0x2000)
  );
}

/** Closing marks and small kana that must not begin a line; opening marks that must not end one. */
const NOT_FIRST = new Set([
  ...'、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】°′″℃¢％‰ぁぃぅぇぉっゃゅょァィゥェォッャュョ…',
]);
const NOT_LAST = new Set([...'‘“（〔［｛〈《「『【￥＄￡']);

/** Marks, joiners and modifiers belong to the character before them. */
export function joinsBefore(point: number): boolean {
  return (
    point === 0x200d ||
    (point >= 0x300 && point <= 0x36f) ||
    isMark(point) ||
    (point >= 0xfe00 && point <= 0xfe0f) ||
    (point >= 0x20d0 && point <= 0x20ff) ||
    (point >= 0x1f3fb && point <= 0x1f3ff) ||
    (point >= 0xe0000 && point <= 0xe0fff)
  );
}

const isFlag = (point: number) => point >= 0x1f1e6 && point <= 0x1f1ff;

function opensBefore(text: string, at: number, point: number): boolean {
  if (joinsBefore(point) || NOT_FIRST.has(String.fromCodePoint(point))) return false;
  const before = text.charCodeAt(at - 1);
  return before !== 0x200d && !NOT_LAST.has(text[at - 1]!);
}

function opensAfter(point: number, follows: number): boolean {
  if (follows === 0 || joinsBefore(follows) || (isFlag(point) && isFlag(follows))) return false;
  return !NOT_LAST.has(String.fromCodePoint(point)) && !NOT_FIRST.has(String.fromCodePoint(follows));
}

/** Computes the width of a text and of its longest word from its pieces. Both must be 0 before. */
export function sumWidths(out: PreparedText): void {
  let line = 0;
  let word = 0;
  for (let at = 0; at < out.kinds.length; at += 1) {
    const kind = out.kinds[at]!;
    const width = out.widths[at]!;
    line = kind === 'break' ? 0 : line + width;
    if (kind !== 'space' && kind !== 'break') word += width;
    if (word > out.longestWord) out.longestWord = word;
    if (kind !== 'glue') word = 0;
    if (line > out.width) out.width = line;
  }
}

const SEPARATED = /\d[.,'’]\d/;

/**
 * Gives each word with a numeral that has separators, such as `14,000`, a run of its own. Negative letter spacing would
 * push the digits over the comma.
 */
export function partNumerals(runs: TextRun[]): TextRun[] {
  if (!runs.some(({ text }) => SEPARATED.test(text))) return runs;
  return runs.flatMap((run) => (SEPARATED.test(run.text) ? partsOf(run) : [run]));
}

function partsOf(run: TextRun): TextRun[] {
  const parts: TextRun[] = [];
  let from = 0;
  const add = (to: number) => {
    if (to > from) parts.push({ ...run, text: run.text.slice(from, to) });
    from = to;
  };
  for (const { 0: word, index } of run.text.matchAll(/\S+/g)) {
    if (!SEPARATED.test(word)) continue;
    add(index);
    add(index + word.length);
  }
  add(run.text.length);
  return parts;
}

/** The letter spacing of a run of a text whose numerals are parted, in ems. */
function trackingOf({ text }: TextRun, { tracking }: TextFont): number {
  return tracking < 0 && SEPARATED.test(text) ? 0 : tracking;
}
