import type { Block, Card, TextRun } from '../blocks';
import { plainText } from '../text/text-runs';

/**
 * Whether a card contains only prompts of an outline: open questions, an empty table or a muted line. They do not
 * describe the subject of the deck.
 */
export function isBlankCard({ blocks }: Pick<Card, 'blocks'>): boolean {
  const texts = blocks.filter(({ kind }) => kind !== 'heading' && kind !== 'image');
  return texts.length > 0 && texts.every(isBlank);
}

function isBlank(block: Block): boolean {
  if (block.kind === 'list')
    return block.items.every(({ runs, checked }) => checked === false && plainText(runs).endsWith('?'));
  if (block.kind === 'paragraph') return block.runs.every(isQuiet);
  if (block.kind === 'table')
    return block.header.length > 1 && block.rows.every((row) => row.slice(1).every((runs) => runs.every(isQuiet)));
  return false;
}

function isQuiet({ quiet }: TextRun): boolean {
  return quiet === true;
}
