import bidiFactory from 'bidi-js';
import type { FontBook } from '@/lib/deck/fonts/font-book';
import { measureText } from '@/lib/deck/fonts/measure-text';
import type { PlacedLine, PlacedRun } from '@/lib/deck/placed';

/** A run of one direction, at its position on the line. */
export type DirectedRun = PlacedRun & { rtl: boolean };

const bidi = bidiFactory();

/** Letters and controls that make the visual order differ from the reading order. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The runs of a line, split by direction and positioned by the bidirectional algorithm (UAX 9). They stay in reading
 * order, which is that of the tagged content; `x` is their position.
 * @param rtl whether the paragraph runs right to left
 */
export function directLine(line: PlacedLine, rtl: boolean, book: FontBook): DirectedRun[] {
  const text = line.runs.map((run) => run.text).join('');
  if (!rtl && !RIGHT_TO_LEFT.test(text)) return line.runs.map((run) => ({ ...run, rtl: false }));
  const { levels } = bidi.getEmbeddingLevels(text, rtl ? 'rtl' : 'ltr');
  const pieces: (DirectedRun & { level: number })[] = [];
  let start = 0;
  for (const run of line.runs) {
    pieces.push(...cutByLevel(run, levels.subarray(start, start + run.text.length), book));
    start += run.text.length;
  }
  let { x } = line;
  for (const piece of inVisualOrder(pieces)) {
    piece.x = x;
    x += piece.width;
  }
  return pieces;
}

function cutByLevel(run: PlacedRun, levels: Uint8Array, book: FontBook): (DirectedRun & { level: number })[] {
  const pieces: (DirectedRun & { level: number })[] = [];
  const { face, size, tracking } = run.style;
  let from = 0;
  for (let at = 1; at <= run.text.length; at += 1) {
    if (at < run.text.length && levels[at] === levels[from]) continue;
    const text = run.text.slice(from, at);
    const level = levels[from]!;
    pieces.push({
      ...run,
      text,
      width: measureText(book.face(face), text, size, tracking),
      level,
      rtl: level % 2 === 1,
    });
    from = at;
  }
  // Kerning across a split is lost: the parts share the run's own width.
  const sum = pieces.reduce((total, piece) => total + piece.width, 0);
  for (const piece of pieces) piece.width *= sum > 0 ? run.width / sum : 1;
  return pieces;
}

/** Rule L2: from the highest level down to the lowest odd one, reverses every sequence at that level or above. */
function inVisualOrder<Piece extends { level: number }>(pieces: readonly Piece[]): Piece[] {
  const order = [...pieces];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let from = 0;
    while (from < order.length) {
      let to = from;
      while (to < order.length && order[to]!.level >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(to, from + 1);
    }
  }
  return order;
}

/** Brackets and similar characters as they look in right-to-left text. */
export function mirrored(text: string): string {
  return Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');
}
