import type { Block, BlockOf } from '../blocks';

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
