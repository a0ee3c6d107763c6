import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { arbitraryMarkedText } from './arbitrary-requests';
import { findMarkers } from './count-cards';
import { type Fix, nearMarkers } from './near-markers';

function applyFix(text: string, { from, to, insert }: Fix): string {
  return text.slice(0, from) + insert + text.slice(to);
}

describe('nearMarkers', () => {
  it.each([
    ['a\n--- \nb', 'spaces', 2, 'a\n---\nb'],
    ['a\n\t---\t\nb', 'spaces', 2, 'a\n---\nb'],
    ['a\n----\nb', 'dashes', 2, 'a\n---\nb'],
    ['a\n---', 'lastLine', 2, 'a\n---\n'],
    ['---', 'firstLine', 1, '\n---\n'],
    ['--- ', 'spaces', 1, '\n---\n'],
    ['```\n---\n```', 'codeFence', 2, '```\n--- \n```'],
    ['~~~ js\n---\n~~~', 'codeFence', 2, '~~~ js\n--- \n~~~'],
    ['```\nnever closed\n---\nx', 'codeFence', 3, '```\nnever closed\n--- \nx'],
  ])('%j: %s on line %i', (text, kind, line, after) => {
    const [note, ...more] = nearMarkers(text);
    expect(more).toEqual([]);
    expect(note).toMatchObject({ kind, line, counts: kind === 'codeFence' });
    expect(note && applyFix(text, note.fix)).toBe(after);
  });

  it.each([
    ['a\n---\nb'],
    ['a\n--\nb'],
    ['a\n--- b\nc'],
    ['```\n--- \n----\n```'],
    ['```\nx\n```\n---\nb'],
    ['``` a`b\n---\nc'],
    ['````\n```\n````\n---\nc'],
    [''],
  ])('%j: no note', (text) => expect(nearMarkers(text)).toEqual([]));

  it('returns fixes that change the number of markers by one, in the stated direction', () =>
    forAll({ numRuns: 1000 }, arbitraryMarkedText, (text) => {
      const before = findMarkers(text).length;
      for (const note of nearMarkers(text))
        expect(findMarkers(applyFix(text, note.fix)).length).toBe(before + (note.counts ? -1 : 1));
    }));

  it('handles a text of 400,000 characters with a note on each line', () =>
    expect(nearMarkers('--- \n'.repeat(80_000))).toHaveLength(80_000));
});
