import { describe, expect, it } from 'vitest';
import { card, heading, list } from '../testing/sample-blocks';
import { pageFrom, pageOf, title } from '../testing/sample-page';

describe('the navigation of a page', () => {
  it('links to the sections if there are several, with the cards one level below', () => {
    const html = pageFrom(
      '# Bees\n---\n## Life\n---\n## Flight\n\nThey fly far.\n\nAnd wide.\n---\n## Work\n---\n## Honey\n\n- a\n- b',
    );
    const nav = /<nav.*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect([...nav.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(['top', 'life', 'work']);
    expect(html).toContain('<h3 id="flight-h">');
  });

  it('links to a section without a card of its own after one with parts', () => {
    const html = pageFrom(
      '# Club\n---\n## Joining\n---\n### Who?\n\nAll.\n---\n## Loans\n---\n### How?\n\nBy card.\n---\n## Money\n\nIt comes from fees.\n---\n## Shop\n\n- a\n- b',
    );
    expect(html).toContain('<h2 id="money-h"');
    expect(/<nav.*?<\/nav>/s.exec(html)?.[0]).toContain('#money');
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
