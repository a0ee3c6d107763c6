import { measurePiece } from '../../fonts/measure-text';
import { joinsBefore, type PreparedText } from './prepare-text';

/**
 * One line of a prepared paragraph: the pieces from `from` (starting at character `fromChar`) up to but not including
 * `to`, and the characters of piece `to` before `toChar`. `width` is in ems and excludes trailing spaces.
 */
export type Line = { from: number; fromChar: number; to: number; toChar: number; width: number; hyphen: boolean };

/**
 * Greedy line breaking, as in browsers and office programs. A word wider than the line breaks inside; an address breaks
 * after a punctuation mark where it has one.
 * @param width space for a line, in ems. Where it is less than one character, each line takes one character.
 */
export function breakLines(text: PreparedText, width: number): Line[] {
  const { kinds, widths } = text;
  const count = kinds.length;
  const lines: Line[] = [];
  let from = 0;
  let fromChar = 0;
  /** Width up to here (`x`), and up to the last visible piece (`seen`). */
  let x = 0;
  let seen = 0;
  /** The last place where the line may end: the first piece of the next line, and the width of this one. */
  let openAt = -1;
  let openWidth = 0;
  let openSoft = false;
  const start = (piece: number, char: number) => {
    from = piece;
    fromChar = char;
    x = 0;
    seen = 0;
    openAt = -1;
    openSoft = false;
  };
  let at = 0;
  while (at < count) {
    const kind = kinds[at]!;
    if (kind === 'break') {
      lines.push({ from, fromChar, to: at, toChar: 0, width: seen, hyphen: false });
      at += 1;
      start(at, 0);
      continue;
    }
    if (kind === 'space') {
      const leading = at === from && lines.length > 0 && kinds[at - 1] !== 'break';
      if (leading) {
        at += 1;
        start(at, 0);
        continue;
      }
      x += widths[at]!;
      at += 1;
      openAt = at;
      openWidth = seen;
      openSoft = false;
      continue;
    }
    const whole = at !== from || fromChar === 0;
    const piece = whole ? widths[at]! : measurePart(text, at, fromChar, text.texts[at]!.length);
    const room = kind === 'soft' ? width - text.hyphenWidth : width;
    if (x + piece <= width + 1e-9) {
      x += piece;
      seen = x;
      at += 1;
      if (kind === 'open' || (kind === 'soft' && x <= room)) {
        openAt = at;
        openWidth = seen;
        openSoft = kind === 'soft';
      }
      continue;
    }
    if (openAt > from) {
      lines.push({
        from,
        fromChar,
        to: openAt,
        toChar: 0,
        width: openSoft ? openWidth + text.hyphenWidth : openWidth,
        hyphen: openSoft,
      });
      at = openAt;
      start(at, 0);
      continue;
    }
    // A single word wider than the line.
    const first = at === from ? fromChar : 0;
    const cut = cutInside(text, at, first, width - x, x > 0);
    if (cut === first) {
      lines.push({ from, fromChar, to: at, toChar: 0, width: seen, hyphen: false });
      start(at, 0);
      continue;
    }
    if (cut >= text.texts[at]!.length) {
      // The rest of the piece cannot be split any further, so it goes on this line even if it is wider.
      x += piece;
      seen = x;
      at += 1;
      if (at < count) {
        lines.push({ from, fromChar, to: at, toChar: 0, width: seen, hyphen: false });
        if (kinds[at] === 'break') at += 1;
        start(at, 0);
      }
      continue;
    }
    const syllable = x > 0 ? null : hyphenPlace(text, at, first, cut, width);
    const end = syllable ?? cut;
    const part = measurePart(text, at, first, end) + (syllable === null ? 0 : text.hyphenWidth);
    lines.push({ from, fromChar, to: at, toChar: end, width: seen + part, hyphen: syllable !== null });
    start(at, end);
  }
  if (from < count || (count > 0 && kinds[count - 1] === 'break')) {
    if (from < count) lines.push({ from, fromChar, to: count, toChar: 0, width: seen, hyphen: false });
  }
  return lines;
}

/** Width in ems of some of the characters of one piece. */
export function measurePart(text: PreparedText, piece: number, from: number, to: number): number {
  const run = text.runOf[piece]!;
  const face = text.book.face(text.faces[run]!);
  return measurePiece(face, text.texts[piece]!.slice(from, to), text.trackings[run]!) * text.ratios[run]!;
}

