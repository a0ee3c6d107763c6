import type { Block } from '../../blocks';
import { wordsOf } from '../../content/read-content';
import type { BlocksLook } from '../stage';
import { NARROWED, type SocialPage } from './social-page';

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
