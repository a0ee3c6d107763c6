import type { Block, TextRun } from '../blocks';
import { plainText } from './text-runs';

/** The runs a block shows, paragraph by paragraph, in reading order. */
export function runsOfBlock(block: Block): TextRun[][] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.runs];
    case 'list':
      return block.items.map((item) => item.runs);
    case 'quote':
      return block.paragraphs;
    case 'table':
      return [...block.header, ...block.rows.flat()];
    case 'code':
      return block.text === '' ? [] : [[{ text: block.text }]];
    case 'image':
      return block.alt === '' ? [] : [[{ text: block.alt }]];
  }
}

/** The block with other runs in its paragraphs, items and cells. */
export function mapRuns(block: Block, map: (runs: TextRun[]) => TextRun[]): Block {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, runs: map(block.runs) };
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, runs: map(item.runs) })) };
    case 'quote': {
      const { source } = block;
      return { ...block, paragraphs: block.paragraphs.map(map), ...(source && { source: map(source) }) };
    }
    case 'table':
      return { ...block, header: block.header.map(map), rows: block.rows.map((row) => row.map(map)) };
    case 'code':
    case 'image':
      return block;
  }
}

/** The text of a block, one line per paragraph, item or cell. */
export function blockText(block: Block): string {
  return runsOfBlock(block).map(plainText).join('\n');
}

/** Code as shown on cards: tabs become four spaces, and white space at the end is removed. */
export function codeText(source: string): string {
  return source.trimEnd().replaceAll('\t', '    ');
}
