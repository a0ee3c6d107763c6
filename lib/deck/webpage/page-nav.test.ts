import { describe, expect, it } from 'vitest';
import { card, heading, list, paragraph } from '../layout/sample-blocks';
import { bodyOf, pageFrom, pageOf, title } from './sample-page';

describe('the navigation of a page', () => {
  it('links to the sections if there are several, with the cards one level below', () => {
    const html = pageFrom(
      '# Bees\n---\n## Life\n---\n## Flight\n\nThey fly far.\n\nAnd wide.\n---\n## Work\n---\n## Honey\n\n- a\n- b',
    );
    const nav = /<nav.*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect([...nav.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(['top', 'life', 'work']);
    expect(html).toContain('<h3 id="flight-h">');
  });

  it('shortens a long name instead of letting it run into the next item', () => {
    const name = 'How we process a book that somebody returned too late';
    const html = pageOf([
      title,
      card(heading(name), paragraph('Some.')),
      card(heading('Honey'), paragraph('Other.')),
      card(heading('Wax')),
    ]);
    expect(html).toContain(`<span class="to">${name}</span></a></li>`);
    expect(html).toMatch(/\.nav \.to\{max-width:\w+;overflow:hidden;text-overflow:ellipsis\}/);
    expect(html).not.toMatch(/\.nav li a\{[^}]*max-width/);
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

  it('has one line for a few short names', () => {
    expect(navOf('Water', 'Accounts', 'Next')).toMatch(/^<nav class="nav"/);
  });

  it('stays on one line that scrolls, without the title, if a wide page has no room for all names', () => {
    expect(navOf(...NAMES)).toMatch(/^<nav class="nav long"/);
    expect(navOf(...NAMES.slice(0, 8))).toMatch(/^<nav class="nav long"/);
    const html = pageOf([title]);
    expect(html).toContain('.nav.long .brand{display:none}');
    expect(html).toMatch(/\.nav ol\{[^}]*overflow-x:auto/);
    expect(html).not.toMatch(/\.nav ol\{[^}]*(?:grid|wrap)/);
  });

  it('has links of at least 44 px at every width', () => {
    const heights = [...pageOf([title]).matchAll(/\.nav[^{}]* a\{[^}]*min-height:(\d+)px/g)].map(
      ([, height]) => +height!,
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  it('leaves out the title on a page that is not very wide rather than scroll', () => {
    expect(navOf('Why this matters now', 'The building', 'Who pays', 'Opening hours and staff')).toMatch(
      /^<nav class="nav tight"/,
    );
  });

  it('fades out at its end if it is longer than the page is wide', () => {
    expect(pageOf([title])).toMatch(/\.nav ol::after\{[^}]*position:sticky[^}]*mask:linear-gradient/);
  });
});
