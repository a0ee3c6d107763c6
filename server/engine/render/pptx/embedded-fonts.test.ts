import { strFromU8, unzipSync } from 'fflate';
import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { type ReadElement, readXml } from '../testing/check-pptx';
import { realDeck, SAMPLE_TEXTS, type SampleText } from '../testing/sample-texts';
import { writePptx } from './write-pptx';

const TEXTS = Object.keys(SAMPLE_TEXTS) as SampleText[];

type OpenedFile = { parts: Record<string, Uint8Array>; xml(path: string): ReadElement };

function open(themeId: string, text: SampleText, withFonts: boolean): OpenedFile {
  const theme = findStandardTheme(themeId);
  if (!theme) throw new Error(`There is no theme "${themeId}".`);
  const parts = unzipSync(writePptx(realDeck(text, theme, 'presentation', '16x9'), new Map(), { withFonts }));
  return { parts, xml: (path) => readXml(strFromU8(parts[path] ?? new Uint8Array())) };
}

function all(root: ReadElement, name: string): ReadElement[] {
  return [...(root.name === name ? [root] : []), ...root.children.flatMap((child) => all(child, name))];
}

/** The TrueType font inside an Embedded OpenType part: the last bytes, as long as the second field says. */
function fontIn(bytes: Uint8Array) {
  const view = Buffer.from(bytes);
  expect(view.readUInt32LE(0)).toBe(view.length);
  expect(view.readUInt16LE(34)).toBe(0x504c);
  expect(view.readUInt32LE(12)).toBe(0);
  return fontkit.create(view.subarray(view.length - view.readUInt32LE(4))) as fontkit.Font;
}

/** The fonts that the file embeds: typeface, then style, then the font. */
function embedded({ parts, xml }: OpenedFile): Map<string, Map<string, fontkit.Font>> {
  const targets = new Map(
    all(xml('ppt/_rels/presentation.xml.rels'), 'Relationship').map(({ attributes }) => [
      attributes.get('Id'),
      attributes.get('Target')!.slice(1),
    ]),
  );
  return new Map(
    all(xml('ppt/presentation.xml'), 'p:embeddedFont').map(({ children: [font, ...styles] }) => [
      font!.attributes.get('typeface')!,
      new Map(
        styles.map(({ name, attributes }) => [name.slice(2), fontIn(parts[targets.get(attributes.get('r:id'))!]!)]),
      ),
    ]),
  );
}

describe('embedded fonts', () => {
  it.each(['proof', 'nocturne', 'citrus', 'broadsheet'])('are those that the slides of %s name', (themeId) => {
    for (const text of TEXTS) {
      const file = open(themeId, text, true);
      const fonts = embedded(file);
      const slides = Object.keys(file.parts).filter((path) => /^ppt\/(slides|theme)\/[^/]+\.xml$/.test(path));
      const named = slides
        .flatMap((path) => all(file.xml(path), 'a:latin'))
        .map(({ attributes }) => attributes.get('typeface')!)
        .filter((typeface) => typeface !== '' && !typeface.startsWith('+'));
      expect([...fonts.keys()]).toEqual(expect.arrayContaining(named));
      expect(named.length).toBeGreaterThan(1);
      expect(file.parts['ppt/presentation.xml'] && strFromU8(file.parts['ppt/presentation.xml'])).toContain(
        'embedTrueTypeFonts="1"',
      );
    }
  });

  it('are left out by default', () => {
    const file = open('proof', TEXTS[0]!, false);
    expect(Object.keys(file.parts).filter((path) => path.includes('fonts'))).toEqual([]);
    expect(all(file.xml('ppt/presentation.xml'), 'p:embeddedFontLst')).toEqual([]);
  });
});
