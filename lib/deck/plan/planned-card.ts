import type { Block, BlockOf, Card } from '../blocks';

/** A planned card, before speaker notes are removed. `repeats` is the heading it continues. */
export type PlannedCard = {
  blocks: Block[];
  repeats?: BlockOf<'heading'>;
} & Pick<Card, 'part'>;

/** The number of cards of a plan if each section had one. A title, and text before the first section, have their own. */
export function countSections(plan: readonly PlannedCard[]): number {
  return plan.filter((card, at) => !continuesSection(card, plan[at - 1])).length;
}

/** Whether a card goes on with the section of the card before it. */
export function continuesSection({ part, blocks }: PlannedCard, before: PlannedCard | undefined): boolean {
  return before !== undefined && before.part === undefined && part === undefined && blocks[0]?.kind !== 'heading';
}

/** A heading, its blocks up to the first subheading, and its subsections. */
export type SectionNode = { heading: BlockOf<'heading'>; own: Block[]; children: SectionNode[] };

/** The sections of a text, and the blocks before the first one. */
export type SectionTree = { preface: Block[]; sections: SectionNode[] };

export function sectionTree(blocks: readonly Block[]): SectionTree {
  const tree: SectionTree = { preface: [], sections: [] };
  const open: SectionNode[] = [];
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      (open.at(-1)?.own ?? tree.preface).push(block);
      continue;
    }
    while (open.length > 0 && open.at(-1)!.heading.level >= block.level) open.pop();
    const node: SectionNode = { heading: block, own: [], children: [] };
    (open.at(-1)?.children ?? tree.sections).push(node);
    open.push(node);
  }
  return tree;
}

/** All blocks of a section in order. Headings nest at most six levels deep. */
export function blocksOf({ heading, own, children }: SectionNode): Block[] {
  return [heading, ...own, ...children.flatMap(blocksOf)];
}

const known = new WeakSet<Block>();

export function markLineTitle(block: Block): void {
  known.add(block);
}

/** Whether a heading was made from a line or sentence of body text, or from a picture's name. */
export function isLineTitle(block: Block): boolean {
  return known.has(block);
}
