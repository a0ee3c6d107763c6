import { describe, expect, it } from 'vitest';
import { h, link } from './html';

describe('h', () => {
  it('escapes text and attribute values', () => {
    const text = `<script>alert("1")</script> & 'more'`;
    expect(h('p', { title: text }, text).text).toBe(
      '<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;">' +
        '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;</p>',
    );
  });

  it('leaves out absent attributes and children, and characters that HTML forbids', () =>
    expect(h('p', { id: null, class: undefined, hidden: true, lang: false }, null, false, 'a\u0000b\u0008').text).toBe(
      '<p hidden>ab</p>',
    ));

  it('nests elements without escaping them again', () =>
    expect(h('ul', [h('li', '1 < 2'), h('li', h('br'))]).text).toBe('<ul><li>1 &lt; 2</li><li><br></li></ul>'));
});

describe('link', () => {
  it('links to http, https and mailto addresses, and opens pages in a new tab', () => {
    expect(link('https://example.org/?a=1&b="2"', null, 'go').text).toBe(
      '<a href="https://example.org/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener noreferrer">go</a>',
    );
    expect(link('mailto:a@example.org', null, 'write').text).toBe('<a href="mailto:a@example.org">write</a>');
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.example',
    'x',
  ])('leaves %s as text', (address) => expect(link(address, null, 'go').text).toBe('go'));
});
