import type { Block } from '../blocks';
import { remarkOf } from '../content/chart-facts';
import { readTableChart } from '../content/read-chart';
import { readHierarchy } from '../content/read-hierarchy';
import { type Atom, cutAtoms, joinAtoms } from '../write/cut-atoms';
import { type CardRoom, isFurtherPicture, linesIn } from './card-room';
import { FURTHER_PICTURE } from './estimate-heights';
import { keepCode, keepDrawn, keepStatements, keepUnits } from './keep-whole';

/** Base cost of a card. Several cards must score better than one to be worth it. */
const CARD = 1;
const UNDERFULL = 1.2;
const OVERFULL = 1.6;
/** Cost of content that doesn't fit even in small type. */
const OVERFLOWING = 8;
/** Cost of a card with a single short item on it. */
const LONE = 6;
const MOST_ATOMS = 80;

/**
 * Distributes content over as many cards as it needs, evenly filled and split where that costs least. Finds the optimum
 * by dynamic programming within a window of `MOST_ATOMS`, which keeps the time linear.
 */
export function fillCards(blocks: readonly Block[], room: CardRoom): Block[][] {
  if (blocks.length === 0) return [];
  if (contentLines(blocks) <= room.most || isDrawnWhole(blocks, room)) return [[...blocks]];
  const cut = cutAtoms(blocks, 0);
  const atoms = keepUnits(room.post > 0 ? keepCode(keepDrawn(cut, blocks, room), room) : keepStatements(cut), room);
  const weights = atoms.map((atom, at) => (sharesRoom(atom, atoms[at - 1]) ? FURTHER_PICTURE : atom.weight));
  const best = [0];
  const from = [0];
  for (let end = 1; end <= atoms.length; end += 1) {
    let least = Number.POSITIVE_INFINITY;
    let origin = end - 1;
    let lines = 0;
    for (let start = end - 1; start >= Math.max(0, end - MOST_ATOMS); start -= 1) {
      lines += weights[start]!;
      const content = lines - weights[start]! + contentWeight(atoms[start]!);
      if (content > room.most && start < end - 1) break;
      const cut = start === 0 ? 0 : Math.max(0, atoms[start]!.cut);
      const lone = end - start === 1 && atoms[start]!.isLone ? LONE : 0;
      const cost = best[start]! + CARD + fill(content, room) + cut + lone;
      if (cost < least) {
        least = cost;
        origin = start;
      }
    }
    best.push(least);
    from.push(origin);
  }
  const cards: Block[][] = [];
  for (let end = atoms.length; end > 0; end = from[end]!) cards.unshift(joinAtoms(atoms.slice(from[end]!, end)));
  return cards;
}

/** The lines below a card's heading. The heading has its own space. */
function contentLines(blocks: readonly Block[]): number {
  return linesIn(blocks[0]?.kind === 'heading' ? blocks.slice(1) : blocks);
}

/**
 * Whether a slide only shows a tree, or a chart with a remark. These take less space than the lines of their list or
 * table.
 */
function isDrawnWhole(blocks: readonly Block[], { hasSectionCards }: CardRoom): boolean {
  if (!hasSectionCards) return false;
  const [first, second, ...more] = blocks[0]?.kind === 'heading' ? blocks.slice(1) : blocks;
  if (!first || more.length > 0) return false;
  if (first.kind === 'list') return !second && readHierarchy(first) !== null;
  return first.kind === 'table' && (!second || remarkOf(second) !== null) && readTableChart(first) !== null;
}

/** The weight of a card's first atom without its heading, which has its own space. */
function contentWeight({ pieces: [first], weight }: Atom): number {
  return first?.block.kind === 'heading' ? weight - linesIn([first.block]) : weight;
}

function sharesRoom({ pieces: [first] }: Atom, before: Atom | undefined): boolean {
  return first !== undefined && isFurtherPicture(first.block, before?.pieces.at(-1)?.block);
}

function fill(lines: number, { usual, most }: CardRoom): number {
  if (lines <= usual) return UNDERFULL * ((usual - lines) / usual) ** 2;
  const over = (lines - usual) / (most - usual);
  return OVERFULL * over ** 2 + (lines > most ? OVERFLOWING : 0);
}
