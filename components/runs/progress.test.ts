import { describe, expect, it } from 'vitest';
import type { Run } from '@/lib/contract/composer';
import { timeLeftWords, writingStage } from './progress';

const time = { from: 8, to: 20 };

describe('timeLeftWords', () => {
  it.each([
    [0, 'about 20 seconds left'],
    [7_000, 'about 15 seconds left'],
    [14_000, 'about 6 seconds left'],
    [19_000, 'almost done'],
    [23_000, 'almost done'],
    [26_000, 'taking longer than usual'],
  ])('after %i ms: %s', (elapsed, words) => expect(timeLeftWords(time, elapsed)).toBe(words));

  it('switches to minutes for longer times', () =>
    expect(timeLeftWords({ from: 60, to: 170 }, 10_000)).toBe('about 3 minutes left'));

  it('gives no estimate that the cards contradict', () => {
    expect(timeLeftWords(time, 19_000, { done: 2, total: 10 })).toBeNull();
    expect(timeLeftWords(time, 10_000, { done: 0, total: 10 })).toBeNull();
    expect(timeLeftWords(time, 19_000, { done: 9, total: 10 })).toBe('almost done');
    expect(timeLeftWords(time, 4_000, { done: 0, total: 10 })).toBe('about 20 seconds left');
    expect(timeLeftWords(time, 26_000, { done: 2, total: 10 })).toBe('taking longer than usual');
  });

  it('gives no estimate while images are made', () =>
    expect(timeLeftWords(time, 9_000, { done: 9, total: 10, images: { done: 0, total: 3 } })).toBeNull());

  it('gives no estimate without enough similar runs', () => expect(timeLeftWords(null, 4000)).toBeNull());
});

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
