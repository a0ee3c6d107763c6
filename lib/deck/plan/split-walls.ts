import type { Block } from '../blocks';
import { plainText } from '../text/text-runs';
import { WHOLE_COST } from '../write/block-parts';
import { type Atom, cutAtoms, joinAtoms } from '../write/cut-atoms';
import { goesOn } from '../write/sentence-openings';
import { type CardRoom, linesIn } from './card-room';
import { MOST_IN_CAROUSEL } from './merge-posts';
import type { PlannedCard } from './planned-card';

/** Running text with more lines than this is a wall on a post: about 36 words. */
const WALL = 4.4;
/** A part with fewer lines of text than this leaves its post nearly empty. */
const LEAST = 1;
/** What fits on a post has fewer sentences than this. It bounds the time. */
const MOST_ATOMS = 60;
/** The cost of starting a part inside a paragraph rather than with one, relative to that of uneven parts. */
const CUT = 0.2;
/** The cost of starting a part with a sentence that refers to the one before it. */
const REFERRING = 0.25;
/** The reward for starting a part with a quotation, which then has its own post. */
const QUOTATION = 0.5;

/**
 * Splits posts with a lot of running text between its sentences, the longest first, as long as the posts fit in one
 * carousel. The plan before fills each post as far as its text is readable.
 */
export function splitWalls(plan: PlannedCard[], room: CardRoom): PlannedCard[] {
  if (room.post === 0 || plan.length >= MOST_IN_CAROUSEL) return plan;
  const walls = plan.filter(isWall).sort((one, other) => linesIn(bodyOf(other)) - linesIn(bodyOf(one)));
  const split = new Map<PlannedCard, PlannedCard[]>();
  let total = plan.length;
  for (const wall of walls) {
    const posts = postsOf(wall);
    if (total + posts.length - 1 > MOST_IN_CAROUSEL) continue;
    split.set(wall, posts);
    total += posts.length - 1;
  }
  return plan.flatMap((card) => split.get(card) ?? [card]);
}

function isWall(card: PlannedCard): boolean {
  const body = bodyOf(card);
  return !card.part && body.every(({ kind }) => kind === 'paragraph' || kind === 'quote') && linesIn(body) > WALL;
}

function postsOf(card: PlannedCard): PlannedCard[] {
  const body = bodyOf(card);
  const atoms = cutAtoms(body, 0);
  if (atoms.length > MOST_ATOMS) return [card];
  const parts = withSources(evenParts(atoms, Math.ceil(linesIn(body) / WALL)));
  parts[0]?.unshift(...card.blocks.slice(0, -body.length));
  if (parts.some((blocks) => textLines(blocks) < LEAST)) return [card];
  return parts.map((blocks) => ({ ...card, blocks }));
}

/** Distributes atoms over up to `count` parts as evenly as possible. */
function evenParts(atoms: readonly Atom[], count: number): Block[][] {
  const refers = atoms.map((atom) => goesOn(firstText(joinAtoms([atom]))));
  const share = textLines(joinAtoms(atoms)) / count;
  let best: { cost: number; starts: number[] }[] = atoms.map((_, at) => ({ cost: costOf(0, at + 1), starts: [0] }));
  function costOf(from: number, to: number): number {
    const uneven = ((textLines(joinAtoms(atoms.slice(from, to))) - share) / share) ** 2;
    if (from === 0) return uneven;
    const { pieces, cut } = atoms[from]!;
    const isQuotation = pieces[0]?.block.kind === 'quote' && pieces[0].from === 0;
    if (cut >= WHOLE_COST) return uneven + cut;
    return uneven + (isQuotation ? -QUOTATION : Math.max(0, cut) * CUT) + (refers[from] ? REFERRING : 0);
  }
  for (let part = 2; part <= Math.min(count, atoms.length); part += 1) {
    const before = best;
    best = best.map((_, end) => {
      const tried = atoms.slice(0, end).map((_, at) => {
        const { cost, starts } = before[at]!;
        return { cost: cost + costOf(at + 1, end + 1), starts: [...starts, at + 1] };
      });
      return tried.reduce((least, each) => (each.cost < least.cost ? each : least), { cost: Infinity, starts: [0] });
    });
    // Fewer parts are better than a split quotation.
    if (best.at(-1)!.cost >= before.at(-1)!.cost + WHOLE_COST / 2) {
      best = before;
      break;
    }
  }
  const starts = best.at(-1)?.starts ?? [];
  return starts.map((from, at) => joinAtoms(atoms.slice(from, starts[at + 1])));
}

/** A footnote, or the source of a quotation, belongs to the text before it. */
const SOURCE = /^(?:[—–]|\[\d)/;

function withSources(parts: readonly Block[][]): Block[][] {
  const joined: Block[][] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before && SOURCE.test(firstText(part))) before.push(...part);
    else joined.push([...part]);
  }
  return joined;
}

function firstText([first]: readonly Block[]): string {
  if (first?.kind === 'paragraph') return plainText(first.runs);
  return first?.kind === 'quote' ? plainText(first.paragraphs[0] ?? []) : '';
}

/** The lines of the text alone, without the space between blocks. */
function textLines(blocks: readonly Block[]): number {
  const body = withoutHeadings(blocks);
  return linesIn(body) - body.length;
}

function bodyOf({ blocks }: PlannedCard): Block[] {
  return withoutHeadings(blocks);
}

function withoutHeadings(blocks: readonly Block[]): Block[] {
  const from = blocks.findIndex(({ kind }) => kind !== 'heading');
  return from === -1 ? [] : blocks.slice(from);
}
