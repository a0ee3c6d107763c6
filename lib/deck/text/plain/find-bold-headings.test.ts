import { expect, it } from 'vitest';
import { blockText } from '../block-text';
import { readBlocks } from '../read-text';

const read = (text: string) =>
  readBlocks(text).map((block) => `${block.kind === 'heading' ? `h${block.level}` : block.kind}: ${blockText(block)}`);

it('turns bold lines above lists into headings below the section’s', () =>
  expect(read('### Pitfalls\n\n**Don’t:**\n- Send five emails\n\n__Do__\n- Agree on one goal')).toEqual([
    'h3: Pitfalls',
    'h4: Don’t:',
    'list: Send five emails',
    'h4: Do',
    'list: Agree on one goal',
  ]));

it('turns the questions of questions and answers into headings', () => {
  const faq = '# Help\n\nQ: Who can come?\nA: Anyone.\n\nQ: When?\n\nA: On Friday.\nBring a bag.';
  expect(read(faq)).toEqual([
    'h1: Help',
    'h2: Q: Who can come?',
    'paragraph: A: Anyone.',
    'h2: Q: When?',
    'paragraph: A: On Friday.\nBring a bag.',
  ]);
  const long = Array.from({ length: 20 }, (_, at) => `Line ${at}.`).join('\n');
  expect(read(`Q: One?\nA: ${long}\nQ: Two?\nA: Yes.`).map((block) => block.slice(0, 12))).toEqual([
    ...['h2: Q: One?', 'paragraph: A', 'h2: Q: Two?', 'paragraph: A'],
  ]);
  expect(read(`Q: One?\nA: ${long}\nQ: Two?\nA: Yes.`)[1]).toContain('Line 19.');
  expect(read('F: Wie viel?\nA: Zehn.\n\nF: Wann?\nA: Bald.')[0]).toMatch(/^h[12]: F: Wie viel[?]$/);
  for (const other of ['Q: Who?\nA: Anyone.\n\nQ: Say.\nA: Yes.', 'RAVI: Who?\nANNA: Me.\n\nRAVI: When?\nANNA: Now.'])
    expect(read(other).filter((line) => line.startsWith('h'))).toEqual([]);
});
