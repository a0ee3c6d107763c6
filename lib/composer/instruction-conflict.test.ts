import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft } from './draft';
import { instructionConflict } from './instruction-conflict';

function conflicts(additionalInstructions: string, change: Partial<Draft>): boolean {
  return (
    instructionConflict({ ...emptyDraft(), numCards: '10', autoLength: false, ...change, additionalInstructions }) !==
    null
  );
}

describe('instructions with Condense', () => {
  it.each([
    'Keep all the text.',
    'Use the complete text',
    'Quote every sentence',
    'Include everything',
    'Leave the wording unchanged',
    'Do not shorten it',
    'Don’t leave anything out',
    'Never omit a point',
    'Verbatim, please',
    'Use it word-for-word',
  ])('conflict: %s', (text) => expect(conflicts(text, { textMode: 'condense' })).toBe(true));

  it.each(['Two columns, calm', 'Keep it short', 'Do not use all caps', 'Keep bullets brief', ''])(
    'no conflict: %s',
    (text) => expect(conflicts(text, { textMode: 'condense' })).toBe(false),
  );

  it('applies only to Condense', () => expect(conflicts('Keep all the text.', { textMode: 'generate' })).toBe(false));
});

describe('instructions with Preserve', () => {
  it.each([
    'Rewrite the introduction',
    'Reword it',
    'Please translate to French',
    'Simplify the language',
    'Summarise it',
  ])('conflict: %s', (text) => expect(conflicts(text, { textMode: 'preserve' })).toBe(true));

  it.each(['Do not rewrite it', 'Don’t translate names', 'Three columns', 'Without paraphrasing: no expand'])(
    'no conflict: %s',
    (text) => expect(conflicts(text, { textMode: 'preserve' })).toBe(false),
  );
});

describe('instructions with images off', () => {
  it.each(['Add a nice picture to each card', 'Include photos', 'Use colourful illustrations', 'Insert some artwork'])(
    'conflict: %s',
    (text) => expect(conflicts(text, { imageSource: 'noImages' })).toBe(true),
  );

  it.each(['Do not add pictures', 'Use my own images', 'Show the supplied photos large', 'Calm colours'])(
    'no conflict: %s',
    (text) => expect(conflicts(text, { imageSource: 'noImages' })).toBe(false),
  );
});

describe('a number of cards in the instructions', () => {
  it.each([
    ['Exactly 5 slides, please', true],
    ['Make five slides', true],
    ['Make 10 cards', false],
    ['Ten slides', false],
    ['Put a chart on the first 3 slides', false],
    ['At least 5 cards', false],
    ['5 columns', false],
  ])('%s: %s', (text, isConflict) => expect(conflicts(text, {})).toBe(isConflict));

  it('is compared with the number of cards from the markers', () => {
    const breaks = { cardSplit: 'inputTextBreaks', inputText: 'a\n---\nb' } as const;
    expect(conflicts('Make 2 cards', breaks)).toBe(false);
    expect(conflicts('Make 10 cards', breaks)).toBe(true);
  });
});
