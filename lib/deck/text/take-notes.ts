import type { Block } from '../blocks';
import { plainText, sliceRuns } from './text-runs';

/** `Note:` alone begins many an ordinary paragraph: only what names the speaker is taken off the card. */
const LABEL = /^\s*speaker notes?:\s*/i;
const COMMENT = /^\s*<!--[ \t]*notes?\b[ \t]*:?\s*([\s\S]*?)\s*-->\s*$/i;

/** Whether a paragraph is speaker notes: it begins with `Speaker notes:`, or is an HTML comment that begins with `notes`. */
export function isNotesLine(text: string): boolean {
  return LABEL.test(text) || COMMENT.test(text);
}

/** Whether a block is a paragraph or quote of speaker notes. They are notes only at the end of a card. */
export function isNotesBlock(block: Block): boolean {
  if (block.kind === 'paragraph') return isNotesLine(plainText(block.runs));
  return block.kind === 'quote' && isNotesLine(plainText(block.paragraphs[0] ?? []));
}

/** Takes the speaker notes off the end of a card's blocks. A card of nothing but such a line keeps it as text. */
export function takeNotes(blocks: readonly Block[]): { blocks: Block[]; notes: string | null } {
  const last = blocks.at(-1);
  if (!last || blocks.length < 2 || !isNotesBlock(last)) return { blocks: [...blocks], notes: null };
  const comment = last.kind === 'paragraph' ? COMMENT.exec(plainText(last.runs))?.[1] : undefined;
  if (comment) return { blocks: blocks.slice(0, -1), notes: comment };
  const paragraphs = last.kind === 'quote' ? last.paragraphs : last.kind === 'paragraph' ? [last.runs] : [];
  const text = paragraphs.map((runs, at) => readable(at === 0 ? withoutLabel(runs) : runs)).join('\n');
  return text.trim() === ''
    ? { blocks: [...blocks], notes: null }
    : { blocks: blocks.slice(0, -1), notes: text.trim() };
}

function withoutLabel(runs: Parameters<typeof plainText>[0]): ReturnType<typeof sliceRuns> {
  return sliceRuns(runs, LABEL.exec(plainText(runs))?.[0].length ?? 0);
}

/** Notes carry no links: an address that its words do not show follows them. */
function readable(runs: Parameters<typeof plainText>[0]): string {
  return runs
    .map(({ text, href }) =>
      href && !text.includes(href.replace(/^mailto:/i, '')) && !href.endsWith(text) ? `${text} (${href})` : text,
    )
    .join('');
}
