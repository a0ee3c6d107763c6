import { blockText } from '@/lib/deck/text/block-text';
import { readBlocks } from '@/lib/deck/text/read-text';

/** A text with more than one main heading here has chapters rather than a title. */
const READ = 20_000;

/** The title of a text: its only main heading, if only pictures come before it. Null if it has none. */
export function textTitle(text: string): string | null {
  const blocks = readBlocks(text.slice(0, READ)).filter(({ kind }) => kind !== 'image');
  const [first] = blocks;
  if (first?.kind !== 'heading' || first.level !== 1) return null;
  const isOnly = blocks.every((block) => block === first || block.kind !== 'heading' || block.level > 1);
  return isOnly ? blockText(first).trim() || null : null;
}
