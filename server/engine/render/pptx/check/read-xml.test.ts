import { describe, expect, it } from 'vitest';
import { readXml } from './read-xml';

describe('readXml', () => {
  it('reads names, attributes, text and nesting', () => {
    const root = readXml('<?xml version="1.0"?>\n<a x="1 &amp; 2"><b>t&lt;&#65;</b><c/></a>');
    expect(root.attributes.get('x')).toBe('1 & 2');
    expect(root.children.map(({ name, text }) => [name, text])).toEqual([
      ['b', 't<A'],
      ['c', ''],
    ]);
  });

  it.each([
    ['an open tag', '<a><b></a>'],
    ['a missing end', '<a>'],
    ['two roots', '<a/><b/>'],
    ['text outside', '<a/>x'],
    ['a bare ampersand', '<a>x & y</a>'],
    ['an unknown entity', '<a>&nbsp;</a>'],
    ['a repeated attribute', '<a x="1" x="2"/>'],
    ['an unquoted attribute', '<a x=1/>'],
    ['a control character', '<a>\u0001</a>'],
    ['a lone surrogate', '<a>\ud800</a>'],
    ['an undeclared prefix', '<p:a/>'],
    ['a section end in text', '<a>]]></a>'],
    ['nothing', ''],
  ])('refuses %s', (_, source) => {
    expect(() => readXml(source)).toThrow();
  });
});
