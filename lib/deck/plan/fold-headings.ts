import type { Block, BlockOf } from '../blocks';
import { KICKER_LETTERS } from '../layout/read-content';
import { plainText } from '../text/text-runs';
import type { PlannedCard } from './planned-card';

/**
 * A heading without text does not get its own post: it becomes the small line above the heading of the next post, unless
 * that post already has one or has a higher-level heading.
 */
export function foldHeadings(cards: readonly PlannedCard[]): PlannedCard[] {
  const folded: PlannedCard[] = [];
  // From the end, so that of several headings without text the last becomes the kicker.
  for (const card of cards.toReversed()) {
    const next = folded.at(-1);
    const kicker = headingAlone(card);
    if (next && kicker && canTake(next, kicker)) folded[folded.length - 1] = { ...next, kicker };
    else folded.push(card);
  }
  return folded.reverse();
}

function headingAlone({ blocks, part, repeats, kicker }: PlannedCard): BlockOf<'heading'> | null {
  const [only, ...others] = blocks;
  if (only?.kind !== 'heading' || others.length > 0 || part || repeats || kicker) return null;
  const letters = plainText(only.runs).length;
  return letters > 0 && letters <= KICKER_LETTERS ? only : null;
}

function canTake(
  { blocks: [first], part, repeats, band, kicker }: PlannedCard,
  { level }: BlockOf<'heading'>,
): boolean {
  return first?.kind === 'heading' && first.level >= level && !part && !repeats && !band && !kicker;
}

/** The text without the headings that became kickers, so that its plan can be dealt onto another number of cards. */
export function withoutKickers(blocks: readonly Block[], plan: readonly PlannedCard[]): readonly Block[] {
  const kickers = new Set<Block>(plan.flatMap(({ kicker }) => kicker ?? []));
  return kickers.size === 0 ? blocks : blocks.filter((block) => !kickers.has(block));
}

/** Gives kickers back to the cards that begin with their headings, after the plan was dealt onto another number of cards. */
export function keepKickers(cards: readonly PlannedCard[], plan: readonly PlannedCard[]): PlannedCard[] {
  const kickers = new Map(plan.flatMap(({ blocks, kicker }) => (kicker ? [[blocks[0], kicker] as const] : [])));
  return cards.map((card) => {
    const kicker = kickers.get(card.blocks[0]);
    return kicker ? { ...card, kicker } : card;
  });
}
