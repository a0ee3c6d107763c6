import { describe, expect, it } from 'vitest';
import { makeCards } from '../make-cards';
import { blockText } from '../text/block-text';

const firstPost = (inputText: string, more: { textMode?: 'preserve'; format?: 'presentation' } = {}) =>
  makeCards({
    ...{ inputText, textMode: 'condense', format: 'social', dimensions: '4x5', cardSplit: 'auto' },
    ...{ numCards: { atMost: 75 }, amount: 'medium', ...more },
  }).cards[0]!.blocks.map(blockText);

const report = (text: string, title = 'Annual report of the library') =>
  `# ${title}\n\nFor the council\n\n## Loans\n\n${text}\n\n## Thanks\n\nTo everybody who brought a book back.`;

describe('the first post of a shortened text', () => {
  it('is a sentence with a figure, above the title of a report', () => {
    const text = 'We bought 31,400 new titles. Digital loans are 29 % of all loans. They grew again.';
    expect(firstPost(report(text))).toEqual(['Digital loans are 29 % of all loans', 'Annual report of the library']);
  });

  it('is the title if that is a statement, or names the subject', () => {
    const text = 'Digital loans are 29 % of all loans.';
    for (const title of ['The city opens a library on a boat', 'The library', 'Lentil soup with lemon'])
      expect(firstPost(report(text, title))[0]).toBe(title);
  });

  it.each([
    'In the past summers it met the standard on 117 days.',
    'This saves 38,000 euros a year.',
    '68 % like the street better.',
    'The library opened on 12 March 2025.',
    'Is 29 % of all loans enough?',
  ])('is no sentence whose figure has no subject or is none: %s', (text) => {
    expect(firstPost(report(text))[0]).toBe('Annual report of the library');
  });

  it('is German for a German report', () => {
    const text = 'Die Zahl der Fahrzeuge ist um 27 % gesunken. Der Versuch dauerte zwölf Monate.';
    expect(firstPost(report(text, 'Bericht zur Lindenstraße'))[0]).toBe('Die Zahl der Fahrzeuge ist um 27 % gesunken');
  });

  it('is the title of a preserved text, and of slides', () => {
    const text = report('Digital loans are 29 % of all loans.');
    expect(firstPost(text, { textMode: 'preserve' })[0]).toBe('Annual report of the library');
    expect(firstPost(text, { format: 'presentation' })[0]).toBe('Annual report of the library');
  });
});
