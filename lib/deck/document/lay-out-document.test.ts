import { describe, expect, it } from 'vitest';
import type { Card } from '../blocks';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedCard, PlacedText } from '../placed';
import { card, heading, image, list, paragraph, prose, quote, table } from '../testing/sample-blocks';
import { textsOf } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { TESTED_THEMES } from '../testing/tested-themes';

const A4 = { format: 'document', dimensions: 'a4' } as const;

function pagesOf(cards: Card[], options: Parameters<typeof sampleOptions>[0] = {}): PlacedCard[] {
  const { cards: pages } = layOutDeck(cards, sampleOptions({ ...A4, ...options }));
  expect(checkPlaced(pages)).toEqual({ inside: [], overlaps: [] });
  return pages;
}

const wordsOf = ({ paragraphs }: PlacedText) =>
  paragraphs
    .flatMap(({ lines }) =>
      lines.map(({ runs }) =>
        runs
          .map(({ text }) => text)
          .join('')
          .trim(),
      ),
    )
    .join(' ');
const said = (page: PlacedCard) => textsOf(page).map(wordsOf);
const find = (page: PlacedCard, words: string) => textsOf(page).find((text) => wordsOf(text) === words)!;

const report = (sections: number, words = 120): Card[] => [
  card(heading('Annual report', 1), paragraph(prose(20))),
  ...Array.from({ length: sections }, (_, at) => card(heading(`Topic ${'abcdefgh'[at]}`), paragraph(prose(words)))),
];

