import type { Block } from '../blocks';
import { readTableChart } from '../visual/read-chart';
import { readHierarchy } from '../visual/read-hierarchy';
import { isRemark } from '../visual/remark';
import { type Atom, cutAtoms, joinAtoms } from '../write/cut-atoms';
import type { CardRoom } from './card-room';
import { keepDrawn } from './keep-drawn';
import { FURTHER_PICTURE } from './line-room';
import { isFurtherPicture, linesIn } from './lines-in';

/** What each card costs: several of them must be better for it than one. */
const CARD = 1;
const UNDERFULL = 1.2;
const OVERFULL = 1.6;
/** What is too much even for a card of small type. */
const OVERFLOWING = 8;
/** A list or table is cut only where it does not fit a card as a whole. */
const NEEDLESS = 3;
/** What a card with nothing but one short item costs. */
const LONE = 6;
/** More atoms than this are never tried on one card. */
const MOST_ATOMS = 80;

/**
 * Content on as many cards as it needs, none much fuller or emptier than the others, cut where that costs least: the
 * best of all ways (dynamic programming), within a window as long as a card, so that the work is linear.
 */
export function fillCards(blocks: readonly Block[], room: CardRoom): Block[][] {
  if (blocks.length === 0) return [];
  if (contentLines(blocks) <= room.most || isDrawnWhole(blocks, room)) return [[...blocks]];
  const cut = cutAtoms(blocks, 0);
  const atoms = room.post > 0 ? keepDrawn(cut, blocks, room) : cut;
  const needless = needlessCuts(atoms, room);
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
      const cut = start === 0 ? 0 : cutCost(atoms[start]!) + (needless[start] ? NEEDLESS : 0);
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

/** The lines of a card below its heading, which has a place of its own. */
function contentLines(blocks: readonly Block[]): number {
  return linesIn(blocks[0]?.kind === 'heading' ? blocks.slice(1) : blocks);
}

/**
 * Whether a slide is nothing but a tree, or a chart with a remark, which take less room than the lines of their list or
 * table.
 */
function isDrawnWhole(blocks: readonly Block[], { hasSectionCards }: CardRoom): boolean {
  if (!hasSectionCards) return false;
  const [first, second, ...more] = blocks[0]?.kind === 'heading' ? blocks.slice(1) : blocks;
  if (!first || more.length > 0) return false;
  if (first.kind === 'list') return !second && readHierarchy(first) !== null;
  return first.kind === 'table' && (!second || isRemark(second)) && readTableChart(first) !== null;
}

/** What the first atom of a card takes of its room. */
function contentWeight({ pieces: [first], weight }: Atom): number {
  return first?.block.kind === 'heading' ? weight - linesIn([first.block]) : weight;
}

function sharesRoom({ pieces: [first] }: Atom, before: Atom | undefined): boolean {
  return first !== undefined && isFurtherPicture(first.block, before?.pieces.at(-1)?.block);
}

/** What one card announces should be on that card: nobody looks for it on the next. */
const ANNOUNCED = 3;

function cutCost({ cut, pieces: [first] }: Atom): number {
  return first?.from === 0 && cut > 1 ? ANNOUNCED : Math.max(0, cut);
}

function fill(lines: number, { usual, most }: CardRoom): number {
  if (lines <= usual) return UNDERFULL * ((usual - lines) / usual) ** 2;
  const over = (lines - usual) / (most - usual);
  return OVERFULL * over ** 2 + (lines > most ? OVERFLOWING : 0);
}

/** Whether a cut before each atom parts a list, a table or a short paragraph that a card has room for. */
function needlessCuts(atoms: readonly Atom[], { usual, most }: CardRoom): boolean[] {
  return atoms.map(({ pieces: [first] }) => {
    if (!first || first.from === 0) return false;
    return linesIn([first.block]) <= (first.block.kind === 'paragraph' ? usual : most);
  });
}
