import type { Block, BlockOf, TextRun } from '../blocks';
import { isPersonName } from '../text/letters-and-words';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';

/** A dash on the line of the name. Two dashes above a name are the signature of an email. */
const SOURCE_MARK = /^\s*(?:[—–―]|--?)[ \u00a0]?[^\s-]/;
const NAME_LETTERS = 60;
const NAME_WORDS = 8;

/** Whether a line names the source of a quotation: it begins with a dash. */
export function isSource(runs: TextRun[]): boolean {
  const text = plainText(runs);
  return text.length <= 160 && SOURCE_MARK.test(text);
}

/**
 * Whether a line can be a name with a position or a work: a few words that begin with a capital and are no sentence.
 */
function isName(runs: TextRun[]): boolean {
  const text = plainText(runs).trim();
  const words = text.split(/\s+/).length;
  return (
    text.length <= NAME_LETTERS &&
    words <= NAME_WORDS &&
    /^[\p{Lu}\p{Lo}]/u.test(text) &&
    !/[.!?…:;。！？]$/u.test(text)
  );
}

const folded = new WeakMap<BlockOf<'quote'>, { next: Block; quote: BlockOf<'quote'> }>();

/**
 * Moves the line that names the source of a quotation into the quotation: a line that begins with a dash, or a name
 * that ends the card. The same quotation gives the same block, because measurements are cached by block.
 */
export function foldSources(blocks: Block[]): Block[] {
  const last = blocks.findLast(({ kind }) => kind !== 'image');
  const taken = new Set<Block>();
  const out = blocks.map((block, at) => {
    const next = blocks[at + 1];
    if (block.kind !== 'quote' || next?.kind !== 'paragraph') return block;
    if (!isSource(next.runs) && !(next === last && isName(next.runs))) return block;
    taken.add(next);
    const known = folded.get(block);
    if (known?.next === next) return known.quote;
    const quote = { ...block, lines: { from: block.lines.from, to: next.lines.to }, source: next.runs };
    folded.set(block, { next, quote });
    return quote;
  });
  return taken.size > 0 ? out.filter((block) => !taken.has(block)) : blocks;
}

/** The words in quotation marks, before a source in brackets or after a dash. */
const QUOTED = /^\s*["“„«].*["”“»][.,]?(?=\s*(?:\([^()]+\)|[—–―]\s?\S.*)\s*$)/su;

/**
 * The words of a quotation and its source: the line below it, a last paragraph or line that begins with a dash, or what
 * follows the quotation marks.
 */
export function partQuote({ paragraphs, source }: BlockOf<'quote'>): { words: TextRun[][]; source: TextRun[][] } {
  const last = paragraphs.at(-1);
  const beneath = source ? [source] : [];
  if (paragraphs.length > 1 && last && (isSource(last) || isPersonName(plainText(last))))
    return { words: paragraphs.slice(0, -1), source: [last, ...beneath] };
  const text = last ? plainText(last) : '';
  const line = text.lastIndexOf('\n');
  const said = line > 0 && SOURCE_MARK.test(text.slice(line)) ? line : QUOTED.exec(text)?.[0].length;
  if (paragraphs.length === 1 && said)
    return { words: [sliceRuns(last!, 0, said)], source: [trimRuns(sliceRuns(last!, said)), ...beneath] };
  return { words: paragraphs, source: beneath };
}
