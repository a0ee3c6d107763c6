import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft } from '@/lib/composer/draft';
import { quickProblems } from '@/lib/composer/live-problems';
import { unpricedWords } from './unpriced-words';

const words = (change: Partial<Draft>) => {
  const draft = { ...emptyDraft(), inputText: 'Notes', ...change };
  return unpricedWords(draft, quickProblems(draft, { maxCards: 60 }));
};

describe('unpricedWords', () => {
  it.each([
    [{}, null],
    [{ inputText: '' }, 'Add text to see the cost'],
    [{ numCards: '61' }, 'Fix 1 problem to see the cost'],
    [{ inputText: 'x'.repeat(400_001) }, 'Fix 1 problem to see the cost'],
    [{ operation: 'template', prompt: 'Words' }, 'Choose a template to see the cost'],
    [{ operation: 'template' }, 'Fix 2 problems to see the cost'],
  ] as const)('%#: says what is missing for a price', (change, said) => {
    expect(words(change)).toBe(said);
  });
});
