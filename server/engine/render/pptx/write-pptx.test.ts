import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Deck, PictureBytes } from '@/lib/deck/deck';
import { pickFace } from '@/lib/deck/fonts/font-faces';
import { officeFace } from '@/lib/deck/fonts/font-files';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { TESTED_THEMES } from '@/lib/deck/testing/tested-themes';
import { forAll } from '@/lib/testing/for-all';
import { arbitraryDeck } from '../testing/arbitrary-decks';
import { checkStructure, descendants, type ReadElement, readXml } from '../testing/check-pptx';
import {
  SAMPLE_PNG,
  sampleBullet,
  sampleDeck,
  sampleImage,
  sampleParagraph,
  sampleShape,
  sampleText,
} from '../testing/sample-deck';
import { writePptx } from './write-pptx';

function partsOf(deck: Deck, pictures: PictureBytes = new Map()): Record<string, Uint8Array> {
  const bytes = writePptx(deck, pictures);
  expect(checkStructure(bytes, deck)).toEqual([]);
  return unzipSync(bytes);
}
const read = (parts: Record<string, Uint8Array>, name: string) => readXml(strFromU8(parts[name] ?? new Uint8Array()));
/** The slide of a card, without its hidden title. */
function slideOf(elements: Parameters<typeof sampleCard>[0], rest: Parameters<typeof sampleCard>[1] = {}): ReadElement {
  const slide = read(partsOf(sampleDeck([sampleCard(elements, rest)])), 'ppt/slides/slide1.xml');
  const [tree] = all(slide, 'p:spTree');
  tree!.children = tree!.children.filter((shape) => !attribute(shape, 'a:off', 'y').some((y) => y?.startsWith('-')));
  return slide;
}
const all = (root: ReadElement, name: string) => [...descendants(root)].filter((each) => each.name === name);
const attribute = (root: ReadElement, name: string, key: string) =>
  all(root, name).map((each) => each.attributes.get(key));

