import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalText } from '../safe-text';
import { readXml } from '../testing/check-pptx';
import { writeXml, xml } from './xml';

const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) });

describe('writeXml', () => {
  it('writes any text and attribute so that it reads back unchanged, except what XML cannot contain', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, attribute) => {
        const read = readXml(writeXml(xml('a', { b: attribute }, text)));
        expect(read.text).toBe(legalText(text));
        expect(read.attributes.get('b') ?? '').toBe(legalText(attribute));
      }),
    );
  });

  it.each([']]>', '<![CDATA[x]]>', '&amp;', '<script>alert(1)</script>', '"\'', 'a\tb\nc'])(
    'keeps %j as text',
    (text) => {
      expect(readXml(writeXml(xml('a', { b: text }, text)))).toMatchObject({ text, children: [] });
    },
  );

  it('omits missing attributes and children', () => {
    expect(writeXml(xml('a', { b: null, c: undefined, d: false, e: 0 }, null, xml('f')))).toMatch(
      /<a d="0" e="0"><f\/><\/a>$/,
    );
  });
});
