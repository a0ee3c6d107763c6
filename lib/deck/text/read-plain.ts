import type { Block } from '../blocks';
import type { Chunk } from './cut-chunks';
import { isImageUrl } from './image-url';

/**
 * Reads a chunk as bare text: paragraphs as they stand, line by line, each sign kept. What is left to a text that
 * means something else by its signs, or nests them beyond reason.
 */
export function readPlain({ lines, firstLine }: Chunk): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  const close = (to: number): void => {
    if (open.length > 0)
      blocks.push({
        kind: 'paragraph',
        runs: [{ text: open.join('\n') }],
        lines: { from: to - open.length + 1, to },
      });
    open = [];
  };
  lines.forEach((line, at) => {
    const text = line.trim();
    const number = firstLine + at;
    if (text === '') close(number - 1);
    else if (isImageUrl(text) && !/\s/.test(text)) {
      close(number - 1);
      blocks.push({
        kind: 'image',
        picture: { kind: 'url', url: text },
        alt: '',
        lines: { from: number, to: number },
      });
    } else open.push(text);
  });
  close(firstLine + lines.length - 1);
  return blocks;
}
