import type { Block, BlockOf } from '../blocks';

/** A heading with what is below it up to its first subheading, and the subheadings. */
export type SectionNode = { heading: BlockOf<'heading'>; own: Block[]; children: SectionNode[] };

/** The sections of a text, and what is before the first of them. */
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

/** All blocks of a section in order. A text nests six levels at most. */
export function blocksOf({ heading, own, children }: SectionNode): Block[] {
  return [heading, ...own, ...children.flatMap(blocksOf)];
}
