import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deckFrom } from '../testing/sample-deck';
import { blockText } from '../text/block-text';

function condensed(inputText: string, amount: 'brief' | 'medium' = 'medium') {
  const made = deckFrom(inputText, { textMode: 'condense', amount });
  return { ...made, texts: made.cards.map(({ blocks }) => blocks.map(blockText)) };
}

const corpus = (name: string) => readFileSync(`bench/corpus/${name}`, 'utf8');

const LONG =
  'The hall is large and bright, and people like to meet in it on rainy days and in the long winter. ' +
  'Nobody remembers who painted the walls green, although several people claim that they were there. ' +
  'The bus stops in front of the door in the morning, at noon and again before the doors are closed.';

describe('condense', () => {
  it('keeps sentences with figures and drops courtesies first', () => {
    const { texts } = condensed(
      `# Hall\n\n## News\n\nSorry for the wall of text!!\n\n${LONG} The roof costs €6,300. Many thanks for your patience.`,
    );
    const text = texts.flat().join('\n');
    expect(text).toContain('€6,300');
    expect(text).not.toMatch(/Sorry|thanks/);
  });

  it('shortens a paragraph of three long sentences, and says by how much', () => {
    const { warnings } = condensed(`# Hall\n\n## House\n\n${LONG}\n\n## Garden\n\nIt is small.`);
    expect(warnings.map(({ message }) => message)).toContain('Shortened to 3 of 4 sentences.');
  });
});

describe('condense a conversation', () => {
  const { texts } = condensed(corpus('transcript.txt'));
  const lines = texts.slice(1).flat();

  it('keeps what is answered or confirmed with the answer', () => {
    const all = lines.join('\n');
    expect(all.includes('The freezer is fine') && !all.includes('The fridge is the worst place')).toBe(false);
    for (const [reply, said] of [
      ['Never the fridge', 'The fridge is the worst place'],
      ['The worktop is fine', 'The freezer is fine'],
      ['And why it should', 'why it goes stale'],
      ['Turns it back', 'And toasting it?'],
    ] as const)
      expect([reply, all.includes(reply) && !all.includes(said)]).toEqual([reply, false]);
  });

  it('names the speaker of each turn', () => {
    for (const line of lines.slice(1)) expect(line).toMatch(/^\[[\d:]+\] (?:ANNA|RAVI): /m);
  });
});

it('keeps the sentence that the text opens with', () => {
  const { texts } = condensed(corpus('press-release.txt'));
  expect(texts[1]!.join('\n')).toContain('for the first time since 1954');
});
