import { endsWithColon } from '../text/letters';
import { plainText } from '../text/text-runs';
import { type Atom, joinAtoms } from '../write/cut-atoms';
import type { CardRoom } from './card-room';

/** An announcement and what it announces stay together if they are at most this much too tall for a post. */
const TIGHT = 1.3;

/** The atoms of a post, with each sentence that ends in a colon in one atom with the first part of the next block. */
export function keepAnnounced(atoms: readonly Atom[], { most }: CardRoom): Atom[] {
  const kept: Atom[] = [];
  for (const atom of atoms) {
    const last = kept.at(-1);
    const weight = (last?.weight ?? 0) + atom.weight;
    if (last && atom.pieces[0]!.from === 0 && announces(last) && weight <= most * TIGHT)
      kept[kept.length - 1] = {
        pieces: [...last.pieces, ...atom.pieces],
        weight: Math.min(weight, Math.max(most, last.weight, atom.weight)),
        cut: last.cut,
      };
    else kept.push(atom);
  }
  return kept;
}

function announces({ pieces }: Atom): boolean {
  const piece = pieces.at(-1)!;
  if (piece.block.kind !== 'paragraph') return false;
  const [block] = joinAtoms([{ pieces: [piece], weight: 0, cut: 0 }]);
  return block?.kind === 'paragraph' && endsWithColon(plainText(block.runs));
}
