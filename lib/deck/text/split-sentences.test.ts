import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { arbitraryProse } from './arbitrary-markdown';
import { sentenceEnds } from './split-sentences';

const sentences = (text: string): string[] => {
  const ends = sentenceEnds(text);
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end).trim());
};

describe('sentenceEnds', () => {
  // `null`: one sentence.
  it.each<[string, string[] | null]>([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['Dr. Smith paid $3.50. He left.', ['Dr. Smith paid $3.50.', 'He left.']],
    ['"Yes." She said so.', ['"Yes."', 'She said so.']],
    ['你好。世界！', ['你好。', '世界！']],
    ['Die Kosten betragen 3,4 Mio. €. Das ist viel.', ['Die Kosten betragen 3,4 Mio. €.', 'Das ist viel.']],
    ['See https://a.example/s?id=42&lang=en. Then go on.', ['See https://a.example/s?id=42&lang=en.', 'Then go on.']],
    ['Rund 3 Mio. Menschen leben dort.', null],
    ['Am 14. März beginnt es. Am 1. Mai endet es.', ['Am 14. März beginnt es.', 'Am 1. Mai endet es.']],
    [
      'Apples, pears, etc. are fruit. Nuts, etc. Then bread.',
      ['Apples, pears, etc. are fruit.', 'Nuts, etc.', 'Then bread.'],
    ],
    ['Really?! Yes… And so on. (He left.) She stayed.', ['Really?!', 'Yes… And so on.', '(He left.)', 'She stayed.']],
    ['one\ntwo', ['one', 'two']],
    ['no end', ['no end']],
    ['', []],
  ])('splits %j', (text, parts) => expect(sentences(text)).toEqual(parts ?? [text]));

  it('ends at the end, ascends, and splits a long text like its separate paragraphs', () => {
    forAll(
      { numRuns: 200 },
      fc.oneof(arbitraryProse, fc.string({ unit: 'binary', maxLength: 50 })),
      fc.integer({ min: 1, max: 60 }),
      (text, times) => {
        const long = Array.from({ length: times }, () => text).join('\n');
        const ends = sentenceEnds(long);
        expect(ends.at(-1) ?? 0).toBe(long.length);
        expect(ends.every((end, at) => end > (ends[at - 1] ?? 0))).toBe(true);
      },
    );
    const sentence = 'This is one of the many sentences of a long text. ';
    expect(sentenceEnds(sentence.repeat(2000))).toHaveLength(2000);
  });
});
