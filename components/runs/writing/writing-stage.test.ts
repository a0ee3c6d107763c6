import { describe, expect, it } from 'vitest';
import type { Run } from '@/lib/contract/composer';
import { writingStage } from './writing-stage';

const run = (progress: Run['progress'], request: object = {}, of: Partial<Run> = {}) =>
  ({
    ...{ state: 'pending', target: 'local', operation: 'generate', progress },
    ...{ request: { textMode: 'generate', ...request }, ...of },
  }) as Run;

const headings = ['Bees', 'Flowers', 'Honey'];

describe('writingStage', () => {
  it('is planning until every heading is known', () => {
    expect(writingStage(run({ done: 0, total: 3 }), 0, true)).toEqual({ kind: 'planning' });
    const partly = { done: 0, total: 3, headings: ['Bees', null, null] };
    expect(writingStage(run(partly), 0, true)).toEqual({ kind: 'planning' });
    expect(writingStage(run({ done: 0, total: 3, headings }), 0, true)).toEqual({ kind: 'writing', done: 0, total: 3 });
  });

  it('counts the cards that were written, by the server or on the page', () => {
    const progress = { done: 1, total: 3, headings };
    expect(writingStage(run(progress), 2, true)).toEqual({ kind: 'writing', done: 2, total: 3 });
    expect(writingStage(run(progress), 3, true)).toEqual({ kind: 'layout' });
  });

  it('counts the images while they are made, with or without a language model', () => {
    const progress = { done: 3, total: 3, images: { done: 1, total: 2 } };
    for (const connected of [true, false])
      expect(writingStage(run(progress), 3, connected)).toEqual({ kind: 'images', done: 1, total: 2 });
  });

  it('does not plan a condensed text, or cards that follow the breaks', () => {
    const writing = { kind: 'writing', done: 0, total: 3 };
    expect(writingStage(run({ done: 0, total: 3 }, { textMode: 'condense' }), 0, true)).toEqual(writing);
    expect(writingStage(run({ done: 0, total: 3 }, { cardSplit: 'inputTextBreaks' }), 0, true)).toEqual(writing);
  });

  it('is null if no model writes', () => {
    expect(writingStage(run({ done: 0, total: 3 }), 0, false)).toBeNull();
    expect(writingStage(run({ done: 0, total: 3 }, { textMode: 'preserve' }), 0, true)).toBeNull();
    expect(writingStage(run(null), 0, true)).toBeNull();
    expect(writingStage(run({ done: 3, total: 3 }, {}, { state: 'completed' }), 0, true)).toBeNull();
  });
});
