import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMarkers } from '@/lib/contract/request/count-cards';
import { growth, MOST_LINEAR_GROWTH } from '@/lib/deck/testing/growth';
import { forAll } from '@/lib/testing/for-all';
import { htmlToMarkdown } from './html-to-markdown';
import { type HtmlChild, type HtmlTree, element as h } from './html-tree';
import { parseHtml } from './parse-html';

const t = (value: string): HtmlChild => ({ type: 'text', value });
const page = (...children: HtmlChild[]): HtmlTree => ({ type: 'root', children });
const markdown = (...children: HtmlChild[]) => htmlToMarkdown(page(...children)).text;

describe('htmlToMarkdown', () => {
  it('converts headings, lists, emphasis, links, code and tables', () => {
    const text = markdown(
      h('h2', [t('Beds')]),
      h('p', [
        t('A '),
        h('b', [t('bold')]),
        t(' and '),
        h('i', [t('slanted')]),
        t(' word, '),
        h('a', [t('a link')], { href: 'https://a.example/x' }),
        t(' and '),
        h('code', [t('x = 1')]),
      ]),
      h('ul', [h('li', [t('one'), h('ul', [h('li', [t('inner')])])]), h('li', [t('two')])]),
      h('table', [
        h('tr', [h('th', [t('Bed')]), h('th', [t('kg')])]),
        h('tr', [h('td', [t('North')]), h('td', [t('38')])]),
      ]),
    );
    expect(text).toBe(
      '## Beds\n\nA **bold** and *slanted* word, [a link](https://a.example/x) and `x = 1`\n\n- one\n  - inner\n- two\n\n| Bed | kg |\n| - | - |\n| North | 38 |',
    );
  });

  it('converts Word’s list paragraphs to lists', () => {
    const item = (level: number, sign: string, words: string) =>
      h('p', [h('span', [h('span', [t(`${sign}   `)], { style: 'mso-list:Ignore' })]), t(words)], {
        className: ['MsoListParagraphCxSpMiddle'],
        style: `text-indent:-18.0pt;mso-list:l0 level${level} lfo1`,
      });
    expect(markdown(item(1, '·', 'Soil'), t('\n'), item(2, 'o', 'Clay'), item(1, '·', 'Water'))).toBe(
      '- Soil\n  - Clay\n- Water',
    );
    expect(markdown(item(1, '3.', 'Third'), item(1, '4.', 'Fourth'))).toBe('3. Third\n4. Fourth');
  });

  it('drops scripts, styles, hidden parts and tracking pixels, and counts dropped pictures', () => {
    const read = htmlToMarkdown(
      page(
        h('style', [t('p{}')]),
        h('script', [t('alert(1)')]),
        h('p', [t('Kept')]),
        h('p', [t('Hidden')], { style: 'display: none' }),
        h('img', [], { src: 'https://count.example/p.gif', width: 1, height: 1 }),
        h('img', [], { src: 'file:///C:/x.png' }),
        h('a', [t('click')], { href: 'javascript:alert(1)' }),
      ),
    );
    expect(read).toMatchObject({ text: 'Kept\n\nclick', formatted: false, lostPictures: 1 });
  });

  it('writes a marker only for a horizontal rule', () => {
    expect(markdown(h('p', [t('a')]), h('hr', []), h('p', [t('b')]))).toBe('a\n\n---\n\nb');
    expect(findMarkers(markdown(h('pre', [h('code', [t('a\n---\nb')])])))).toHaveLength(0);
    expect(findMarkers(markdown(h('p', [t('a'), h('br', []), t('---'), h('br', []), t('b')])))).toHaveLength(0);
    expect(markdown(h('blockquote', [h('p', [t('a')]), h('hr', []), h('p', [t('b')])]))).toBe('> a\n>\n> b');
  });

  it('keeps a heading on one line, because a setext underline would be a marker', () => {
    expect(markdown(h('h2', [h('code', [t('x')]), h('br', []), t('<?')]))).toBe('## `x` \\<?');
    expect(markdown(h('h2', [h('b', [t('One')]), h('br', []), t('two')]))).toBe('## **One** two');
  });

  it('never turns text into a marker', () => {
    const words = fc.oneof(
      fc.constantFrom('---', '--- ', '- --', '***', '___', '\n---\n', '# a', '> b', '| c'),
      fc.string(),
    );
    const inline: fc.Arbitrary<HtmlChild> = fc.oneof(
      words.map(t),
      words.map((value) => h('b', [t(value)])),
      words.map((value) => h('code', [t(value)])),
      fc.constant(h('br', [])),
    );
    const block = fc.oneof(
      fc
        .tuple(fc.constantFrom('p', 'h2', 'blockquote', 'div', 'pre'), fc.array(inline, { maxLength: 4 }))
        .map(([tag, inside]) => h(tag, inside)),
      fc.array(inline, { maxLength: 3 }).map((inside) => h('ul', [h('li', inside), h('li', inside)])),
      fc
        .array(inline, { minLength: 1, maxLength: 3 })
        .map((inside) => h('table', [h('tr', [h('td', inside), h('td', inside)])])),
    );
    forAll({ numRuns: 300 }, fc.array(block, { maxLength: 4 }), (blocks) =>
      expect(findMarkers(`\n${markdown(...blocks)}\n`)).toHaveLength(0),
    );
  });

  it('takes linear time', () => {
    const tags = ['b', 'i', 's', 'sup', 'a', 'code', 'span', 'br'];
    const ratio = growth(40, (size) => {
      const inline = Array.from({ length: size }, () => tags.map((tag) => h(tag, [t('x')]))).flat();
      const rows = Array.from({ length: size }, () => h('tr', [h('td', [t('x')]), h('td', [h('b', [t('y')])])]));
      const nested = ['b', 'sup', 'blockquote', 'u'].map((tag) =>
        h('div', parseHtml(`<${tag}>ab `.repeat(size)).children as HtmlChild[]),
      );
      return () => void markdown(h('p', inline), h('table', rows), ...nested);
    });
    expect(ratio).toBeLessThan(MOST_LINEAR_GROWTH);
  });
});
