import type { Block } from '../blocks';
import { findMissingIn } from '../write/find-missing-words';
import type { Chunk } from './cut-chunks';
import { fillEmptyLines } from './html/html-lines';
import { isBeyondReason, readingCost } from './is-beyond-reason';
import { parseMarkdown } from './mdast-text';
import { quickBlocks } from './quick-blocks';
import { readPlain } from './read-plain';
import { readTree } from './read-tree';

/** Signs that pasted prose seldom holds and code does, at a place where they count. */
const CODE_LIKE = /[{};=]|<\/|=>|\(\)|^\s+(?:def|if|for|return|import|from|class|const|let|var|print)\b/m;

/** `cost`: what the full reader takes for it, see `readingCost`; 0 where it was not needed. */
export type ReadChunk = { blocks: Block[]; cost: number };

/**
 * Reads one chunk. The Markdown reading is taken only if every word of the chunk is in it: so a gap in our reading
 * of a rare construct costs its look, never the words.
 * @param definitions lines of link definitions the chunk's labels refer to
 * @param budget what may be spent on the full reader; null where that is too little
 */
export function readChunk(chunk: Chunk, definitions: readonly string[], budget: number): ReadChunk | null {
  const quick = definitions.length === 0 ? quickBlocks(chunk) : null;
  if (quick) return { blocks: quick, cost: 0 };
  if (isBeyondReason(chunk.lines)) return { blocks: readPlain(chunk, definitions), cost: 0 };
  const cost = readingCost(chunk.lines);
  if (cost > budget) return null;
  const source = chunk.lines.join('\n');
  const blocks = readMarkdown(chunk, source, definitions);
  const missing = findMissingIn([{ text: source, firstLine: chunk.firstLine }], blocks, [], definitions);
  return { blocks: missing.length === 0 ? blocks : readPlain(chunk, definitions), cost };
}

/** The full reading alone; the property tests hold the quick one to it. */
export function readMarkdown(chunk: Chunk, source: string, definitions: readonly string[]): Block[] {
  // Before the text, not behind it: there an open fence would swallow them.
  const skipped = definitions.length === 0 ? 0 : definitions.length + 1;
  const filled = source.includes('<') ? fillEmptyLines(chunk.lines).join('\n') : source;
  const whole = skipped === 0 ? filled : `${definitions.join('\n')}\n\n${filled}`;
  const indentedCode = /^(?: {4}|\t)/.test(chunk.lines[0] ?? '') && CODE_LIKE.test(source);
  return readTree(parseMarkdown(whole, { indentedCode }), whole, chunk.firstLine - skipped, skipped);
}
