import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { arbitraryMarkedText } from './arbitrary-requests';
import { countCards, findMarkers, removeMarkers, splitAtMarkers } from './count-cards';

const five = 'a\n---\nb\n---\nc\n---\nd\n---\ne\n---\nf';

describe('card count', () => {
  it.each([
    ['no markers, auto, numCards 9', { inputText: 'a', cardSplit: 'auto', numCards: 9 }, 9],
    ['no markers, auto, numCards omitted', { inputText: 'a', cardSplit: 'auto' }, 10],
    ['no markers, inputTextBreaks, numCards 9', { inputText: 'a', cardSplit: 'inputTextBreaks', numCards: 9 }, 1],
    ['5 markers, auto, numCards 9', { inputText: five, cardSplit: 'auto', numCards: 9 }, 9],
    ['5 markers, inputTextBreaks, numCards 9', { inputText: five, cardSplit: 'inputTextBreaks', numCards: 9 }, 6],
  ] as const)('%s (docs/spec/interface.md#2.4.4, rule 4)', (_, request, cards) =>
    expect(countCards(request)).toBe(cards),
  );

  it('defaults to auto without cardSplit', () => {
    expect(countCards({ inputText: five, numCards: 4 })).toBe(4);
    expect(countCards({ inputText: five })).toBe(10);
  });

  it.each([
    ['a', 1],
    ['a\n---', 1],
    ['a\n---\nb', 2],
    ['a\r\n---\r\nb', 2],
    ['a\n---\n---\nb', 3],
    ['a\n---\n\n---\nb', 3],
    ['a\n--- \nb', 1],
    ['a\n----\nb', 1],
    ['\n---\na', 2],
    ['a\n---\n', 2],
    ['```\na\n---\nb\n```', 2],
    ['', 1],
    ['---', 1],
    ['\n---\n', 2],
    ['a\r\n---\nb', 2],
    ['a\r---\rb', 1],
    ['a\n---\rb', 1],
    ['a\n—\nb', 1],
    ['Title\n---\ntext', 2],
    ['a\n***\nb', 1],
  ])('%j makes %i under inputTextBreaks (docs/spec/settled-points.md#1)', (inputText, cards) => {
    expect(countCards({ inputText, cardSplit: 'inputTextBreaks' })).toBe(cards);
    expect(splitAtMarkers(inputText)).toHaveLength(cards);
  });

  it('handles a text of 400,000 characters of markers', () => {
    const text = '\n---'.repeat(100_000);
    const markers = findMarkers(text);
    expect(markers).toHaveLength(99_999);
    expect(markers.at(-1)).toEqual({ index: 4 * 99_998 + 1, line: 100_000 });
    expect(splitAtMarkers(text)).toHaveLength(100_000);
  });
});

describe('findMarkers', () => {
  it('returns the position of each marker', () =>
    expect(findMarkers('a\r\n---\r\n\n---\n---\nb')).toEqual([
      { index: 3, line: 2 },
      { index: 9, line: 4 },
      { index: 13, line: 5 },
    ]));

  it('finds exactly the lines that are --- between the first and the last', () =>
    forAll({ numRuns: 1000 }, arbitraryMarkedText, (text) => {
      const lines = text.split('\n');
      const expected = lines.flatMap((line, index) => {
        const inside = index > 0 && index < lines.length - 1;
        return inside && (line === '---' || line === '---\r') ? [index + 1] : [];
      });
      expect(findMarkers(text).map((marker) => marker.line)).toEqual(expected);
    }));
});

describe('splitAtMarkers', () => {
  it('returns the first line of each part', () =>
    expect(splitAtMarkers('a\n---\r\n---\nb\nc\n---\nd')).toEqual([
      { text: 'a\n', firstLine: 1 },
      { text: '', firstLine: 3 },
      { text: 'b\nc\n', firstLine: 4 },
      { text: 'd', firstLine: 7 },
    ]));

  it('drops only the marker lines, and numbers lines correctly', () =>
    forAll({ numRuns: 1000 }, arbitraryMarkedText, (text) => {
      const lines = text.split('\n');
      const parts = splitAtMarkers(text);
      for (const part of parts.filter((one) => one.text !== ''))
        expect(lines[part.firstLine - 1]).toBe(part.text.split('\n')[0]);
      const markers = new Set(findMarkers(text).map((marker) => marker.line - 1));
      const kept = lines.filter((_, index) => !markers.has(index)).join('\n');
      expect(parts.map((part) => part.text).join('')).toBe(kept);
    }));
});

describe('removeMarkers', () => {
  it.each([
    ['```yaml\na: 1\n---\nb: 2\n```\n---\nc', '```yaml\na: 1\n---\nb: 2\n```\n\nc'],
    ['`` ` ``\n---\n```a```\n---\nb', '`` ` ``\n\n```a```\n\nb'],
    ['a\n---\n```\n---\nb', 'a\n\n```\n---\nb'],
  ])('leaves the lines of code in %j', (text, bare) => expect(removeMarkers(text)).toBe(bare));

  it('leaves no marker outside code and as many lines as before', () =>
    forAll({ numRuns: 500 }, arbitraryMarkedText, (text) => {
      const bare = removeMarkers(text);
      if (!/```|~~~/.test(text)) expect(findMarkers(bare)).toEqual([]);
      expect(bare.split('\n')).toHaveLength(text.split('\n').length);
    }));
});
