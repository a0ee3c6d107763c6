import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft } from '@/lib/composer/draft';
import { quickProblems } from '@/lib/composer/live-problems';
import { unpricedWords } from './send-bar';

const words = (change: Partial<Draft>) => {
  const draft = { ...emptyDraft(), inputText: 'Notes', autoLength: false, ...change };
  return unpricedWords(draft, quickProblems(draft, { maxCards: 60 }))?.words ?? null;
};

describe('unpricedWords', () => {
  it.each([
    [{}, null],
    [{ inputText: '' }, 'Add some text first'],
    [{ numCards: '61' }, 'Number of cards: Enter a whole number from 1 to 60'],
    [{ inputText: 'x'.repeat(400_001) }, 'Text: Too long by 1 character (limit 400,000)'],
    [
      { cardSplit: 'inputTextBreaks', inputText: Array(301).fill('a').join('\n---\n') },
      'Length: Too many cards: 301 (limit 300). Remove some --- lines.',
    ],
    [{ operation: 'template', prompt: 'Words' }, 'Choose a template first'],
    [{ operation: 'template', artifactId: 'a-deck' }, 'Add some text first'],
  ] as const)('%#: says what is missing for a price', (change, said) => expect(words(change)).toBe(said));

  it('counts the fields that the service rejected, each once', () => {
    const draft = { ...emptyDraft(), inputText: 'Notes', autoLength: false, numCards: '61' };
    const shown = [
      { path: 'textOptions.tone', message: 'The service said: “is too odd”' },
      { path: 'numCards', message: 'Use at most 8 cards' },
    ] as const;
    const found = quickProblems(draft, { maxCards: 60 });
    expect(unpricedWords(draft, found, shown)).toEqual({ words: 'Fix 2 problems to continue', path: 'numCards' });
    expect(unpricedWords(draft, [], shown)).toEqual({ words: 'Fix 2 problems to continue', path: 'textOptions.tone' });
  });
});
