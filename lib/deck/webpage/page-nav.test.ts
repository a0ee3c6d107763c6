import { describe, expect, it } from 'vitest';
import { card, heading, list, paragraph } from '../testing/sample-blocks';
import { bodyOf, pageFrom, pageOf, title } from '../testing/sample-page';

describe('the navigation of a page', () => {
  it('links to the sections if there are several, with the cards one level below', () => {
    const html = pageFrom(
      '# Bees\n---\n## Life\n---\n## Flight\n\nThey fly far.\n\nAnd wide.\n---\n## Work\n---\n## Honey\n\n- a\n- b',
    );
    const nav = /<nav.*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect([...nav.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(['top', 'life', 'work']);
    expect(html).toContain('<h3 id="flight-h">');
  });

  it('lists the closing like the other sections', () => {
    const cards = ['Life', 'Work'].map((name) => card(heading(name), list('a', 'b')));
    const nav = /<nav.*?<\/nav>/s.exec(pageOf([title, ...cards, card(heading('Thanks'), paragraph('To you.'))]))?.[0];
    expect(nav).toContain('href="#thanks"');
  });

  it('leads to every section, also on a page with many', () => {
    const names = Array.from({ length: 20 }, (_, at) => `Part ${at + 1}`);
    const nav = navOf(...names);
    for (const name of names) expect(nav).toContain(`<span class="to">${name}</span>`);
  });

  it('shows the numbers that headings have, and adds none beside them', () => {
    const numbered = ['1. Water', '2. Accounts', 'Next'].map((name) => card(heading(name), list('a', 'b')));
    const nav = /<nav.*?<\/nav>/s.exec(pageOf([title, ...numbered]))?.[0] ?? '';
    expect(nav).toContain('<span class="no">1</span> <span class="to">Water</span>');
    expect(nav).toContain('<span class="no">2</span> <span class="to">Accounts</span>');
    expect(nav).toContain('<a href="#next"><span class="to">Next</span></a>');
  });

  it('does not number sections whose headings have numbers', () => {
    const text = (first: string, second: string) =>
      bodyOf(
        pageFrom(`# Bees\n---\n## ${first}\n---\n## Flight\n\nThey fly.\n---\n## ${second}\n---\n## Honey\n\n- a\n- b`),
      );
    expect(text('Life', 'Work')).toContain('<span class="num" aria-hidden="true">2</span>');
    expect(text('1. Life', '2. Work')).toContain('<span class="num" aria-hidden="true"></span>');
  });

  const navOf = (...names: string[]) =>
    /<nav.*?<\/nav>/s.exec(pageOf([title, ...names.map((name) => card(heading(name), list('a', 'b')))]))?.[0] ?? '';
  const NAMES = [
    ...['Why this matters now', 'The building', 'Who pays', 'Opening hours and staff', 'Timeline'],
    ...['Visitors before and after', 'Risks', 'What we ask the council to decide', 'Contacts', 'Sources'],
  ];

  const rowOf = (nav: string) => /<ol class="row">.*?<\/ol>/s.exec(nav)?.[0];
  const menuOf = (nav: string) =>
    /<details class="menu[^"]*"><summary>Sections<\/summary>.*?<\/details>/s.exec(nav)?.[0];

  it('is one row at every width for a few short names', () => {
    const nav = navOf('Water', 'Next');
    expect(nav).toMatch(/^<nav class="nav r0 b0"/);
    expect(rowOf(nav)).toContain('#water');
    expect(menuOf(nav)).toBeUndefined();
  });

  it('is a row on wide pages and a menu with the same sections on narrow ones', () => {
    const nav = navOf(...NAMES.slice(0, 5));
    expect(nav).toMatch(/^<nav class="nav r720 b/);
    const targets = (list: string | undefined) => list?.match(/href="[^"]*"/g);
    expect(targets(rowOf(nav))).toHaveLength(5);
    expect(targets(menuOf(nav))).toEqual(targets(rowOf(nav)));
    const html = pageOf([title]);
    expect(html).toContain('@media(max-width:719px){.nav.r720 .row{display:none}}');
    expect(html).toContain('@media(min-width:720px){.nav.r720 .menu{display:none}}');
  });

  it('never scrolls sideways', () => {
    expect(pageOf([title])).not.toMatch(/\.nav[^{}]*\{[^}]*overflow-x/);
  });

  it('is a menu at every width if the names need more than two lines', () => {
    const nav = navOf(...NAMES, 'Everything that we could not put anywhere else', 'What the neighbours say about it');
    expect(nav).toMatch(/^<nav class="nav r b/);
    expect(rowOf(nav)).toBeUndefined();
    expect(menuOf(nav)).toContain('#sources');
  });

  it('has links of at least 44 px at every width', () => {
    const heights = [...pageOf([title]).matchAll(/\.nav[^{}]* a[,{][^}]*min-height:(\d+)px/g)].map(
      ([, height]) => +height!,
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});
