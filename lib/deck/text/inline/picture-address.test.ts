import { expect, it } from 'vitest';
import { readBlocks } from '../read-text';
import { uploadAddress, uploadIdOf } from './picture-address';

const ID = '0123456789abcdef0123456789abcdef';
const ADDRESS = `/pictures/${ID}-640x480.png`;
const picture = { kind: 'file', key: ADDRESS, mediaType: 'image/png', width: 640, height: 480 };

it.each([
  ['a line', `![Alt](${ADDRESS})`],
  ['words around it', `Before ![Alt](${ADDRESS}) after`],
  ['a list', `- One ![Alt](${ADDRESS})`],
  ['a table', `| A |\n| --- |\n| x ![Alt](${ADDRESS}) |`],
  ['a heading', `# Title ![Alt](${ADDRESS})`],
  ['HTML', `<img alt="Alt" src="${ADDRESS}">`],
  ['a reference', `![Alt][1]\n\n[1]: ${ADDRESS}`],
])('reads an uploaded picture with its size, in %s', (_name, text) => {
  const images = readBlocks(text).filter(({ kind }) => kind === 'image');
  expect(images).toEqual([expect.objectContaining({ alt: 'Alt', picture })]);
});

it('takes no other address for one', () => {
  expect(uploadIdOf(uploadAddress({ id: ID, width: 1, height: 99999, mediaType: 'image/jpeg' }))).toBe(ID);
  const others = ['', '/pictures/', `/pictures/${ID}.png`, `/pictures/${ID}-0x4.png`, `/pictures/../${ID}-1x1.png`];
  others.push(`${ADDRESS}?x`, `https://a.example${ADDRESS}`, ADDRESS.toUpperCase(), ADDRESS.replace('png', 'svg'));
  expect(others.map(uploadIdOf)).toEqual(others.map(() => null));
});
