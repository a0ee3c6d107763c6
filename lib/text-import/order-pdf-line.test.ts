import bidiFactory from 'bidi-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderLine } from './order-pdf-line';

const bidi = bidiFactory();
const AS_READ = { hasVisualBrackets: false, isLogical: false };

/** A line as it is drawn: its characters from left to right, by the Unicode algorithm, each at its place. */
function drawn(text: string, base: 'rtl' | 'ltr', looks: boolean): string {
  const levels = bidi.getEmbeddingLevels(text, base);
  const order = bidi.getReorderedIndices(text, levels);
  const turned = looks ? bidi.getMirroredCharactersMap(text, levels.levels) : new Map<number, string>();
  return order.map((at: number) => turned.get(at) ?? text[at]!).join('');
}

/** The line in pieces, one per word as it is drawn, in an order of the file's own; right-to-left words are read. */
function pieces(line: string, shuffle: (count: number) => number[]) {
  const words = [
    ...line.matchAll(/[\p{Script=Hebrew}\p{Script=Arabic}]+|[^\s\p{Script=Hebrew}\p{Script=Arabic}]+| /gu),
  ];
  const all = words.map(({ 0: word, index }) => {
    const isRtl = /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(word);
    return {
      text: isRtl ? [...word].reverse().join('') : word,
      x: index * 6,
      width: word.length * 6,
      height: 12,
      isRtl,
    };
  });
  return shuffle(all.length).map((at) => all[at]!);
}

const rtlWord = fc.constantFrom('שלום', 'ספר', 'בית', 'كتاب', 'مدرسة', 'في', 'عام');
const latinWord = fc.constantFrom('PDF', 'Word', 'e-mail', 'A4', 'kg');
const number = fc.constantFrom('7', '2026', '12,450', '3.5', '10:30', '25%', '1/2');

/** Words with a right-to-left word after each other one, so that only one reading order looks like this. */
const sentence = fc
  .array(
    fc.oneof(
      fc.tuple(
        rtlWord,
        fc.oneof(
          latinWord,
          number,
          latinWord.map((word) => `(${word})`),
        ),
      ),
      fc.tuple(rtlWord),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((pairs) => `${pairs.flat().join(' ')} ${'סוף'}.`);

describe('orderLine', () => {
  it('reads back what the Unicode algorithm draws, in whatever order the file has it', () => {
    const check = (text: string, looks: boolean, seed: number) => {
      const turn = (count: number) => Array.from({ length: count }, (_, at) => (at * 7 + seed) % count);
      const shuffle = (count: number) => (count % 7 === 0 ? [...Array(count).keys()] : turn(count));
      const stored = { ...AS_READ, hasVisualBrackets: looks };
      expect(orderLine(pieces(drawn(text, 'rtl', looks), shuffle), true, stored)).toBe(text);
    };
    fc.assert(fc.property(sentence, fc.boolean(), fc.nat(50), check), { numRuns: 200 });
  });

  it('reads right-to-left words within a line of another language', () => {
    const text = 'The word שלום עולם means hello, and مرحبا بكم is Arabic (2 words).';
    const order = (count: number) => [...Array(count).keys()];
    expect(orderLine(pieces(drawn(text, 'ltr', false), order), false, AS_READ)).toBe(text);
  });

  it.each([
    [
      'an accent before its letter',
      [
        ['و', 0, 6, true],
        ['ً', 5, 0, false],
        ['ا', 6, 4, true],
        ['كتاب', 10, 20, true],
      ],
      'كتاباًو',
    ],
    ['letters in reading order', [['שולש םולש', 0, 60, true]], 'שלום שלוש', true],
  ] as const)('reads %s', (_, line, text, ...logical) => {
    const boxes = line.map(([text, x, width, isRtl]) => ({ text, x, width, height: 12, isRtl }));
    expect(orderLine(boxes as never, true, { hasVisualBrackets: false, isLogical: logical.length > 0 })).toBe(text);
  });
});
