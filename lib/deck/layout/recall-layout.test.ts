import { describe, expect, it } from 'vitest';
import { layOutDeck } from '../lay-out-deck';
import { naturalCards } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';

const text = (changed = -1) => {
  const cards = Array.from(
    { length: 20 },
    (_, at) => `## Berth ${at}\n\n${'Its words, and more. '.repeat(20)}${at === changed ? 'Changed.' : ''}`,
  );
  return ['# Harbour', ...cards].join('\n\n');
};

function placed(inputText: string, options = sampleOptions()) {
  return layOutDeck(naturalCards(inputText), options).cards;
}

describe('recallLayout', () => {
  it('lays out only the card that changed', () => {
    const options = sampleOptions();
    const before = placed(text(), options);
    const after = placed(text(7), { ...options });
    expect(after.filter((card, at) => card !== before[at]).map(({ title }) => title)).toEqual(['Berth 7']);
  });
});
