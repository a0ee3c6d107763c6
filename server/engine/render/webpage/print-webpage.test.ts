import { expect, it } from 'vitest';
import { pageCards } from '@/lib/deck/content/page-cards';
import { card, heading, paragraph } from '@/lib/deck/testing/sample-blocks';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { sampleDeck } from '../testing/sample-deck';
import { printWebpage } from './print-webpage';

function webpageOf(sections: number) {
  const long = Array.from({ length: 20 }, () => paragraph('The water runs through the mill. '.repeat(20)));
  const parts = Array.from({ length: sections }, (_, at) => card(heading(`Part ${at + 1}`), ...long));
  const blocks = pageCards([card(heading('The mill', 1)), ...parts]);
  return sampleDeck([sampleCard([]), sampleCard([])], { format: 'webpage', dimensions: 'fluid', blocks });
}

const sizesOf = (bytes: Uint8Array) =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/MediaBox \[0 0 (\S+) (\S+)\]/g),
  ].map(([, ...size]) => size.map(Number));

it('prints a webpage on one page, or on several where it is higher than a page can be', async () => {
  const { bytes, warnings } = await printWebpage(webpageOf(1), new Map());
  expect(warnings).toEqual([]);
  expect(sizesOf(bytes)).toEqual([[960, expect.any(Number)]]);
  const sheets = sizesOf((await printWebpage(webpageOf(12), new Map())).bytes);
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.every(([width, height]) => width === 960 && height! <= 14_400)).toBe(true);
});

it('draws the cards as slides without a browser, and says so', async () => {
  for (const path of ['none', '/no/such/browser']) {
    const { bytes, warnings } = await printWebpage(webpageOf(1), new Map(), path);
    expect(sizesOf(bytes)).toHaveLength(2);
    expect(warnings).toEqual([{ message: expect.stringMatching(/shows the page as slides/) }]);
  }
});
