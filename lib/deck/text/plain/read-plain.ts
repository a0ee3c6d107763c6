import type { Block } from '../../blocks';
import { attribute, tagName } from '../html/tags';
import { isBadgeUrl, isImageUrl } from '../inline/addresses';
import { pictureOf } from '../inline/picture-address';
import { visibleSource } from '../missing/visible-source';
import type { Chunk } from '../read-table';
import { isNotesComment } from '../take-notes';

/**
 * Reads a chunk as plain text: paragraphs line by line, with every character kept except HTML. The fallback for text
 * that Markdown would misread or that is nested too deeply.
 * @param definitions lines of link definitions its labels refer to
 */
export function readPlain({ lines: source, firstLine }: Chunk, definitions: readonly string[] = []): Block[] {
  const whole = source.join('\n');
  const { words } = visibleSource(whole, definitions);
  const lines = words.split('\n');
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
    const text = line === source[at] ? line.trim() : line.replace(/\s+/g, ' ').trim();
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
    const tags =
      line === source[at] ? [] : (source[at]!.match(/<[^<>]*>/g) ?? []).filter((tag) => tagName(tag) === 'img');
    for (const url of tags.map((raw) => attribute(raw, 'src'))) {
      if (url === '' || isBadgeUrl(url)) continue;
      close(number);
      blocks.push({ kind: 'image', picture: pictureOf(url), alt: '', lines: { from: number, to: number } });
    }
  });
  close(firstLine + lines.length - 1);
  return [...blocks, ...notesIn(whole, words, firstLine)];
}

/** Comments with speaker notes, which aren't visible on the page. Comments in code are ordinary text. */
function notesIn(source: string, words: string, firstLine: number): Block[] {
  if (!source.includes('<!--')) return [];
  return [...source.matchAll(COMMENT)]
    .filter(({ 0: comment, index }) => isNotesComment(comment) && !words.startsWith('<!--', index))
    .map(({ 0: comment, index }): Block => {
      const from = firstLine + source.slice(0, index).split('\n').length - 1;
      const lines = { from, to: from + comment.split('\n').length - 1 };
      return { kind: 'paragraph', runs: [{ text: comment.replace(/\s+/g, ' ') }], lines };
    });
}

const COMMENT = /<!--[\s\S]*?-->/g;
