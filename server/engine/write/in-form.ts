import type { Block } from '@/lib/deck/blocks';
import type { LayoutName } from '@/lib/deck/placed';
import { fillSlot } from '@/lib/deck/template/fill-slot';
import { blockText } from '@/lib/deck/text/block-text';
import { plainText } from '@/lib/deck/text/text-runs';
import type { CardProblem } from './check-card';
import type { ModelCard } from './model-card';
import { hasWords, type SourceFacts } from './source-facts';
import type { CardTask } from './write-card';

/** Layouts of a heading, with at most a line below it. */
export function isCover(layout: LayoutName | undefined): boolean {
  return layout === 'title' || layout === 'section' || layout === 'closing';
}

/** An answered card in the form of the template's card. What has no place in it is kept in the notes. */
export function inForm(made: ModelCard, { slot, facts }: CardTask): { made: ModelCard; problems: CardProblem[] } {
  if (!slot) return { made, problems: [] };
  const { card } = made;
  const isList = isCover(slot.layout) && card.blocks.every(({ kind }) => kind !== 'paragraph');
  const blocks = isList ? card.blocks.flatMap(firstItemAsLine) : card.blocks;
  const { card: filled, rest: left, fit } = fillSlot({ blocks, notes: card.notes }, slot.layout);
  const rest = facts ? left.filter((block) => !isInvented(block, facts)) : left;
  const said = rest.map(blockText).join('\n');
  const notes = said === '' ? filled.notes : [filled.notes ?? [], said].flat().join('\n');
  const isInForm = fit !== 'none' && left.length === 0;
  return {
    made: { ...made, card: { ...card, ...filled, notes } },
    // A quotation cannot be written where the text has none.
    problems:
      isInForm || slot.layout === 'quote'
        ? []
        : [{ kind: 'form', form: slot.form, ...(fit === 'none' ? {} : { rest }) }],
  };
}

/** A quotation that the text does not hold is nowhere kept. */
function isInvented(block: Block, facts: SourceFacts): boolean {
  if (block.kind !== 'quote' || block.callout !== undefined) return false;
  return block.paragraphs.some((runs) => !hasWords(facts, plainText(runs)));
}

/** A cover has a line below its heading, and no list: the first item is that line. */
function firstItemAsLine(block: Block, at: number, blocks: readonly Block[]): Block[] {
  const isFirst = blocks.findIndex(({ kind }) => kind === 'list') === at;
  if (!isFirst || block.kind !== 'list') return [block];
  const [first, ...items] = block.items;
  if (!first) return [];
  const line: Block = { kind: 'paragraph', runs: first.runs, lines: block.lines };
  return items.length === 0 ? [line] : [line, { ...block, items }];
}
