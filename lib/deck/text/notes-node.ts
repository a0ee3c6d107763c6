import type { Block } from '../blocks';
import type { Flow } from './html/nodes';
import { isNotesComment } from './take-notes';

/** The text of a speaker notes comment, in the form `weaveHtml` leaves it. Null for other nodes. */
export function notesIn(node: Flow): string | null {
  if (node.type !== 'paragraph' || node.children.length !== 1) return null;
  const [only] = node.children;
  return only?.type === 'text' && isNotesComment(only.value) ? only.value.replace(/\s+/g, ' ') : null;
}

export function isNotesParagraph(block: Block): boolean {
  return block.kind === 'paragraph' && isNotesComment(block.runs.map(({ text }) => text).join(''));
}
