import { describe, expect, it } from 'vitest';
import type { Block } from '../blocks';
import { card, heading, image, list, paragraph, quote, table } from '../testing/sample-blocks';
import { bodyOf, pageOf, title } from '../testing/sample-page';
import { TESTED_THEMES } from '../testing/tested-themes';
import { definitionsOf, readPart } from '../text/read-text';
import { findStandardTheme } from '../themes/all-themes';

const magazine = findStandardTheme('terracotta')!;
const words = (count: number) => 'word '.repeat(count).trim();
const sections = [
  card(heading('Problem'), paragraph(words(70))),
  card(heading('Results'), table(['Site', 'Open'], ['Mill', 'daily'], ['Dock', 'never'])),
  card(heading('Place'), paragraph(words(70)), image({ kind: 'art' })),
  card(heading('Risks'), paragraph('One supplier.'), quote('I stopped getting headaches.', '— Marit')),
];
const page = (theme = magazine) =>
  bodyOf(pageOf([title, ...sections, card(heading('Join us'), paragraph('Every Monday.'))], { theme }));

describe('a page without sections', () => {
  it('numbers all bands in Magazine like the navigation, and opens those of text', () => {
    const html = page();
    expect(html).toMatch(/class="band b-text on-ground opens" id="problem".*<span class="num"[^>]*>1<\/span>/s);
    expect(html).toMatch(/class="band b-table on-ground odd opens" id="results"/);
    expect([...html.matchAll(/<span class="num"[^>]*>(\d)<\/span>/g)].map(([, number]) => number)).toEqual([
      ...['1', '2', '3', '4', '5'],
    ]);
    for (const theme of TESTED_THEMES.filter(({ skeleton }) => skeleton !== 'magazine'))
      expect(page(theme)).not.toContain('class="num"');
  });

  it('has no opener in other skeletons', () => {
    for (const theme of TESTED_THEMES.filter(({ skeleton }) => skeleton !== 'magazine'))
      expect(page(theme)).not.toContain(' opens');
  });

  it('has no number if only one band is a section, except where all have one', () => {
    const section = { ...card(heading('Middle', 2)), part: 'section' } as const;
    const numbersIn = (theme: typeof magazine) =>
      bodyOf(pageOf([title, sections[0]!, section, ...sections.slice(1)], { theme })).match(/class="num"/g);
    for (const theme of TESTED_THEMES)
      if (theme.skeleton === 'magazine') expect(numbersIn(theme)).toHaveLength(5);
      else expect(numbersIn(theme)).toBeNull();
  });

  it('has none if it has sections', () => {
    const section = { ...card(heading('Part', 2)), part: 'section' } as const;
    expect(bodyOf(pageOf([title, section, ...sections], { theme: magazine }))).not.toContain(' opens');
  });
});

describe('a band', () => {
  it('of one sentence at the end is the closing', () => {
    expect(page()).toMatch(/<section class="band b-closing[^"]*" id="join-us"/);
  });

  it('of a few sentences has larger type', () => {
    const html = bodyOf(pageOf([title, card(heading('Why'), paragraph(words(40))), ...sections]));
    expect(html).toMatch(/class="band b-text[^"]* brief" id="why"/);
    expect(html).not.toMatch(/ brief" id="problem"/);
  });
});

it('shows footnotes in the footer', () => {
  const html = bodyOf(
    pageOf([
      title,
      card(heading('Why'), paragraph('They drink 2 litres[1].')),
      card(heading('End'), paragraph('Approval.'), paragraph('[1] European Food Safety Authority.')),
    ]),
  );
  expect(html).toContain('<div class="notes"><p>[1] European Food Safety Authority.</p></div>');
  expect(html.match(/European Food/g)).toHaveLength(1);
});

it('links footnotes and their first marks', () => {
  const definitions = definitionsOf('[^1]: Food Authority.\n[^2]: Left out.');
  const read = (name: string, text: string) => card(heading(name), ...readPart(text, 1, definitions));
  const cards = [
    read('Why', 'They drink.[^1] A lot.[^1]'),
    read('End', 'Nobody knows.[^2]'),
    read('Last', 'Approval.\n\n[^1]: Food Authority.'),
  ];
  const html = bodyOf(pageOf([title, ...cards]));
  expect(html).toContain('They drink.<a class="fn" id="fnref_1" href="#fn_1" role="doc-noteref">¹</a> A lot.');
  expect(html).toContain('A lot.<a class="fn" href="#fn_1" role="doc-noteref">¹</a>');
  expect(html).toContain('Nobody knows.²');
  expect(html).toContain('<p id="fn_1"><a class="fn" href="#fnref_1" role="doc-backlink">¹</a> Food Authority.</p>');
});

it('captions a chart with the name of its only series', () => {
  const figures = table(['Item', 'Cost'], ['Body', '€4.10'], ['Lid', '€6.85'], ['Box', '€0.95']);
  const html = bodyOf(pageOf([title, card(heading('Cost'), figures), ...sections]));
  expect(html).toContain('<figcaption>Cost</figcaption>');
  expect(html).toContain('<th scope="col">Item</th>');
});

it('draws figures beside a picture as figures, with the picture below them', () => {
  const picture = { kind: 'file', key: 'kept', mediaType: 'image/png', width: 600, height: 900 } as const;
  const portrait: Block = { kind: 'image', alt: 'A swimmer', picture, lines: { from: 1, to: 1 } };
  const figures = list('1,240 swimmers', '38 nations', '96 % finished');
  const html = bodyOf(pageOf([title, card(heading('Last year'), portrait, figures), ...sections]));
  expect(html).toMatch(/class="band b-stats[^>]*id="last-year".*<div class="strip"><figure class="picture tall">/s);
});
