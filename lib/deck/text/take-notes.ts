import type { Block } from '../blocks';
import type { Flow } from './html/nodes';
import { schemeOf } from './inline/addresses';
import { plainText, sliceRuns } from './text-runs';

/** Many ordinary paragraphs begin with `Note:`, so only labels that name the speaker count. */
const LABEL = /^\s*speaker notes?:\s*/i;
const COMMENT = /^\s*<!--\s*(?:speaker[ \t]+)?notes\b[ \t]*:?\s*([\s\S]*?)\s*-->\s*$/i;

/**
 * Whether a paragraph is speaker notes: it begins with `Speaker notes:`, or is an HTML comment that begins with
 * `notes`.
 */
export function isNotesLine(text: string): boolean {
  return LABEL.test(text) || COMMENT.test(text);
}

export function isNotesComment(text: string): boolean {
  return text.includes('<!--') && COMMENT.test(text);
}

/** Whether a block is a paragraph or quote of speaker notes. They are notes only at the end of a card. */
export function isNotesBlock(block: Block): boolean {
  if (block.kind === 'paragraph') return isNotesLine(plainText(block.runs));
  return block.kind === 'quote' && isNotesLine(plainText(block.paragraphs[0] ?? []));
}

/**
 * Removes the speaker notes from a card: comments anywhere, and a labelled block at the end. A card with only a
 * labelled block keeps it as text.
 */
export function takeNotes(blocks: readonly Block[]): { blocks: Block[]; notes: string | null } {
  const comments: string[] = [];
  const shown = blocks.filter((block) => {
    const text = block.kind === 'paragraph' ? plainText(block.runs) : '';
    const comment = text.includes('<!--') ? COMMENT.exec(text)?.[1] : undefined;
    if (comment) comments.push(comment);
    return comment === undefined;
  });
  const labelled = takeLabelled(shown);
  const notes = [...comments, ...(labelled.notes === null ? [] : [labelled.notes])];
  return { blocks: labelled.blocks, notes: notes.length === 0 ? null : notes.join('\n') };
}

function takeLabelled(blocks: readonly Block[]): { blocks: Block[]; notes: string | null } {
  const last = blocks.at(-1);
  if (!last || blocks.length < 2 || !isNotesBlock(last)) return { blocks: [...blocks], notes: null };
  const paragraphs = last.kind === 'quote' ? last.paragraphs : last.kind === 'paragraph' ? [last.runs] : [];
  const text = paragraphs.map((runs, at) => readable(at === 0 ? withoutLabel(runs) : runs)).join('\n');
  return text.trim() === ''
    ? { blocks: [...blocks], notes: null }
    : { blocks: blocks.slice(0, -1), notes: text.trim() };
}

function withoutLabel(runs: Parameters<typeof plainText>[0]): ReturnType<typeof sliceRuns> {
  return sliceRuns(runs, LABEL.exec(plainText(runs))?.[0].length ?? 0);
}

/** Notes have no links, so a URL that isn't part of the visible text is added after it. */
function readable(runs: Parameters<typeof plainText>[0]): string {
  return runs
    .map(({ text, href }) =>
      href && !text.includes(schemeOf(href) === 'mailto' ? href.slice('mailto:'.length) : href) && !href.endsWith(text)
        ? `${text} (${href})`
        : text,
    )
    .join('');
}

/** The text of a speaker notes comment, in the form `weaveHtml` leaves it. Null for other nodes. */
export function notesIn(node: Flow): string | null {
  if (node.type !== 'paragraph' || node.children.length !== 1) return null;
  const [only] = node.children;
  return only?.type === 'text' && isNotesComment(only.value) ? only.value.replace(/\s+/g, ' ') : null;
}

export function isNotesParagraph(block: Block): boolean {
  return block.kind === 'paragraph' && isNotesComment(block.runs.map(({ text }) => text).join(''));
}
