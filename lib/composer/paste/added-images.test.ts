import { expect, it } from 'vitest';
import { countAddedImages, sendImages } from './added-images';

const A = `/pictures/${'a'.repeat(32)}-640x480.png`;
const B = `/pictures/${'0'.repeat(32)}-9x12000.jpg`;
const ORIGIN = 'https://cards.example';

it.each([
  ['alone', `![Alt](${A})`, `${ORIGIN}${A}`, ''],
  ['between paragraphs', `One\n\n![](${A})\n\nTwo`, `One\n\n${ORIGIN}${A}\n\nTwo`, 'One\n\n\n\nTwo'],
  [
    'alone on an indented line',
    `One\r\n  ![a \\] b](${A}) \r\nTwo`,
    `One\r\n  ${ORIGIN}${A} \r\nTwo`,
    'One\r\n   \r\nTwo',
  ],
  ['in a sentence', `See ![x](${A}) here`, `See ![x](${ORIGIN}${A}) here`, 'See  here'],
  ['in a cell', `| ![](${A}) | ![](${B}) |`, `| ![](${ORIGIN}${A}) | ![](${ORIGIN}${B}) |`, '|  |  |'],
  ['another picture', '![x](https://a.example/x.png) ![](/pictures/cat.png)', null, null],
  ['the address as text', `Our address is ${A}`, null, null],
  ['an unclosed picture', `![x](${A}`, null, null],
])('sends images that were added to the text by their public URL, or leaves them out: %s', (_name, text, sent, left) =>
  expect([sendImages(text, ORIGIN), sendImages(text, null), sendImages(text, undefined)]).toEqual([
    ...[sent ?? text, left ?? text, text],
  ]),
);

it('counts the images that were added', () =>
  expect([countAddedImages(`![](${A})\n![](${B})\n![](/pictures/cat.png)`), countAddedImages('![](x.png)')]).toEqual([
    2, 0,
  ]));

it('takes linear time', () => {
  const text = `${'!['.repeat(100_000)}${'](/pictures/'.repeat(20_000)}`;
  expect(sendImages(text, null)).toBe(text);
});
