import type { Block } from '../blocks';
import type { Flow } from './html/nodes';
import { isNotesComment } from './take-notes';

/** The comment with speaker notes that a node is, as `weaveHtml` leaves it; null for any other. */
export function notesIn(node: Flow): string | null {
  if (node.type !== 'paragraph' || node.children.length !== 1) return null;
  const [only] = node.children;
  return only?.type === 'text' && isNotesComment(only.value) ? only.value.replace(/\s+/g, ' ') : null;
}

export function isNotesParagraph(block: Block): boolean {
  return block.kind === 'paragraph' && isNotesComment(block.runs.map(({ text }) => text).join(''));
}
