import type { Block, BlockOf, TextRun } from '../../blocks';
import { plainText, sliceRuns, trimRuns } from '../text-runs';

/** The line above a quoted email: `On 13 May 2024, at 18:40, Tomas wrote:` */
const HEADER =
  /^(?:(?:On|Am|Le|El|Op|Il) [^\n]{4,140}?(?:wrote|schrieb(?: [^\n:]{1,60})?|a écrit|escribió|schreef|ha scritto)\s?[:：]|-{2,}\s?(?:Original Message|Ursprüngliche Nachricht)\s?-{2,})/u;

type Quote = BlockOf<'quote'>;

/** Replies by their quote, so that the same object is returned each time. */
const replies = new WeakMap<Quote, { above: Block | null; reply: Quote }>();

/**
 * Turns quoted emails into notes with the line that names their sender as the title, because nobody said them as a
 * quotation. That line is the beginning of the quote or the paragraph above it.
 */
export function findReplies(blocks: Block[]): Block[] {
  if (!blocks.some((block) => block.kind === 'quote')) return blocks;
  const found: Block[] = [];
  for (const block of blocks) {
    const above = found.at(-1);
    if (block.kind !== 'quote' || block.callout) found.push(block);
    else if (above?.kind === 'paragraph' && isHeader(above.runs)) {
      found.pop();
      found.push(asReply(block, above));
    } else found.push(headerLength(block.paragraphs[0] ?? []) > 0 ? asReply(block, null) : block);
  }
  return found;
}

function isHeader(runs: readonly TextRun[]): boolean {
  return headerLength(runs) > 0 && headerLength(runs) === plainText(runs).trimEnd().length;
}

function headerLength(runs: readonly TextRun[]): number {
  return HEADER.exec(plainText(runs))?.[0].length ?? 0;
}

function asReply(quote: Quote, above: BlockOf<'paragraph'> | null): Quote {
  const known = replies.get(quote);
  if (known?.above === above) return known.reply;
  const [first = [], ...more] = quote.paragraphs;
  const end = headerLength(first);
  const title = above?.runs ?? sliceRuns(first, 0, end);
  const rest = above ? first : trimRuns(sliceRuns(first, end));
  const reply: Quote = {
    ...quote,
    paragraphs: [title.map((run) => ({ ...run, bold: true as const })), ...(rest.length > 0 ? [rest] : []), ...more],
    callout: 'note',
    lines: { from: above?.lines.from ?? quote.lines.from, to: quote.lines.to },
  };
  replies.set(quote, { above, reply });
  return reply;
}
