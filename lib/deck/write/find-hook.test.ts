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

  it.each([
    ['- 61,400 meals\n- 248 days open\n- 97 % food rescued', '61,400 meals'],
    ['- **€1.84** per meal\n- **248** days open\n- **23** shops', '€1.84 per meal'],
    [
      '- 🔇 **38 dB**: quieter than a fridge\n- 🎨 **Three colours**: sand, slate and moss\n- **Repairable**: spare parts for years',
      '38 dB: quieter than a fridge',
    ],
    ['- 12 % more\n- 97 % food rescued\n- 248 days open', '97 % food rescued'],
  ])('is the first figure of a list, with its label, if no sentence has one: %s', (list, hook) => {
    const posts = (text: string) =>
      firstPost(report(text, 'The kitchen').replace('For the council', 'Annual report 2025'));
    expect(posts(list)).toEqual([hook, 'The kitchen']);
    expect(posts(`${list}\n\n## More\n\nDigital loans are 29 % of all loans.`)[0]).toBe(
      'Digital loans are 29 % of all loans',
    );
    expect(firstPost(report(list, 'The kitchen'))[0]).toBe('The kitchen');
  });

  it('is a hook too where the text has breaks', () => {
    const inputText =
      '# The kitchen\n\nAnnual report 2025\n---\n## Numbers\n\n- 61,400 meals\n- 248 days open\n- 97 % food rescued';
    const shape = { inputText, textMode: 'condense', format: 'social', amount: 'medium', numCards: 2 } as const;
    const { cards } = makeCards({ ...shape, cardSplit: 'inputTextBreaks' });
    expect(cards[0]!.blocks.map(blockText)).toEqual(['61,400 meals', 'The kitchen']);
  });

  it('leaves the figure on its own post too', () => {
    const inputText = report('- 61,400 meals\n- 248 days open\n- 97 % food rescued');
    const shape = { inputText, textMode: 'condense', format: 'social', cardSplit: 'auto', amount: 'medium' } as const;
    const { cards } = makeCards({ ...shape, numCards: { atMost: 75 } });
    expect(
      cards
        .slice(1)
        .flatMap(({ blocks }) => blocks.map(blockText))
        .join('\n'),
    ).toContain('61,400 meals');
  });

  it('is the title of a preserved text, and of slides', () => {
    const text = report('Digital loans are 29 % of all loans.');
    expect(firstPost(text, { textMode: 'preserve' })[0]).toBe('Annual report of the library');
    expect(firstPost(text, { format: 'presentation' })[0]).toBe('Annual report of the library');
  });
});