describe('a document laid out as one flow', () => {
  it('puts several cards on one page, and none on a page of its own', () => {
    const pages = pagesOf(report(3, 30));
    expect(pages).toHaveLength(1);
    expect(said(pages[0]!)).toEqual(expect.arrayContaining(['Annual report', 'Topic a', 'Topic b', 'Topic c']));
  });

  it('keeps lines with labels together below the title, in small type', () => {
    const facts = ['Place: House 18', `Present: ${'R. Aydin, '.repeat(9)}and 11 residents`, 'Apologies: H. Lang'];
    const title = { ...card(heading('Minutes', 1), ...facts.map((fact) => paragraph(fact))), part: 'title' } as const;
    const [page] = pagesOf([title, ...report(4, 30).slice(1)]);
    const placed = textsOf(page!).flatMap((text) =>
      text.paragraphs.map((each) => ({
        words: wordsOf({ ...text, paragraphs: [each] }),
        size: each.lines[0]!.runs[0]!.style.size,
        y: each.lines[0]!.baseline,
      })),
    );
    const shown = placed.filter(({ words }) => /^(?:Place|Present|Apologies):/.test(words));
    expect(shown).toHaveLength(facts.length);
    expect(new Set(shown.map(({ size }) => size)).size).toBe(1);
    const contents = placed.find(({ words }) => words === 'Contents')!;
    for (const { y } of shown) expect(y).toBeLessThan(contents.y);
  });

  it('puts the headings of sections in the side column, level with their text', () => {
    const [page] = pagesOf(report(2, 30));
    const [side, text] = [find(page!, 'Topic a'), textsOf(page!).find(({ role }) => role === 'body')!];
    expect(side.box.x + side.box.width).toBeLessThan(text.box.x);
    expect(side.headingLevel).toBe(2);
  });

  it.each(TESTED_THEMES.map((theme) => [theme.id, theme] as const))(
    'keeps a long word in the heading of a section whole: %s',
    (_, theme) => {
      const sections = [
        card(heading('Risks'), paragraph(prose(30))),
        card(heading('Recommendation'), paragraph(prose(30))),
      ];
      const [page] = pagesOf([card(heading('Report', 1), paragraph(prose(20))), ...sections], { theme });
      expect(said(page!).map((text) => text.toUpperCase())).toContain('RECOMMENDATION');
    },
  );

  it('numbers the entries of the contents as the sections, unless their headings have numbers', () => {
    const rowsOf = (cards: Card[]) => {
      const [page] = pagesOf(cards);
      const entries = textsOf(page!).filter((text) => text.repeated && text.pageLink);
      return entries.map((entry) => {
        const before = textsOf(page!).find(
          (text) => text.repeated && Math.abs(text.box.y - entry.box.y) < 1 && text.box.x < entry.box.x,
        );
        return [before ? wordsOf(before) : null, wordsOf(entry)];
      });
    };
    expect(rowsOf(report(4, 30))).toEqual([...'abcd'].map((letter, at) => [`${at + 1}`, `Topic ${letter}`]));
    const own = ['1. Scope', '2. Terms', '3. Fees', '4. End'];
    const cards = own.map((title) => card(heading(title), paragraph(prose(30))));
    expect(rowsOf([card(heading('Law', 1), paragraph(prose(20))), ...cards])).toEqual(
      own.map((title) => [null, title]),
    );
  });

  it('lists the sections with their page numbers if there are at least four', () => {
    expect(pagesOf(report(3)).flatMap(said)).not.toContain('Contents');
    const pages = pagesOf(report(8, 300));
    expect(said(pages[0]!)).toContain('Contents');
    for (const letter of 'abcdefgh') {
      const title = `Topic ${letter}`;
      const entry = textsOf(pages[0]!).find((text) => wordsOf(text) === title && text.repeated)!;
      const number = textsOf(pages[0]!).find(
        (text) => text.repeated && text !== entry && Math.abs(text.box.y - entry.box.y) < 1 && text.box.x > entry.box.x,
      )!;
      const begins = pages.find((page) =>
        textsOf(page).some((text) => wordsOf(text) === title && text.headingLevel === 2),
      );
      expect([title, wordsOf(number)]).toEqual([title, `${begins?.pageNumber}`]);
      expect(entry.pageLink?.page).toBe(begins?.pageNumber);
    }
  });

  it('shows the title, the section and the page number at the top of each page', () => {
    const pages = pagesOf(report(4, 500));
    expect(pages.length).toBeGreaterThan(2);
    const running = (page: PlacedCard) =>
      textsOf(page)
        .filter(({ role }) => role === 'header' || role === 'cardNumber')
        .map(wordsOf);
    expect(running(pages[0]!)).toEqual([]);
    for (const page of pages.slice(1)) {
      expect(running(page)).toHaveLength(3);
      expect(running(page)[0]).toBe('Annual report');
      expect(running(page)[1]).toMatch(/^Topic [a-d]$/);
      expect(running(page)[2]).toBe(`${page.pageNumber}`);
    }
  });

  it('uses the header of the request instead of its own', () => {
    const pages = pagesOf(report(4, 500), { headerFooter: { bottomRight: { type: 'cardNumber' } } });
    for (const page of pages.slice(1)) {
      expect(textsOf(page).filter(({ role }) => role === 'header')).toEqual([]);
      expect(
        textsOf(page)
          .filter(({ role }) => role === 'cardNumber')
          .map(wordsOf),
      ).toEqual([`${page.pageNumber}`]);
    }
  });

  it('keeps its own header if the request has one without positions, as the form sends it', () => {
    const pages = pagesOf(report(4, 500), { headerFooter: { hideFromFirstCard: false, hideFromLastCard: false } });
    for (const page of pages.slice(1))
      expect(textsOf(page).filter(({ role }) => role === 'cardNumber' || role === 'header')).toHaveLength(3);
  });

  it('shortens a long title in the running head to one line', () => {
    const long = '夏目漱石'.repeat(30);
    const pages = pagesOf([card(heading(long, 1)), ...report(2, 700).slice(1)]);
    const head = textsOf(pages[1]!).find(({ role }) => role === 'header')!;
    expect(wordsOf(head)).toMatch(/^夏目漱石.*…$/);
    expect(head.paragraphs[0]!.lines).toHaveLength(1);
  });

  it('numbers sections whose headings have no numbers', () => {
    const numbers = (pages: PlacedCard[]) =>
      pages
        .flatMap(textsOf)
        .filter(({ role }) => role === 'ornament')
        .map(wordsOf);
    expect(numbers(pagesOf(report(2, 30)))).toEqual(['1', '2']);
    expect(numbers(pagesOf([card(heading('Law', 1)), card(heading('1. Scope')), card(heading('2. Terms'))]))).toEqual(
      [],
    );
  });

  it('keeps the heading of a section with the text beside it', () => {
    for (let words = 300; words < 420; words += 7) {
      const pages = pagesOf([card(heading('Long', 1), paragraph(prose(words))), ...report(2, 40).slice(1)]);
      for (const page of pages) {
        const texts = textsOf(page);
        for (const side of texts.filter(({ headingLevel }) => headingLevel === 2))
          expect(texts.some(({ role, box }) => role === 'body' && box.y >= side.box.y - 30)).toBe(true);
      }
    }
  });

  it('keeps the heading of a section with its figures and with a subsection', () => {
    const figures = list('62 %: staff', '17 %: media', '14 %: buildings');
    for (let words = 330; words <= 530; words += 4) {
      const pages = pagesOf([
        card(heading('Annual report', 1)),
        card(heading('Topic a'), paragraph(prose(words))),
        card(heading('Money')),
        card(heading('Shares'), figures),
      ]);
      // The running head repeats a section that continues.
      const pageOf = (start: string) =>
        pages.findIndex((page) => textsOf(page).some((text) => !text.repeated && wordsOf(text).startsWith(start)));
      const figuresAt = pageOf('62');
      expect(figuresAt).toBeGreaterThanOrEqual(0);
      expect([pageOf('Money'), pageOf('Shares')]).toEqual([figuresAt, figuresAt]);
    }
  });

  it('leaves space for a heading that is taller than its text', () => {
    pagesOf([
      card(heading('Short', 1)),
      card(heading('A heading that takes a good many lines in so narrow a column'), paragraph('Yes.')),
      card(heading('Next'), list('one', 'two')),
    ]);
  });

  it('leaves out drawings', () => {
    const art = image({ kind: 'art' });
    const file = image({ kind: 'file', key: 'a', mediaType: 'image/png', width: 400, height: 300 });
    const pages = pagesOf([card(heading('Bees', 1), art), card(heading('Hive'), art, file)]);
    const pictures = pages.flatMap(({ elements }) => elements.filter((element) => element.kind === 'image'));
    expect(pictures.map(({ picture }) => picture.kind)).toEqual(['file']);
  });

  it('continues its opening with a second card of the same heading', () => {
    const subtitle = { ...card(heading('Annual report', 1), paragraph('Of 2025')), part: 'title' as const };
    const [page] = pagesOf([
      subtitle,
      card(heading('Annual report', 1), paragraph('For the council'), paragraph(prose(30)), paragraph(prose(30))),
      ...report(4, 20).slice(1),
    ]);
    expect(said(page!).filter((words) => words === 'Annual report')).toHaveLength(1);
    const [lead, text] = textsOf(page!).filter((each) => wordsOf(each) === prose(30));
    const sizeOf = ({ paragraphs }: PlacedText) => paragraphs[0]!.runs[0]!.style.size;
    const fact = find(page!, 'For the council');
    const contents = find(page!, 'Contents');
    expect([fact, lead!, contents, text!].map(({ box }) => box.y)).toEqual(
      [fact, lead!, contents, text!].map(({ box }) => box.y).sort((a, b) => a - b),
    );
    expect(sizeOf(fact)).toBeLessThan(sizeOf(text!));
    expect(sizeOf(lead!)).toBeGreaterThan(sizeOf(text!));
  });

  it('makes a table with many columns as wide as the page', () => {
    const many = table(['One', 'Two', 'Three', 'Four', 'Five', 'Six'], ['1', '2', '3', '4', '5', '6']);
    const few = table(['One', 'Two'], ['1', '2']);
    const [page] = pagesOf([card(heading('Tables', 1)), card(heading('Both'), many, few)]);
    const [wide, narrow] = page!.elements.filter((element) => element.kind === 'table');
    expect(wide!.box.width).toBeGreaterThan(narrow!.box.width + 100);
  });

  it('keeps the notes of all cards', () => {
    const noted = report(2, 30).map((each, at) => ({ ...each, notes: `Note ${at}` }));
    expect(pagesOf(noted).map(({ notes }) => notes)).toEqual(['Note 0\n\nNote 1\n\nNote 2']);
  });

  it('has one page even if there is no content', () => {
    expect(pagesOf([card()])).toHaveLength(1);
  });

  it('shows figures side by side across both columns', () => {
    const [page] = pagesOf([
      card(heading('Year', 1)),
      card(
        heading('Key figures'),
        list('1.42M loans', '806,000 visits', '61 % of children hold a card', '€31.20 per inhabitant'),
      ),
    ]);
    const figures = ['1.42M loans', '806,000 visits'].map((words) => find(page!, words));
    expect(figures[0]!.box.y).toBe(figures[1]!.box.y);
    expect(figures[0]!.box.x).toBeLessThan(figures[1]!.box.x);
    const [size, other] = figures.map(({ paragraphs }) => paragraphs[0]!.runs[0]!.style.size);
    expect(size).toBe(other);
    expect(size).toBeGreaterThan(20);
    expect(figures[0]!.box.x).toBe(find(page!, 'Key figures').box.x);
  });

  it.each(TESTED_THEMES.map((theme) => [theme.name, theme] as const))(
    'shrinks long figures to their cells rather than breaking them in %s',
    (_, theme) => {
      const items = [
        '1,234,567 kWh: power',
        '€61,400,000: budget',
        '806,000 visits',
        '£1,100,000.50: reserve',
        '9 t: waste',
      ];
      for (let count = 2; count <= items.length; count += 1) {
        const [page] = pagesOf(
          [card(heading('Year', 1)), card(heading('Key figures'), list(...items.slice(0, count)))],
          {
            theme,
          },
        );
        for (const figure of ['1,234,567\u00a0kWh', '€61,400,000', '806,000', '£1,100,000.50', '9\u00a0t'].slice(
          0,
          count,
        )) {
          const lines = textsOf(page!).flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines));
          const words = lines.map(({ runs }) => runs.map(({ text }) => text).join(''));
          expect(words.map((line) => line.replaceAll(' ', '\u00a0'))).toContain(figure);
        }
      }
    },
  );

  it('draws shares as a chart, and keeps wide tables as tables', () => {
    const shares = table(['Site', 'Meals'], ['Mill Street', '120'], ['Harbour', '80'], ['North School', '40']);
    const wide = table(['Site', '2024', '2025'], ['Mill Street', '100', '120'], ['Harbour', '60', '80']);
    const [page] = pagesOf([card(heading('Year', 1)), card(heading('Meals'), shares), card(heading('Growth'), wide)]);
    const kinds = page!.elements.map(({ kind }) => kind).filter((kind) => kind === 'chart' || kind === 'table');
    expect(kinds).toEqual(['chart', 'table']);
  });

  it('keeps a short table on one page', () => {
    for (let words = 300; words < 460; words += 20) {
      const rows = Array.from({ length: 6 }, (_, at) => [`Row ${at}`, 'yes', 'no']);
      const pages = pagesOf([
        card(heading('Long', 1), paragraph(prose(words)), table(['One', 'Two', 'Three'], ...rows)),
      ]);
      expect(pages.flatMap(({ elements }) => elements.filter(({ kind }) => kind === 'table'))).toHaveLength(1);
    }
  });

  it('finds figures, charts and tables among the text of a long section, and numbers them', () => {
    const shares = table(['Site', 'Meals'], ['Mill Street', '120'], ['Harbour', '80'], ['North School', '40']);
    const wide = table(['Site', '2024', '2025'], ['Mill Street', '100', '120'], ['Harbour', '60', '80']);
    const pages = pagesOf([
      card(heading('Year', 1)),
      card(
        heading('What we did', 2),
        paragraph(prose(90)),
        heading('The year in numbers', 3),
        list('61,400 meals', '248 days open', '97 % food rescued'),
        paragraph(prose(80)),
        heading('Meals', 3),
        paragraph(prose(20)),
        shares,
        paragraph('Source: the kitchen’s own books'),
        paragraph(prose(30)),
        paragraph('Each site in detail:'),
        wide,
        paragraph(prose(30)),
      ),
    ]);
    const [chart] = pages.flatMap(({ elements }) => elements.filter(({ kind }) => kind === 'chart'));
    const words = pages.flatMap(said);
    expect(chart).toBeDefined();
    const figures = ['61,400 meals', '248 days open'].map((each) => find(pages[0]!, each).box.y);
    expect(figures[0]).toBe(figures[1]);
    expect(words).toEqual(expect.arrayContaining(['61,400 meals', 'Figure 1', 'Table 1 Each site in detail']));
    const page = pages.find((each) => said(each).includes('Figure 1'))!;
    const caption = find(page, 'Source: the kitchen’s own books');
    expect(caption.box.x + caption.box.width).toBeLessThanOrEqual(chart!.box.x);
    expect(find(page, 'Figure 1').repeated).toBe(true);
  });

  it('uses the heading as the caption of the only table below it, and numbers no table without words', () => {
    const wide = table(['Nutrient', 'Amount', 'Share', 'Energy', 'Fat'], ['Salt', '2 g', '1 %', '-', '-']);
    const small = table(['Nutrient', 'Amount', 'Share'], ['Salt', '2 g', '1 %']);
    const [page] = pagesOf([
      card(heading('Bread', 1)),
      card(heading('Nutrition'), small, paragraph('Happy baking, and send a picture.')),
      card(heading('More'), paragraph(prose(60)), small, wide),
    ]);
    const words = said(page!);
    const numbered = words.filter((each) => each.startsWith('Table'));
    expect(numbered).toEqual(['Table 1 Nutrition']);
    expect(find(page!, 'Table 1 Nutrition').repeated).toBe(true);
    expect(find(page!, 'Happy baking, and send a picture.').role).toBe('body');
  });

  it('sets a short quotation in large type with a mark in the side column, and a long one as text', () => {
    const [page] = pagesOf([
      card(heading('Year', 1)),
      card(heading('Said'), paragraph(prose(60)), quote('I came for a meal.'), paragraph(prose(9)), quote(prose(60))),
    ]);
    const sizeOf = (words: string) => find(page!, words).paragraphs[0]!.runs[0]!.style.size;
    expect(sizeOf('I came for a meal.')).toBeGreaterThan(sizeOf(prose(60)) * 1.5);
    const mark = find(page!, '“');
    expect(mark.box.x + mark.box.width).toBeLessThan(find(page!, 'I came for a meal.').box.x);
  });

  const notesText = (page: PlacedCard) => said(page).filter((words) => /^\[\w\] /.test(words));

  it('puts footnotes at the foot of the page, and leaves other bracketed lines where they are', () => {
    const [page] = pagesOf([
      card(heading('Year', 1)),
      card(
        heading('Cost'),
        paragraph('A meal cost €1.84.[1]'),
        paragraph('[1] All spending.'),
        paragraph('[x] Not a footnote.'),
      ),
      card(heading('End'), paragraph('Thank you.')),
    ]);
    expect(said(page!).filter((words) => /\[|Thank/.test(words))).toEqual([
      'A meal cost €1.84.[1] [x] Not a footnote.',
      'Thank you.',
      '[1] All spending.',
    ]);
    const note = find(page!, '[1] All spending.');
    expect(page!.height - note.box.y - note.box.height).toBeLessThan(60);
  });

  it('puts each footnote on the page of its first mark, even if the mark is in a table', () => {
    const pages = pagesOf([
      card(heading('Year', 1)),
      card(heading('A'), paragraph(`First.[1] ${prose(700)} Second.[2] ${prose(300)} Again.[1]`)),
      card(heading('B'), table(['Item', 'Cost'], ['Meal[3]', 'cheap'])),
      card(
        heading('C'),
        paragraph('Thank you.'),
        paragraph('[3] In a table.'),
        paragraph('[2] The second.'),
        paragraph('[1] The first.'),
      ),
    ]);
    expect(pages.length).toBeGreaterThan(1);
    const shown = pages.flatMap(
      (page) =>
        notesText(page)
          .join(' ')
          .match(/\[\w\]/g) ?? [],
    );
    expect(shown.toSorted()).toEqual(['[1]', '[2]', '[3]']);
    const firsts = ['First.[1]', 'Second.[2]', 'Meal[3]'].map((mark) =>
      pages.findIndex((page) => JSON.stringify(page.elements).includes(mark)),
    );
    const feet = [1, 2, 3].map((label) => pages.findIndex((page) => notesText(page).join(' ').includes(`[${label}] `)));
    expect(feet).toEqual(firsts);
  });

  it('puts footnotes that would fill a page at the end of the document', () => {
    const pages = pagesOf([
      card(heading('Year', 1)),
      card(heading('A'), paragraph('First.[1]'), paragraph(`[1] ${prose(600)}`)),
      ...report(6, 60).slice(1),
      card(heading('B'), paragraph('Last words.')),
    ]);
    const all = pages.flatMap(said);
    expect(pages.length).toBeGreaterThan(1);
    expect(notesText(pages[0]!)).toEqual([]);
    expect(all.findIndex((words) => words.startsWith('[1] '))).toBeGreaterThan(all.indexOf('Last words.'));
  });

  // Pages are rarely full to the last line, so several texts are tried.
  it.each([20, 24, 28, 32, 36, 40, 44, 48])('never overlaps many footnotes with sections of %i words', (words) => {
    const marks = Array.from({ length: 18 }, (_, at) => at + 1);
    const pages = pagesOf([
      card(heading('Year', 1)),
      card(heading('Part'), paragraph(`${prose(40)}${marks.map((at) => `[${at}]`).join('')}`)),
      ...marks.map((at) => card(heading(`Part ${at}`), paragraph(prose(words)), paragraph(`[${at}] A book.`))),
    ]);
    expect(checkPlaced(pages).overlaps).toEqual([]);
    expect(
      pages
        .flatMap(said)
        .join(' ')
        .match(/A book/g),
    ).toHaveLength(18);
  });

  it('keeps a list of references below its heading', () => {
    const [page] = pagesOf([
      card(heading('Year', 1)),
      card(heading('A'), paragraph('Known since long.[1]')),
      card(heading('References'), paragraph('[1] A book.')),
    ]);
    expect(find(page!, '[1] A book.').box.y).toBeGreaterThan(find(page!, 'References').box.y - 20);
    expect(find(page!, '[1] A book.').role).toBe('body');
  });
});
