import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { realDeck } from './sample-texts';
import { writePptx } from './write-pptx';

const themes = STANDARD_THEMES.filter(
  ({ skeleton }, at) => STANDARD_THEMES.findIndex((each) => each.skeleton === skeleton) === at,
);

function partsOf(theme: (typeof STANDARD_THEMES)[number]) {
  const parts = unzipSync(writePptx(realDeck('meeting', theme, 'presentation', '16x9'), new Map()));
  const read = (path: string) => strFromU8(parts[path]!);
  const slides = Object.keys(parts).filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path));
  const layoutOf = (slide: string) =>
    read(
      `ppt/slideLayouts/${/slideLayout\d+\.xml/.exec(read(slide.replace('slides/', 'slides/_rels/').concat('.rels')))![0]}`,
    );
  return { read, slides: slides.map(read), layouts: slides.map(layoutOf) };
}

const titlesOf = (slides: readonly string[]) =>
  slides.flatMap((slide) => slide.match(/<p:sp>(?:(?!<\/p:sp>).)*?<p:ph type="title"\/>.*?<\/p:sp>/gs) ?? []);
const styleOf = (master: string) => /<p:titleStyle>.*?<\/p:titleStyle>/s.exec(master)?.[0] ?? '';

describe('the styles of the master', () => {
  it.each(themes.map((theme) => [theme.name, theme] as const))('are those of the titles in %s', (_, theme) => {
    const { read, slides } = partsOf(theme);
    const style = styleOf(read('ppt/slideMasters/slideMaster1.xml'));
    const titles = titlesOf(slides).map((title) => title.slice(title.indexOf('<p:txBody>')));
    expect(titles.length).toBeGreaterThan(2);
    // A title inherits the master's font or size unless its own is different.
    const [, size] = /<a:defRPr sz="(\d+)"/.exec(style)!;
    const [, typeface] = /<a:latin typeface="([^"]*)"/.exec(style)!;
    expect(titles.some((title) => !/<a:rPr[^>]* sz=/.test(title))).toBe(true);
    for (const title of titles) {
      expect(title).not.toMatch(new RegExp(`<a:rPr[^>]* sz="${size}"`));
      expect(title).not.toContain(`<a:latin typeface="${typeface}"`);
    }
  });

  it.each(themes.map((theme) => [theme.name, theme] as const))('have the place of most titles in %s', (_, theme) => {
    const { slides } = partsOf(theme);
    const moved = titlesOf(slides).filter((title) => title.includes('<a:xfrm>'));
    expect(moved.length).toBeLessThan(titlesOf(slides).length / 3);
  });

  it('have a title place that layouts do not repeat', () => {
    const { read } = partsOf(themes[0]!);
    for (const at of [3, 4, 5]) {
      const [title] = titlesOf([read(`ppt/slideLayouts/slideLayout${at}.xml`)]);
      expect(title).toContain('<p:spPr/>');
    }
  });
});

const shapesIn = (part: string) => (part.match(/name="(?:Decoration|Line) \d+"/g) ?? []).length;

describe('a word that a theme highlights', () => {
  const theme = (id: string) => STANDARD_THEMES.find((each) => each.id === id)!;
  const marked = /<a:r><a:rPr[^>]*>(?:(?!<\/a:rPr>).)*?<a:(highlight|uFill)>(?:(?!<\/a:r>).)*?<a:t>([^<]*)<\/a:t>/gs;

  it.each([
    ['field-notes', 'highlight'],
    ['chalkboard', 'uFill'],
  ])('is marked as text, which no other font displaces: %s', (id, element) => {
    const { slides } = partsOf(theme(id));
    const titles = titlesOf(slides).filter((title) => title.includes(`<a:${element}>`));
    expect(titles.length).toBeGreaterThan(titlesOf(slides).length / 2);
    for (const title of titles) {
      const words = [...title.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text);
      expect([...title.matchAll(marked)].map(([, found, word]) => [found, word])).toEqual([[element, words.at(-1)]]);
    }
  });

  it('has no shape of its own', () => {
    const deck = realDeck('meeting', theme('field-notes'), 'presentation', '16x9');
    const marks = deck.cards.map(({ elements }) => elements.filter((each) => each.kind === 'shape' && each.isMark));
    expect(marks.flat().length).toBeGreaterThan(2);
    const drawn = deck.cards.map(({ elements }) => elements.filter((each) => each.kind === 'shape').length);
    const { slides, layouts } = partsOf(theme('field-notes'));
    for (const [at, slide] of slides.entries())
      expect(shapesIn(slide) + shapesIn(layouts[at]!)).toBe(drawn[at]! - marks[at]!.length);
  });
});
