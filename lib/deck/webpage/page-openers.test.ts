import { expect, it } from 'vitest';
import { card, heading } from '../testing/sample-blocks';
import { bodyOf, pageOf, title } from '../testing/sample-page';
import { definitionsOf, readPart } from '../text/read-text';

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