/** Punctuation in an address after which a line can end. */
const ADDRESS_MARKS = /[/?&=#_.,;:@~+%|\\-]/;

/**
 * How many characters of a piece fit on the line.
 * @param mayBeNone whether the line already holds something, so that taking no characters still makes progress
 */
function cutInside(text: PreparedText, piece: number, first: number, room: number, mayBeNone: boolean): number {
  const string = text.texts[piece]!;
  const run = text.runOf[piece]!;
  const face = text.book.face(text.faces[run]!);
  const ratio = text.ratios[run]!;
  let used = 0;
  let cut = first;
  let marked = first;
  let at = first;
  while (at < string.length) {
    let end = at + (string.codePointAt(at)! > 0xffff ? 2 : 1);
    while (end < string.length && belongsTogether(string, end)) end += string.codePointAt(end)! > 0xffff ? 2 : 1;
    used += measurePiece(face, string.slice(at, end), text.trackings[run]!) * ratio;
    if (used > room && (cut > first || mayBeNone)) break;
    cut = end;
    if (used > room) break;
    if (ADDRESS_MARKS.test(string[end - 1]!)) marked = end;
    at = end;
  }
  // Neighbouring letters can be wider together than the sum of their widths, because some pairs are kerned apart.
  for (let less = cut; measurePart(text, piece, first, cut) > room; cut = less) {
    less = clusterBefore(string, cut);
    if (less <= first) break;
  }
  marked = Math.min(marked, cut);
  // A mark in the first half of the line is not used, because the line would end much too early.
  return marked - first > (cut - first) * 0.5 ? marked : cut;
}

/** Words shorter than this break without a hyphen. `LEAST_LETTERS` is the minimum on either side of a hyphen. */
const LONG_WORD = 12;
const LEAST_LETTERS = 3;
const VOWELS = 'aeiouyäöüáéíóúàèìòùâêîôûãõåæøœαεηιουωаеёиоуыэюя';
/** Letters that spell a single sound are never split by a hyphen. */
const DIGRAPHS = new Set(['ch', 'ck', 'ph', 'th', 'sh', 'qu', 'rh', 'ss', 'sc', 'll', 'st', 'gn']);

/**
 * Where to hyphenate a long word made only of letters, at or before `cut`. Prefers the place before a consonant that is
 * followed by a vowel, as in most European languages (the parts of compounds are not known); then between two
 * consonants; then anywhere. Null if too few letters would be on one side.
 */
function hyphenPlace(text: PreparedText, piece: number, first: number, cut: number, room: number): number | null {
  const string = text.texts[piece]!;
  if (string.length < LONG_WORD || !/^\p{L}+[^\p{L}]{0,2}$/u.test(string) || text.runs[text.runOf[piece]!]!.code)
    return null;
  const word = string.toLowerCase();
  const fits = (at: number) => measurePart(text, piece, first, at) + text.hyphenWidth <= room;
  const isConsonant = (at: number) => !VOWELS.includes(word[at] ?? 'a');
  const parts = (at: number) => isConsonant(at) && !DIGRAPHS.has(word.slice(at - 1, at + 1));
  let last = Math.min(cut, /^\p{L}+/u.exec(string)![0].length - LEAST_LETTERS);
  while (last > first && !fits(last)) last -= 1;
  const least = Math.max(first + LEAST_LETTERS, Math.ceil((first + last) / 2));
  const places = Array.from({ length: Math.max(0, last - least + 1) }, (_, back) => last - back);
  return (
    places.find((at) => parts(at) && !isConsonant(at + 1)) ??
    places.find((at) => parts(at) && isConsonant(at - 1)) ??
    (last >= least ? last : null)
  );
}

/** Start of the last character before `at`, including everything that combines with it. */
function clusterBefore(string: string, at: number): number {
  const isInside = (place: number) => {
    const unit = string.charCodeAt(place);
    return (unit >= 0xdc00 && unit <= 0xdfff) || belongsTogether(string, place);
  };
  let place = at - 1;
  while (place > 0 && isInside(place)) place -= 1;
  return place;
}

function belongsTogether(string: string, at: number): boolean {
  return joinsBefore(string.codePointAt(at)!) || string.charCodeAt(at - 1) === 0x200d;
}
