import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growth, MOST_LINEAR_GROWTH } from '@/lib/deck/testing/growth';
import { readHtml } from './html-to-markdown';
import { parseHtml } from './parse-html';

const PARTS = [
  ['<table><tr><td>', '</td></tr></table>'],
  ['<ul><li>', '</li></ul>'],
  ['<ol><li>', '</ol>'],
  ['<dl><dt>x<dd>', '</dl>'],
  ['<a href="https://a.example/">', '</a>'],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ...'div blockquote sup b span pre section h2 p font x-card details'
    .split(' ')
    .map((tag) => [`<${tag}>`, `</${tag}>`]),
] as [string, string][];

/** The parts around each other, over and over, with a word after each of some of the tags. */
function nested(parts: readonly [string, string][], depth: number, isClosed = true) {
  const step = Math.ceil(depth / 40);
  const words = (sign: string, at: number) => (at % step === 0 ? ` ${sign}${at} ` : '');
  let html = '';
  for (let at = 0; at < depth; at += 1) html += parts[at % parts.length]![0] + words('w', at);
  for (let at = depth - 1; isClosed && at >= 0; at -= 1) html += words('v', at) + parts[at % parts.length]![1];
  return `${html} last`;
}

const wordsOf = (text: string) => text.match(/\b(?:[vw]\d+|last)\b/g);

function depthOf(node: ReturnType<typeof parseHtml>['children'][number]): number {
  return 'children' in node ? 1 + Math.max(0, ...node.children.map((child) => depthOf(child as never))) : 1;
}

describe('parseHtml', () => {
  it.each([50, 800, 20_000])('keeps all words, in order, of elements nested %i levels deep', (depth) => {
    // Words within pictures and superscripts are not in the text as they are.
    const readable = PARTS.filter(([open]) => !/svg|sup/.test(open));
    const some = depth > 10_000 ? readable.slice(0, 2) : readable;
    for (const part of some) {
      const html = nested([part], depth);
      expect(wordsOf(readHtml(html).text), part[0]).toEqual(wordsOf(html));
    }
  });

  it('bounds the depth of any nesting', () => {
    const check = (parts: [string, string][], isClosed: boolean) => {
      const page = parseHtml(nested(parts, 600, isClosed));
      expect(depthOf(page as never)).toBeLessThan(120);
    };
    fc.assert(fc.property(fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 4 }), fc.boolean(), check));
  });

  it('returns to the elements around, and hides raw text, after tags were left out', () => {
    const html = `<p>before</p>${nested([['<div>', '</div>']], 300)}<h2>after</h2><p>end</p>`;
    expect(readHtml(html).text).toMatch(/last\n\n## after\n\nend$/);
    const hidden = '<script>alert(1)</script><style>p{}</style>';
    expect(readHtml(nested([[`<div>${hidden}`, '</div>']], 300)).text).not.toMatch(/alert|p\{/);
  });

  it('takes linear time', () =>
    expect(growth(5000, (size) => () => void parseHtml('<div><p>'.repeat(size)))).toBeLessThan(MOST_LINEAR_GROWTH));
});
