import type { Block, BlockOf } from '../blocks';
import { partsOf } from '../write/block-parts';
import type { Atom } from '../write/cut-atoms';
import type { CardRoom } from './card-room';

/** The smallest code on a post: its line height, the characters on a line, and the space around it. In pixels. */
const CODE = { line: 25, letters: 54, around: 40 };
/** A post is filled at least this far before code is split at a blank line. */
const LEAST_FILLED = 0.4;

/**
 * The atoms of a post, with as much code as can be read on one post in each atom. Longer code is split at blank lines,
 * or after statements if there are none.
 */
export function keepCode(atoms: readonly Atom[], { most, post }: CardRoom): Atom[] {
  const room = Math.max(4, Math.floor((post - CODE.around) / CODE.line));
  const kept: Atom[] = [];
  const chunks = new Map<Block, { starts: ReadonlySet<number>; weights: number[] }>();
  for (const atom of atoms) {
    const piece = atom.pieces.at(-1)!;
    const { block } = piece;
    if (block.kind !== 'code') {
      kept.push(atom);
      continue;
    }
    const parts = partsOf(block);
    const known = chunks.get(block) ?? chunksOf(block, room, parts.length === 1);
    chunks.set(block, known);
    const last = kept.at(-1);
    if (piece.from > 0 && last && !known.starts.has(piece.from)) {
      const open = last.pieces.at(-1)!;
      last.pieces[last.pieces.length - 1] = { ...open, to: piece.to };
      continue;
    }
    const others = piece.from === 0 ? atom.weight - parts[0]!.weight : 0;
    const rows = known.weights[[...known.starts].indexOf(piece.from)] ?? room;
    kept.push({ ...atom, pieces: [...atom.pieces], weight: others + most * Math.min(1, rows / room) });
  }
  return kept;
}

/** The first line of each chunk, and the rows that each takes. */
function chunksOf(
  { text }: BlockOf<'code'>,
  room: number,
  isWhole: boolean,
): { starts: ReadonlySet<number>; weights: number[] } {
  const lines = text.split('\n');
  const rows = lines.map((line) => Math.max(1, Math.ceil(line.length / CODE.letters)));
  const sum = (from: number, to: number) => rows.slice(from, to).reduce((total, each) => total + each, 0);
  const starts = [0];
  if (!isWhole) {
    let held = 0;
    for (let at = 0; at < lines.length; at += 1) {
      if (held > 0 && held + rows[at]! > room) {
        const from = breakBefore(lines, starts.at(-1)!, at);
        starts.push(from);
        held = sum(from, at);
      }
      held += rows[at]!;
    }
  }
  return { starts: new Set(starts), weights: starts.map((from, at) => sum(from, starts[at + 1] ?? lines.length)) };
}

/** Where to split the lines from `from` on, if the line at `end` doesn't fit any more. */
function breakBefore(lines: readonly string[], from: number, end: number): number {
  const least = from + Math.max(1, Math.floor((end - from) * LEAST_FILLED));
  for (const isBreak of [isBlankBefore, isStatementBefore])
    for (let at = end; at >= least; at -= 1) if (isBreak(lines, at)) return at;
  return end;
}

function isBlankBefore(lines: readonly string[], at: number): boolean {
  return lines[at - 1]!.trim() === '';
}

/** The next line is not a continuation, which would be indented further, and doesn't only close brackets. */
function isStatementBefore(lines: readonly string[], at: number): boolean {
  const [before, next] = [lines[at - 1]!, lines[at]!];
  return /[;}]$/.test(before.trimEnd().slice(-1)) && !/^[)}\]]/.test(next.trimStart().slice(0, 1));
}
