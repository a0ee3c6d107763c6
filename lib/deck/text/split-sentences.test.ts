import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
    ['It cost €2.¹ So it was.¹² Yes.³', ['It cost €2.¹', 'So it was.¹²', 'Yes.³']],
    ['Dr. Smith paid $3.50. He left.', ['Dr. Smith paid $3.50.', 'He left.']],
    ['Fruit, e.g. apples. J. R. Tolkien wrote.', ['Fruit, e.g. apples.', 'J. R. Tolkien wrote.']],
    ['"Yes." She said so.', ['"Yes."', 'She said so.']],
    ['你好。世界！', ['你好。', '世界！']],
    ['Die Kosten betragen 3,4 Mio. €. Das ist viel.', ['Die Kosten betragen 3,4 Mio. €.', 'Das ist viel.']],
    ['An estimated cost of €1.9 million. But no more.', ['An estimated cost of €1.9 million.', 'But no more.']],
    ['See https://a.example/s?id=42&lang=en. Then go on.', ['See https://a.example/s?id=42&lang=en.', 'Then go on.']],
    ['Look at a.example/Is?This=that!now. Done.', ['Look at a.example/Is?This=that!now.', 'Done.']],
    [
      'Obst, z. B. Äpfel, d. h. Kernobst, u. a. Birnen. Gut.',
      ['Obst, z. B. Äpfel, d. h. Kernobst, u. a. Birnen.', 'Gut.'],
    ],
    ['Rund 3 Mio. Menschen leben dort.', null],
    ['Zimmer Nr. 14 liegt im 3. Stock.', null],
    ['Am 14. März beginnt es. Am 1. Mai endet es.', ['Am 14. März beginnt es.', 'Am 1. Mai endet es.']],
    ['Er wurde Dritter im Jahr 14. Danach nicht mehr.', ['Er wurde Dritter im Jahr 14.', 'Danach nicht mehr.']],
    ['Dipl.-Ing. Maria Weber und Prof. Dr. Max Braun kamen.', null],
    ['Die Fa. und ggf. Dritte, vgl. Abb. 3, zahlen inkl. Steuer.', null],
    ['Rooms No. 4 and Nos. 5 to 7, see Fig. 2 and Vol. III.', null],
    [
      'Apples, pears, etc. are fruit. Nuts, etc. Then bread.',
      ['Apples, pears, etc. are fruit.', 'Nuts, etc.', 'Then bread.'],
    ],
    [
      'We met at 9 a.m. on Monday. We left at 5 p.m. Nobody cried.',
      ['We met at 9 a.m. on Monday.', 'We left at 5 p.m.', 'Nobody cried.'],
    ],
    ['By Smith et al. in 1999.', null],
    [
      'M. Dupont et Mme. Durand, p. ex. Lundi, viendront. Bien.',
      ['M. Dupont et Mme. Durand, p. ex. Lundi, viendront.', 'Bien.'],
    ],
    ['El Sr. García y la Sra. López, p. ej. Hoy, vienen.', null],
    ['J. S. Bach wrote it. So did C. P. E. Bach.', ['J. S. Bach wrote it.', 'So did C. P. E. Bach.']],
    ['Really?! Yes… And so on. (He left.) She stayed.', ['Really?!', 'Yes… And so on.', '(He left.)', 'She stayed.']],
    ['He asked “Why?” and left. Nobody knew.', ['He asked “Why?” and left.', 'Nobody knew.']],
    ['one\ntwo', ['one', 'two']],
    ['no end', ['no end']],
    ['', []],
  ])('splits %j', (text, parts) => {
    expect(sentences(text)).toEqual(parts ?? [text]);
  });

  it('ends at the end, ascends, and splits a long text like its separate paragraphs', () => {
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
