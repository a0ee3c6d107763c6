import type { Block } from '../../blocks';
import { wordsOf } from '../../content/read-content';
import type { CardToPlace, Placement } from '../../layout/placement';
import { countWords } from '../../text/letters-and-words';
import { plainText } from '../../text/text-runs';
import { partLead } from '../lead-cards';
import type { BlocksLook } from '../stage';
import type { SocialLook } from './social-look';
import { NARROWED, SocialPage } from './social-page';

/** Short paragraphs are aligned like the text above; other blocks keep their own alignment. */
export function putBlocks(page: SocialPage, blocks: Block[], y: number, size: number): void {
  if (blocks.every((block) => block.kind === 'paragraph' && wordsOf(block) < 30)) {
    const look = { font: 'body', size, align: page.look.align, balanced: true } as const;
    let at = y;
    for (const block of blocks)
      if (block.kind === 'paragraph') at = page.text(block.runs, page.left, at, page.room, look) + 10;
    return;
  }
  page.blocks(blocks, page.left, y, narrowest(page, blocks, { size }), { size });
}

/** The width for running text: narrower if that takes no more lines, so that no word is alone on the last one. */
export function narrowest(page: SocialPage, blocks: Block[], look: BlocksLook): number {
  if (blocks.some(({ kind }) => kind !== 'paragraph' && kind !== 'heading')) return page.room;
  const height = page.heightOf(blocks, page.room, look);
  const widths = NARROWED.map((share) => page.room * share);
  return widths.find((width) => page.heightOf(blocks, width, look) <= height) ?? page.room;
}

/** A longer heading is a statement itself. In words. */
const LABEL_WORDS = 5;
/** Sizes of the large sentence and of the text below it. */
const LEADS = [
  [64, 38],
  [56, 35],
  [50, 32],
  [44, 30],
  [38, 28],
  [34, 26],
] as const;

/** A label, a statement in large type, and the text that explains it. Null if that does not fit in readable type. */
export function placeLead(card: CardToPlace, look: SocialLook, blocks: readonly Block[]): Placement | null {
  const { heading, isRepeated } = card.content;
  if (heading && !isRepeated && countWords(plainText(heading.runs)) > LABEL_WORDS) return null;
  const parts = partLead(blocks);
  if (!parts) return null;
  const { lead, rest } = parts;
  const page = new SocialPage(card, look);
  const top = page.label();
  const setAt = ([large, size]: readonly [number, number]) => {
    const said = page.wrapped(lead, page.room, {
      ...{ font: look.said, size: large * page.grown, fixed: true, leading: 1.1, balanced: true, align: look.align },
    });
    const below = { size: size * page.grown };
    return { said, below, height: said.height + GAP + page.heightOf(rest, page.room, below) };
  };
  const room = page.floor - top;
  const fit = LEADS.map(setAt).find(({ height }) => height <= room);
  if (!fit) return null;
  const start = top + Math.min(40, Math.max(0, page.floor - top - fit.height) * 0.2);
  fit.said.put(page.left, start);
  putBlocks(page, rest, start + fit.said.height + GAP, fit.below.size);
  return page.placement();
}

/** The space between a statement and the text below it. */
const GAP = 28;
