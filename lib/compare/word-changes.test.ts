import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { matchParts } from './match-parts';
import { shortenChanges, textChanges, type WordChange, wordChanges } from './word-changes';

const sideOf = (changes: readonly WordChange[], side: 'gone' | 'new') =>
  changes
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ text }) => text)
    .join('');

const written = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `{+${text}+}` })[kind])
    .join('');

const arbitraryText = fc
  .array(fc.constantFrom('bee', 'wasp', ' ', '\n', '.', 'ä', '蜂', '🐝', '---'), { maxLength: 40 })
  .map((words) => words.join(''));

describe('textChanges', () => {
  it.each([
    ['the quick fox', 'the slow fox', 'the [-quick-]{+slow+} fox'],
    ['a b c d', 'a x y d', 'a [-b c-]{+x y+} d'],
    ['蜜蜂飞', '蜜蜂跑', '蜜蜂[-飞-]{+跑+}'],
  ])('%j to %j is %j', (before, after, expected) => expect(written(before, after)).toBe(expected));

  it('reproduces both texts, and marks nothing unchanged as changed', () =>
    forAll({ numRuns: 500 }, arbitraryText, arbitraryText, (before, after) => {
      const changes = wordChanges(before, after);
      expect(sideOf(changes, 'gone')).toBe(before);
      expect(sideOf(changes, 'new')).toBe(after);
      if (before === after) expect(changes.every(({ kind }) => kind === 'same')).toBe(true);
      expect(changes.every(({ text }) => text !== '')).toBe(true);
    }));

  it('reproduces both texts when it gives up, and finds two distant changes in 400,000 characters', () => {
    const words = Array.from({ length: 70_000 }, (_, index) => `w${index % 977}`);
    const before = words.join(' ');
    const after = words.with(5, 'first').with(69_000, 'last').join(' ');
    const changes = wordChanges(before, after);
    expect(changes.filter(({ kind }) => kind === 'new').map(({ text }) => text)).toEqual(['first', 'last']);
    const other = Array.from({ length: 70_000 }, (_, index) => `v${index % 983}`).join(' ');
    const given = wordChanges(before, other);
    expect(sideOf(given, 'gone')).toBe(before);
    expect(sideOf(given, 'new')).toBe(other);
    expect(given.length).toBeLessThan(5);
  });

  it('omits unchanged text far from a change when shortened', () => {
    const long = 'word '.repeat(400);
    const shown = shortenChanges(wordChanges(`${long}old ${long}`, `${long}new ${long}`));
    expect(shown.map(({ kind }) => kind)).toEqual(['cut', 'same', 'gone', 'new', 'same', 'cut']);
    const left = shown.reduce((sum, part) => sum + (part.kind === 'cut' ? part.characters : part.text.length), 0);
    expect(left).toBe(long.length * 2 + 1 + 'oldnew'.length);
  });
});

describe('matching cards', () => {
  const kinds = (before: string, after: string) =>
    matchParts(before.split('|'), after.split('|')).map(
      (match) => `${match.kind}${'isMoved' in match && match.isMoved ? ' moved' : ''}`,
    );

  it.each([
    ['a|b|c', 'a|c', 'same, removed, same'],
    ['a|c', 'a|b|c', 'same, added, same'],
    ['a|b|c|d', 'd|a|b|c', 'same moved, same, same, same'],
    ['a|bees fly high|c', 'a|bees fly low|c', 'same, changed, same'],
    ['bees fly high|a|c', 'a|c|bees fly low', 'same, same, changed moved'],
    ['x|y|x', 'y|x', 'removed, same, same'],
    ['one two', 'three four', 'added, removed'],
    ['|', '', 'same, removed'],
  ])('%j to %j', (before, after, expected) => expect(kinds(before, after).join(', ')).toBe(expected));

  it('includes each card of both texts once', () => {
    const cards = fc.array(fc.constantFrom('a', 'b', 'bees fly', 'bees fly high', 'wasps sting', ''), {
      maxLength: 12,
    });
    forAll({}, cards, cards, (before, after) => {
      const matches = matchParts(before, after);
      const places = (side: 'before' | 'after') =>
        matches.flatMap((match) =>
          side in match ? [Object.getOwnPropertyDescriptor(match, side)?.value as number] : [],
        );
      expect(places('before').toSorted((one, other) => Number(one) - Number(other))).toEqual(before.map((_, i) => i));
      expect(places('after')).toEqual(after.map((_, index) => index));
      for (const match of matches) if (match.kind === 'same') expect(before[match.before]).toBe(after[match.after]);
    });
  });

  it('handles thousands of changed cards', () => {
    const before = Array.from({ length: 4000 }, (_, index) => `card ${index} said something old`);
    const after = before.map((card) => card.replace('old', 'new'));
    const matches = matchParts(before, after);
    expect(matches.filter((match) => 'before' in match)).toHaveLength(4000);
    expect(matches.filter((match) => 'after' in match)).toHaveLength(4000);
  });
});

describe('the parts of a text', () => {
  it('are split at markers', () => {
    const changes = textChanges('# A\n---\none\n---\n', '# A\r\n---\r\ntwo\r\n---\r\n');
    expect(changes).toMatchObject({ unit: 'cards', before: ['# A', 'one', ''], after: ['# A', 'two', ''] });
    expect(changes.matches.map(({ kind }) => kind)).toEqual(['same', 'added', 'removed', 'same']);
  });

  it('are split at headings, or at paragraphs, without markers', () => {
    expect(textChanges('# A\none\n\n## B\ntwo', '# A\none').before).toEqual(['# A\none', '## B\ntwo']);
    expect(textChanges('one\n\ntwo', 'one')).toMatchObject({ unit: 'parts', before: ['one', 'two'], after: ['one'] });
  });
});
