import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { countCards } from '../contract/request/count-cards';
import {
  addCard,
  type CardPiece,
  cardPieces,
  deleteCard,
  editCard,
  joinPieces,
  mergeWithNext,
  moveCard,
  piecesFromLines,
  pinPieces,
  splitCard,
} from './card-pieces';

/** Texts that mix markers, near-markers, fences, empty cards and both kinds of line breaks. */
const line = fc.oneof(
  fc.constantFrom(
    ...['---', '---', '---', '--- ', ' ---', '----', '', '', ' ', '```', '~~~', '# Title', '- item', '\u2028', '\r'],
  ),
  fc.stringMatching(/^[a-z ]{0,12}$/),
);
const text = fc
  .tuple(fc.array(fc.tuple(line, fc.constantFrom('\n', '\n', '\r\n')), { maxLength: 24 }), line)
  .map(([lines, last]) => lines.map(([words, end]) => words + end).join('') + last);

const bodies = (pieces: readonly CardPiece[]) => pieces.map(({ body }) => body);
/** A text without lines of dashes that depend on their neighbours. */
const cards = (source: string) => cardPieces(source);
const number = (text: string) => countCards({ inputText: text, cardSplit: 'inputTextBreaks' });
const isCalm = (source: string) => cards(source).every(({ body }) => !/(?<![^\n])---(?=\r?\n|\r?$)/.test(body));

describe('cardPieces', () => {
  it('preserves every character of any text', () =>
    forAll({ numRuns: 10_000 }, fc.oneof(text, fc.string(), fc.string({ unit: 'binary' })), (source) =>
      expect(joinPieces(cardPieces(source))).toBe(source),
    ));

  it('has one piece per card', () =>
    forAll({ numRuns: 1000 }, text, (source) => expect(cardPieces(source)).toHaveLength(number(source))));

  it('keeps blank lines out of the body', () =>
    expect(cardPieces('a\r\n\r\n---\r\n\r\n b\nc\n\n---\n---\nd')).toEqual([
      { lead: '', body: 'a', tail: '\r\n\r\n', marker: '---\r\n' },
      { lead: '\r\n', body: ' b\nc', tail: '\n\n', marker: '---\n' },
      { lead: '', body: '', tail: '', marker: '---\n' },
      { lead: '', body: 'd', tail: '', marker: '' },
    ]));
});

describe('piecesFromLines', () => {
  const lines = fc.array(fc.option(fc.nat({ max: 26 })), { maxLength: 8 });

  it('preserves every character of any text, with any lines', () =>
    forAll({ numRuns: 2000 }, text, lines, (source, starts) =>
      expect(joinPieces(piecesFromLines(source, starts))).toBe(source),
    ));

  it('begins a card on each line that has text before it, at a marker between them if there is one', () => {
    const source = '# Tea\n\nGreen.\n\n---\n\n## Price\n\n3\n## Taste\nMild';
    expect(piecesFromLines(source, [1, 7, null, 10, 10, 99])).toEqual([
      { lead: '', body: '# Tea\n\nGreen.', tail: '\n\n', marker: '---\n' },
      { lead: '\n', body: '## Price\n\n3', tail: '\n', marker: '' },
      { lead: '', body: '## Taste\nMild', tail: '', marker: '' },
    ]);
  });

  it('has the same cards at markers once they are pinned', () =>
    forAll({ numRuns: 1000 }, text, lines, (source, starts) => {
      const pinned = pinPieces(piecesFromLines(source, starts));
      expect(bodies(cardPieces(joinPieces(pinned)))).toEqual(bodies(pinned).map((body) => body.trimEnd()));
    }));
});

describe('editing cards', () => {
  const at = fc.nat({ max: 7 });

  it('changes the body of one card and no others', () =>
    forAll({ numRuns: 1000 }, text, at, fc.stringMatching(/^[a-z]{1,8}(?:\n[a-z]{1,8})?$/), (source, place, words) => {
      const pieces = cards(source);
      const index = place % pieces.length;
      const after = cardPieces(joinPieces(editCard(pieces, index, words)));
      expect(bodies(after)).toEqual(bodies(pieces).map((body, card) => (card === index ? words : body)));
    }));

  it('moves the body of a card and keeps the rest in order', () =>
    forAll({ numRuns: 1000 }, text.filter(isCalm), at, at, (source, first, second) => {
      const pieces = cards(source);
      const [from, to] = [first % pieces.length, second % pieces.length];
      const expected = bodies(pieces);
      expected.splice(to, 0, ...expected.splice(from, 1));
      expect(bodies(cardPieces(joinPieces(moveCard(pieces, from, to))))).toEqual(expected);
    }));

  it('deletes one card', () =>
    forAll({ numRuns: 1000 }, text.filter(isCalm), at, (source, place) => {
      const pieces = cards(source);
      const index = place % pieces.length;
      const left = bodies(pieces).filter((_, card) => card !== index);
      expect(bodies(cardPieces(joinPieces(deleteCard(pieces, index))))).toEqual(left.length > 0 ? left : ['']);
    }));

  it('adds one card', () =>
    forAll({ numRuns: 1000 }, text.filter(isCalm), at, fc.constantFrom('', 'new'), (source, place, words) => {
      const pieces = cards(source);
      const index = place % (pieces.length + 1);
      const expected = bodies(pieces);
      expected.splice(index, 0, words);
      expect(bodies(cardPieces(joinPieces(addCard(pieces, index, words))))).toEqual(expected);
    }));

  it('splits a card in two and merges two into one without losing a word', () => {
    const wordsOf = (source: string) => source.replace(/[-\s]/g, '');
    forAll({ numRuns: 1000 }, text.filter(isCalm), at, at, (source, place, offset) => {
      const pieces = cards(source);
      const index = place % pieces.length;
      const body = pieces[index]?.body ?? '';
      const cut = joinPieces(splitCard(pieces, index, Math.min(offset, body.length)));
      expect(wordsOf(cut)).toBe(wordsOf(source));
      expect(number(cut)).toBe(pieces.length + 1);
      if (pieces.length > index + 1) {
        const merged = joinPieces(mergeWithNext(pieces, index));
        expect(wordsOf(merged)).toBe(wordsOf(source));
        expect(number(merged)).toBe(pieces.length - 1);
      }
    });
  });

  it('round-trips readable text', () => {
    const pieces = cards('# A\n\nOne. Two.\n\n---\n\n# B\n');
    expect(joinPieces(splitCard(pieces, 0, 9))).toBe(
      '# A\n\nOne.\n\n---\nTwo.\n\n---\n\n# B\n'.replace('---\nTwo', '---\n\nTwo'),
    );
    expect(joinPieces(mergeWithNext(pieces, 0))).toBe('# A\n\nOne. Two.\n\n# B\n');
    expect(joinPieces(moveCard(pieces, 0, 1))).toBe('# B\n\n---\n\n# A\n\nOne. Two.\n');
    expect(joinPieces(deleteCard(pieces, 1))).toBe('# A\n\nOne. Two.\n');
    expect(joinPieces(addCard(pieces, 1))).toBe('# A\n\nOne. Two.\n\n---\n\n---\n\n# B\n');
    expect(joinPieces(addCard(pieces, 2, 'C'))).toBe('# A\n\nOne. Two.\n\n---\n\n# B\n\n---\n\nC\n');
  });

  it('does not turn a line of dashes into a marker by moving it', () => {
    const pieces = cards('a\n---\nb\n---');
    expect(joinPieces(moveCard(pieces, 1, 0))).toBe('b\n--- \n---\na');
  });
});
