import { describe, expect, it } from 'vitest';
import { readHtml } from './html-to-markdown';

const BLOCKS =
  'p div li h2 address section ul blockquote pre dl dd figure fieldset form center legend details summary hgroup search menu dir option';
const INSIDE = [
  ...BLOCKS.split(' ').map((tag) => `<${tag}>second</${tag}>`),
  '<br>second<br>',
  '<hr>second<hr>',
  '<span style="display: block">second</span>',
  '<x-card style="display:flex">second</x-card>',
  '<x-card><div>second</div></x-card>',
  '<table><tr><td>second</table>',
];

describe('cleanHtmlTree', () => {
  it.each('body div p ul>li span b a h2 blockquote table>tr>td table>tr>th details menu>li dl>dd'.split(' '))(
    'separates blocks from text beside them in %s',
    (around) => {
      const tags = around.split('>');
      const open = tags.map((tag) => (tag === 'a' ? '<a href="https://a.example">' : `<${tag}>`)).join('');
      for (const inside of INSIDE) {
        const { text } = readHtml(`${open}first${inside}third${tags.map((tag) => `</${tag}>`).join('')}`);
        expect(text.match(/\p{L}*(?:first|second|third)\p{L}*/gu)?.toSorted(), inside).toEqual([
          'first',
          'second',
          'third',
        ]);
      }
    },
  );

  it('keeps inline elements within a word', () => {
    const inline = 'span b i u small label x-card font mark abbr time kbd'.split(' ');
    for (const tag of inline)
      expect(readHtml(`un<${tag}>believ</${tag}>able`).text.replace(/[*`]/g, ''), tag).toBe('unbelievable');
  });
});
