import { describe, expect, it } from 'vitest';
import { growth, MOST_LINEAR_GROWTH } from '../testing/growth';
import { deckFrom } from '../testing/sample-deck';
import { blockText } from '../text/block-text';

/** The blocks of a single-card text as strings, with list items separated. */
function condensed(inputText: string, amount: 'brief' | 'medium' = 'medium'): string[] {
  const { cards } = deckFrom(inputText, {
    textMode: 'condense',
    cardSplit: 'inputTextBreaks',
    amount,
    format: 'document',
  });
  return cards.flatMap(({ blocks }) =>
    blocks.map((block) =>
      block.kind === 'list'
        ? block.items
            .map((item, at) => `${block.ordered ? `${block.start + at}. ` : ''}${item.runs[0]!.text}`)
            .join(' | ')
        : blockText(block),
    ),
  );
}

const SENTENCES = Array.from({ length: 12 }, (_, at) => `The ferry number ${at} left the quay with cars and bicycles.`);
const PROSE = SENTENCES.join(' ');
const CODE = '```ts\nconst due = books.filter((book) => book.returned);\n\nprint(due);\n```';

describe('condenseCard', () => {
  it('keeps code whole, or drops it along with the sentence that announces it', () => {
    const long = `\`\`\`\n${Array.from({ length: 110 }, (_, at) => `line(${at});`).join('\n')}\n\`\`\``;
    expect(condensed(`## Script\n\n${PROSE}\n\nThe script:\n\n${CODE}`).at(-1)).toBe(
      'const due = books.filter((book) => book.returned);\n\nprint(due);',
    );
    const without = condensed(`## Script\n\n${PROSE}\n\nThe script is short:\n\n${long}`).join('\n');
    expect(without).not.toContain('line(');
    expect(without).not.toContain('The script is short');
  });

  it('keeps all steps of a numbered list', () => {
    const steps = [
      'Mix the flour',
      'Fold the dough four times',
      'Shape it',
      'Put it in the fridge overnight',
      'Bake it',
    ];
    const text = steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
    expect(condensed(`## Method\n\n${PROSE}\n\n${text}`)).toContain(
      steps.map((step, at) => `${at + 1}. ${step}`).join(' | '),
    );
  });

  it('keeps a row of figures and a table whole', () => {
    const table = '| Branch | Loans |\n|---|---|\n| Main | 640 |\n| Docks | 262 |\n| Mobile | 97 |';
    const shown = condensed(`## Year\n\n${PROSE}\n\n- 640 loans\n- 97 % satisfied\n- 3 branches\n\n${table}`);
    expect(shown).toContain('640 loans | 97 % satisfied | 3 branches');
    expect(shown.at(-1)).toMatch(/Main.*Docks.*Mobile/s);
  });

  it('drops a sentence that refers to a dropped sentence', () => {
    const text = `## Hall\n\n${SENTENCES.slice(0, 5).join(' ')} The hall burned down in 1931. It was never rebuilt.`;
    const said = condensed(text).join(' ');
    expect(said.includes('It was never rebuilt')).toBe(said.includes('It was never rebuilt') && said.includes('1931'));
    expect(
      condensed(`## Hall\n\nThe hall burned down in ${PROSE} It was never rebuilt.`, 'brief').join(' '),
    ).not.toContain('It was never');
  });
});

it.each([
  ['sentences that refer to the previous one', (count: number) => 'It rains again today. '.repeat(count)],
  ['lines with white space at their ends', (count: number) => `A line.${' '.repeat(30)}\\\n`.repeat(count)],
  ['nested items', (count: number) => `- one\n${'  - two of them\n'.repeat(count)}`],
  ['long numbered lists', (count: number) => '1. Do this and then that as well.\n'.repeat(count)],
])('shortens %s in linear time', (_, make) => {
  const work = (size: number, run: number) => {
    const text = `# Number ${run} of ${size}\n\n${make(size)}`;
    return () => void condensed(text);
  };
  expect(growth(1200, work)).toBeLessThan(MOST_LINEAR_GROWTH);
});

describe('a card without a heading', () => {
  const generated = (inputText: string) =>
    deckFrom(inputText, {
      textMode: 'generate',
      cardSplit: 'inputTextBreaks',
      format: 'document',
    }).cards[0]!.blocks.map(blockText);

  it('uses its short first sentence as the heading and removes it from the body', () =>
    expect(
      generated(
        'Money is the harder question. Of the budget of 1.3 million the city pays 71 per cent. The rest comes from gifts.',
      ),
    ).toEqual([
      'Money is the harder question',
      'Of the budget of 1.3 million the city pays 71 per cent. The rest comes from gifts.',
    ]));
});
