import { expect, it } from 'vitest';
import { layOutDeck } from '../../lay-out-deck';
import { card, heading, paragraph } from '../../testing/sample-blocks';
import { sampleOptions } from '../../testing/sample-options';
import { findStandardTheme } from '../../themes/all-themes';

/** The size of the text that begins with these words on the second of three posts, as a multiple of the last text's. */
function relativeSize(words: string, ...paragraphs: string[]): number {
  const cards = [
    card(heading('Report', 1)),
    card(heading('News'), ...paragraphs.map((text) => paragraph(text))),
    card(heading('End'), paragraph('Goodbye.')),
  ];
  const theme = findStandardTheme('field-notes')!;
  const [, post] = layOutDeck(cards, sampleOptions({ theme, format: 'social', dimensions: '1x1' })).cards;
  const runs = post!.elements.flatMap((each) =>
    each.kind === 'text' ? each.paragraphs.flatMap(({ runs }) => runs) : [],
  );
  const [large, last] = [
    runs.find(({ text }) => text.startsWith(words)),
    runs.find(({ text }) => text.includes('end')),
  ];
  return large!.style.size / last!.style.size;
}

const REST = 'Nobody in the village remembers who built it, and the last miller left it to the birds in the end.';

it.each([
  ['a numbered clause', '2.1 Travel only', `2.1 Travel only if needed. ${REST}`, '2.2 Save to the end.'],
  ['what introduces a quotation', 'Kwame said', `Kwame said something to me. "${REST}"`],
])('does not set %s large', (_, words, ...paragraphs) => {
  expect(relativeSize(words, ...paragraphs)).toBe(1);
});
