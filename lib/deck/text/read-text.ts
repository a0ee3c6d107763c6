import type { Block } from '../blocks';
import { type Chunk, cutChunks } from './cut-chunks';
import { definitionsFor, findDefinitions, isUnusedDefinition, type SourceDefinitions } from './find-definitions';
import { findPlainHeadings } from './find-plain-headings';
import { mendBullets } from './mend-bullets';
import { readChunk } from './read-chunk';

/**
 * Reads Markdown or plain text into blocks, in order, with the lines they came from. Nothing is dropped: what no
 * block fits becomes a paragraph. Linear in the length of the text. Chunks that were read before are remembered, so
 * after a key only the chunk it changed is read, and the same blocks (by identity) are given for the others.
 * @param firstLine the line (from 1) of the whole input on which this text begins
 */
export function readBlocks(text: string, firstLine = 1): Block[] {
  return readPart(text, firstLine, definitionsOf(text));
}

/** The link definitions of a whole input, for parts of it that are read one by one. */
export function definitionsOf(text: string): SourceDefinitions {
  return findDefinitions(text.includes(']:') ? linesOf(text) : []);
}

/** Reads a part of a text whose link definitions may stand in another part. */
export function readPart(text: string, firstLine: number, definitions: SourceDefinitions): Block[] {
  const lines = mendBullets(linesOf(text));
  const blocks: Block[] = [];
  for (const chunk of cutChunks(lines, firstLine)) blocks.push(...recall(chunk, definitions));
  return findPlainHeadings(blocks);
}

/** Lines end with LF or CRLF, as break markers see them (wire.md); a lone CR would shift the count and is a space. */
function linesOf(text: string): string[] {
  return text.split('\n').map((line) => (line.includes('\r') ? line.replace(/\r$/, '').replaceAll('\r', ' ') : line));
}

type Remembered = { firstLine: number; blocks: Block[] };
const memory = new Map<string, Remembered>();
let remembered = 0;
/** UTF-16 units of source; the oldest half goes when it is exceeded. */
const MEMORY = 2_000_000;

function recall(chunk: Chunk, definitions: SourceDefinitions): Block[] {
  const needed = definitionsFor(chunk.lines, definitions);
  const kept = chunk.lines.filter((line) => line.includes(']:') && isUnusedDefinition(line, definitions));
  const key = [...chunk.lines, '\u0000', ...needed, '\u0000', ...kept].join('\n');
  const known = memory.get(key);
  if (known?.firstLine === chunk.firstLine) return known.blocks;
  const blocks = known
    ? moveLines(known, chunk.firstLine)
    : [...readChunk(chunk, needed), ...keepDefinitions(chunk, kept)];
  if (!known) makeRoom(key.length);
  memory.set(key, { firstLine: chunk.firstLine, blocks });
  return blocks;
}

function moveLines({ firstLine, blocks }: Remembered, to: number): Block[] {
  const by = to - firstLine;
  return blocks.map((block) => ({ ...block, lines: { from: block.lines.from + by, to: block.lines.to + by } }));
}

function makeRoom(length: number): void {
  remembered += length;
  if (remembered <= MEMORY) return;
  for (const key of memory.keys()) {
    if (remembered <= MEMORY / 2) break;
    memory.delete(key);
    remembered -= key.length;
  }
}

/** A definition no link uses is shown as it stands. */
function keepDefinitions(chunk: Chunk, lines: readonly string[]): Block[] {
  return lines.map((line) => {
    const at = chunk.firstLine + chunk.lines.indexOf(line);
    return { kind: 'paragraph', runs: [{ text: line.trim() }], lines: { from: at, to: at } };
  });
}