describe('writePptx', () => {
  it('keeps every hostile string in a valid file', () =>
    forAll({ numRuns: 150 }, arbitraryDeck, (deck) =>
      expect(checkStructure(writePptx(deck, new Map()), deck)).toEqual([]),
    ));

  it('puts the title of a slide that shows none above its edge, for outlines and screen readers', () => {
    const titleOf = (elements: Parameters<typeof sampleCard>[0]) => {
      const slide = read(partsOf(sampleDeck([sampleCard(elements)])), 'ppt/slides/slide1.xml');
      const titles = all(slide, 'p:sp').filter((shape) => attribute(shape, 'p:ph', 'type').includes('title'));
      return titles.map((shape) => [
        all(shape, 'a:t')
          .map(({ text }) => text)
          .join(' '),
        Number(attribute(shape, 'a:off', 'y')[0] ?? 0) < 0,
      ]);
    };
    expect(titleOf([sampleText([sampleParagraph('Words.')])])).toEqual([['A card', true]]);
    expect(titleOf([sampleText([sampleParagraph('Shown')], { role: 'title' })])).toEqual([['Shown', false]]);
  });

  it.each(TESTED_THEMES.map((theme) => [theme.name, theme] as const))(
    'writes the palette and fonts of %s to the file',
    (_, theme) => {
      const root = read(partsOf(sampleDeck([sampleCard([])], { theme })), 'ppt/theme/theme1.xml');
      const colours = attribute(root, 'a:srgbClr', 'val').map((digits) => `#${digits}`);
      const { ground, ink, surface, accent, second, third, accentInk, line } = theme.palette;
      for (const colour of [ground, ink, surface, accent, second, third, accentInk, line]) {
        expect(colours).toContain(colour.toUpperCase());
      }
      expect(attribute(root, 'a:latin', 'typeface')).toEqual([
        officeFace(pickFace(theme.fonts.heading, theme.fonts.headingWeight)).typeface,
        officeFace(pickFace(theme.fonts.body, 400)).typeface,
      ]);
    },
  );

  it('writes colours and body text as references to the theme, so that changing the theme changes the slide', () => {
    const slide = slideOf([
      sampleShape({ fill: 'accent' }),
      sampleText([sampleParagraph('Text')], { fill: 'surface' }),
    ]);
    expect(attribute(slide, 'a:schemeClr', 'val')).toEqual(expect.arrayContaining(['accent1', 'bg2', 'tx1']));
    expect(all(slide, 'a:srgbClr')).toEqual([]);
    expect(new Set(attribute(slide, 'a:latin', 'typeface'))).toEqual(new Set(['+mn-lt']));
  });

  it('writes title and content as the layout’s placeholders', () => {
    const parts = partsOf(
      sampleDeck([
        sampleCard([
          sampleText([sampleParagraph('The title')], { role: 'title', headingLevel: 1 }),
          sampleText([sampleParagraph('The body')]),
        ]),
      ]),
    );
    const slide = read(parts, 'ppt/slides/slide1.xml');
    expect(all(slide, 'p:ph').map(({ attributes }) => [attributes.get('type'), attributes.get('idx')])).toEqual([
      ['title', undefined],
      [undefined, '1'],
    ]);
    const target = /slideLayout\d+\.xml/.exec(
      strFromU8(parts['ppt/slides/_rels/slide1.xml.rels'] ?? new Uint8Array()),
    )?.[0];
    const layout = read(parts, `ppt/slideLayouts/${target}`);
    expect(layout.attributes.get('type')).toBe('obj');
    expect(attribute(layout, 'p:ph', 'type')).toEqual(['title', undefined, 'sldNum']);
  });

  it('writes bullets, nested bullets and numbers as native list paragraphs', () => {
    const number = (text: string, value: number) => {
      const bullet = sampleBullet(text, 0);
      return {
        ...bullet,
        marker: bullet.marker && { ...bullet.marker, kind: 'number' as const, number: value, text: `${value}.` },
      };
    };
    const slide = slideOf([
      sampleText([
        sampleBullet('a', 0),
        sampleBullet('b', 1),
        sampleParagraph('between'),
        number('c', 3),
        number('d', 4),
      ]),
    ]);
    expect(attribute(slide, 'a:buChar', 'char')).toEqual(['•', '•']);
    expect(
      all(slide, 'a:buAutoNum').map(({ attributes }) => [attributes.get('type'), attributes.get('startAt')]),
    ).toEqual([
      ['arabicPeriod', '3'],
      ['arabicPeriod', '3'],
    ]);
    const properties = all(slide, 'a:pPr');
    expect(properties.map(({ attributes }) => attributes.get('lvl'))).toEqual(['0', '1', undefined, '0', '0']);
    expect(Number(properties[1]?.attributes.get('marL'))).toBeGreaterThan(
      Number(properties[0]?.attributes.get('marL')),
    );
    expect(Number(properties[0]?.attributes.get('indent'))).toBeLessThan(0);
  });

  it('embeds a picture once, crops it to its box and describes it', () => {
    const picture = { kind: 'file', key: 'one', mediaType: 'image/png', width: 4, height: 2 } as const;
    const image = sampleImage({ picture, alt: 'A "lighthouse"', box: { x: 0, y: 0, width: 100, height: 100 } });
    const deck = sampleDeck([sampleCard([image, image]), sampleCard([{ ...image, fit: 'contain', decorative: true }])]);
    const parts = partsOf(deck, new Map([['one', { bytes: SAMPLE_PNG, mediaType: 'text/html' }]]));
    expect(Object.keys(parts).filter((name) => name.startsWith('ppt/media/'))).toEqual(['ppt/media/image1.png']);
    const first = read(parts, 'ppt/slides/slide1.xml');
    expect(attribute(first, 'a:srcRect', 'l')).toEqual(['25000', '25000']);
    expect(attribute(first, 'a:srcRect', 'r')).toEqual(['25000', '25000']);
    expect(attribute(first, 'p:cNvPr', 'descr').slice(2)).toEqual(['A "lighthouse"', 'A "lighthouse"']);
    expect(attribute(first, 'a:prstGeom', 'prst')).toEqual(['roundRect', 'roundRect']);
    const second = read(parts, 'ppt/slides/slide2.xml');
    expect(all(second, 'a:srcRect')).toEqual([]);
    expect(attribute(second, 'a:ext', 'cy')).toContain(String(50 * 12_700));
    expect(attribute(second, 'adec:decorative', 'val')).toEqual(['1']);
  });

  it('draws a frame with the reason for a missing or invalid picture', () => {
    const broken = sampleImage({
      picture: { kind: 'file', key: 'x', mediaType: 'image/png', width: 4, height: 2 },
      alt: 'Sea',
    });
    const deck = sampleDeck([sampleCard([sampleImage(), broken])]);
    const slide = read(
      partsOf(deck, new Map([['x', { bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/png' }]])),
      'ppt/slides/slide1.xml',
    );
    expect(all(slide, 'p:pic')).toEqual([]);
    expect(all(slide, 'a:t').map(({ text }) => text)).toEqual([
      'A card',
      'No picture yet',
      'A picture that could not be drawn: Sea',
    ]);
  });

  it('writes the slide number as a field', () => {
    const number = sampleText([sampleParagraph('1 / 9')], { role: 'cardNumber' });
    const slide = slideOf([number]);
    expect(attribute(slide, 'a:fld', 'type')).toEqual(['slidenum']);
    expect(all(slide, 'a:t').map(({ text }) => text)).toEqual(['1', ' / 9']);
    expect(attribute(slide, 'p:ph', 'type')).toEqual(['sldNum']);
  });

  it('adds notes with their master only if there are notes, and once per card', () => {
    const without = partsOf(sampleDeck([sampleCard([])]));
    expect(Object.keys(without).filter((name) => name.includes('notes'))).toEqual([]);
    const deck = sampleDeck([sampleCard([], { notes: 'One\nTwo' }), sampleCard([], { notes: 'One\nTwo', page: 1 })]);
    const parts = partsOf(deck);
    expect(Object.keys(parts).filter((name) => /notesSlides\/[^/]+\.xml$/.test(name))).toEqual([
      'ppt/notesSlides/notesSlide1.xml',
    ]);
    expect(all(read(parts, 'ppt/notesSlides/notesSlide1.xml'), 'a:t').map(({ text }) => text)).toEqual(['One', 'Two']);
  });

  it.each([
    ['presentation', 'fluid', 960, 540],
    ['presentation', '4x3', 720, 540],
    ['document', 'a4', 595.28, 841.89],
    ['social', '9x16', 540, 960],
  ] as const)('gives a %s of %s its own slide size', (format, dimensions, width, height) => {
    const root = read(partsOf(sampleDeck([sampleCard([])], { format, dimensions })), 'ppt/presentation.xml');
    expect(attribute(root, 'p:sldSz', 'cx')).toEqual([String(Math.round(width * 12_700))]);
    expect(attribute(root, 'p:sldSz', 'cy')).toEqual([String(Math.round(height * 12_700))]);
  });

  it('has title and language in its properties', () => {
    const root = read(partsOf(sampleDeck([sampleCard([])], { title: 'Q3 <results>' })), 'docProps/core.xml');
    expect(all(root, 'dc:title')[0]?.text).toBe('Q3 <results>');
    expect(all(root, 'dc:language')[0]?.text).toBe('en-GB');
  });
});
