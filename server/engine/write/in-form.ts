import type { Block } from '@/lib/deck/blocks';
import type { LayoutName } from '@/lib/deck/placed';
import { fillSlot } from '@/lib/deck/template/fill-slot';
import { blockText } from '@/lib/deck/text/block-text';
import { plainText } from '@/lib/deck/text/text-runs';
import type { CardTask } from './card-tasks';
import type { CardProblem } from './check-card';
import type { ModelCard } from './model-card';
import { hasWords, type SourceFacts } from './source-facts';

/** Whether the layout has only a heading, with at most one line below it. */
export function isCover(layout: LayoutName | undefined): boolean {
  return layout === 'title' || layout === 'section' || layout === 'closing';
}

/** Puts a model's card into the form of the template's card. Content without a place in it is kept in the notes. */
export function inForm(made: ModelCard, { slot, facts }: CardTask): { made: ModelCard; problems: CardProblem[] } {
  if (!slot) return { made, problems: [] };
  // The template decides what its card shows.
  const { shows, ...card } = made.card;
  const isList = isCover(slot.layout) && card.blocks.every(({ kind }) => kind !== 'paragraph');
  const blocks = isList ? card.blocks.flatMap(firstItemAsLine) : card.blocks;
  const { card: filled, rest: left, fit } = fillSlot({ blocks, notes: card.notes }, slot.layout);
  const rest = facts ? left.filter((block) => !isInvented(block, facts)) : left;
  const leftText = rest.map(blockText).join('\n');
  const notes = leftText === '' ? filled.notes : [filled.notes ?? [], leftText].flat().join('\n');
  const isInForm = fit !== 'none' && left.length === 0;
  return {
    made: { ...made, card: { ...card, ...(shows && fit === 'none' ? { shows } : {}), ...filled, notes } },
    // A missing quotation is not a problem, because the text may contain none.
    problems:
      isInForm || slot.layout === 'quote'
        ? []
        : [{ kind: 'form', form: slot.form, ...(fit === 'none' ? {} : { rest }) }],
  };
}

/** Whether the block is a quotation that does not occur in the text. These are dropped, even from the notes. */
function isInvented(block: Block, facts: SourceFacts): boolean {
  if (block.kind !== 'quote' || block.callout !== undefined) return false;
  return block.paragraphs.some((runs) => !hasWords(facts, plainText(runs)));
}

/** Covers have a line below the heading and no list, so the first item becomes that line. */
function firstItemAsLine(block: Block, at: number, blocks: readonly Block[]): Block[] {
  const isFirst = blocks.findIndex(({ kind }) => kind === 'list') === at;
  if (!isFirst || block.kind !== 'list') return [block];
  const [first, ...items] = block.items;
  if (!first) return [];
  const line: Block = { kind: 'paragraph', runs: first.runs, lines: block.lines };
  return items.length === 0 ? [line] : [line, { ...block, items }];
}
