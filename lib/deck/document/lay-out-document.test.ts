import { describe, expect, it } from 'vitest';
import type { Card } from '../blocks';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedCard, PlacedText } from '../placed';
import { card, heading, list, paragraph, prose, table } from '../testing/sample-blocks';
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

  it('keeps the notes of all cards', () => {
    const noted = report(2, 30).map((each, at) => ({ ...each, notes: `Note ${at}` }));
    expect(pagesOf(noted).map(({ notes }) => notes)).toEqual(['Note 0\n\nNote 1\n\nNote 2']);
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

  it('draws shares as a chart, and keeps wide tables as tables', () => {
    const shares = table(['Site', 'Meals'], ['Mill Street', '120'], ['Harbour', '80'], ['North School', '40']);
    const wide = table(['Site', '2024', '2025'], ['Mill Street', '100', '120'], ['Harbour', '60', '80']);
    const [page] = pagesOf([card(heading('Year', 1)), card(heading('Meals'), shares), card(heading('Growth'), wide)]);
    const kinds = page!.elements.map(({ kind }) => kind).filter((kind) => kind === 'chart' || kind === 'table');
    expect(kinds).toEqual(['chart', 'table']);
  });

  it('draws lines of figures below its title as a chart', () => {
    const [page] = pagesOf([
      card(heading('Trip', 1), paragraph('Hotel: $3,480\nBuses: $1,260\nHall: $700\n$5,440 in all')),
    ]);
    expect(page!.elements.filter(({ kind }) => kind === 'chart')).toHaveLength(1);
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

  const notesText = (page: PlacedCard) => said(page).filter((words) => /^\[\w\] /.test(words));

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
});
