import type { Block, BlockOf, Card, Picture } from '../blocks';

/** Small builders for the layout tests. */

const lines = { from: 1, to: 1 };

export const heading = (text: string, level: BlockOf<'heading'>['level'] = 2): Block => ({
  kind: 'heading',
  lines,
  level,
  runs: [{ text }],
});
export const paragraph = (text: string): Block => ({ kind: 'paragraph', lines, runs: [{ text }] });
export const list = (...items: string[]): Block => ({
  kind: 'list',
  lines,
  ordered: false,
  start: 1,
  items: items.map((text) => ({ level: 0, runs: [{ text }] })),
});
export const table = (header: string[], ...rows: string[][]): Block => ({
  kind: 'table',
  lines,
  align: header.map(() => 'left'),
  header: header.map((text) => [{ text }]),
  rows: rows.map((row) => row.map((text) => (text === '' ? [] : [{ text }]))),
});
export const quote = (...texts: string[]): Block => ({
  kind: 'quote',
  lines,
  paragraphs: texts.map((text) => [{ text }]),
});
export const code = (text: string): Block => ({ kind: 'code', lines, text, language: null });
const PHOTO: Picture = { kind: 'file', key: 'images/1.jpg', mediaType: 'image/jpeg', width: 1200, height: 800 };
export const image = (picture: Picture = PHOTO): Block => ({ kind: 'image', lines, picture, alt: 'The sea' });
export const card = (...blocks: Block[]): Card => ({ blocks, notes: null, labelOnly: false });

/** The given number of words, of five letters each. */
export const prose = (words: number): string => 'paper '.repeat(words).trim();
