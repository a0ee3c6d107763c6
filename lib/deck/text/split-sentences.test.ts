import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryProse } from './arbitrary-markdown';
import { sentenceEnds } from './split-sentences';

const sentences = (text: string): string[] => {
  const ends = sentenceEnds(text);
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end).trim());
};

describe('sentenceEnds', () => {
  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['Dr. Smith paid $3.50. He left.', ['Dr. Smith paid $3.50.', 'He left.']],
    ['Fruit, e.g. apples. J. R. Tolkien wrote.', ['Fruit, e.g. apples.', 'J. R. Tolkien wrote.']],
    ['"Yes." She said so.', ['"Yes."', 'She said so.']],
    ['你好。世界！', ['你好。', '世界！']],
    ['one\ntwo', ['one', 'two']],
    ['no end', ['no end']],
    ['', []],
  ])('parts %j', (text, parts) => {
    expect(sentences(text)).toEqual(parts);
  });

  it('ends at the end, ascends, and parts a long text as its paragraphs alone', () => {
    fc.assert(
      fc.property(
        fc.oneof(arbitraryProse, fc.string({ unit: 'binary', maxLength: 50 })),
        fc.integer({ min: 1, max: 60 }),
        (text, times) => {
          const long = Array.from({ length: times }, () => text).join('\n');
          const ends = sentenceEnds(long);
          expect(ends.at(-1) ?? 0).toBe(long.length);
          expect(ends.every((end, at) => end > (ends[at - 1] ?? 0))).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
    const sentence = 'This is one of the many sentences of a long text. ';
    expect(sentenceEnds(sentence.repeat(2000))).toHaveLength(2000);
  });
});
