import type { Block } from '../blocks';
import { fillEmptyLines } from './html/html-lines';
import { isBeyondReason, readingCost } from './is-beyond-reason';
import { parseMarkdown } from './mdast-text';
import { findMissingIn } from './missing/find-missing-words';
import { nameMarkers } from './plain/name-markers';
import { readPlain } from './plain/read-plain';
import { quickBlocks } from './quick-blocks';
import type { Chunk } from './read-table';
import { readTree } from './read-tree';

/** `cost` is the cost of the full parser (see `readingCost`), or 0 if it wasn't needed. */
export type ReadChunk = { blocks: Block[]; cost: number };

/**
 * Reads one chunk. The Markdown result is only used if it contains every word of the chunk, so a gap in our support for
 * a rare construct costs its formatting but never its words.
 * @param definitions lines of link definitions the chunk's labels refer to
 * @param budget what may be spent on the full parser; the result is null if that is too little
 */
export function readChunk(chunk: Chunk, definitions: readonly string[], budget: number): ReadChunk | null {
  const quick = definitions.length === 0 ? quickBlocks(chunk) : null;
  if (quick) return { blocks: nameMarkers(quick), cost: 0 };
  if (isBeyondReason(chunk.lines)) return { blocks: readPlain(chunk, definitions), cost: 0 };
  const cost = readingCost(chunk.lines);
  if (cost > budget) return null;
  const source = chunk.lines.join('\n');
  const blocks = readMarkdown(chunk, source, definitions);
  const missing = findMissingIn([{ text: source, firstLine: chunk.firstLine }], blocks, [], definitions);
  return { blocks: missing.length === 0 ? nameMarkers(blocks) : readPlain(chunk, definitions), cost };
}

/** The full parser alone. Property tests compare the quick one with it. */
export function readMarkdown(chunk: Chunk, source: string, definitions: readonly string[]): Block[] {
  // Definitions go before the text. After it, an open fence would swallow them.
  const skipped = definitions.length === 0 ? 0 : definitions.length + 1;
  const filled = source.includes('<') ? fillEmptyLines(chunk.lines).join('\n') : source;
  const whole = skipped === 0 ? filled : `${definitions.join('\n')}\n\n${filled}`;
  return readTree(parseMarkdown(whole), whole, chunk.firstLine - skipped, skipped);
}
