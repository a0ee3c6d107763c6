import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { DeckTheme } from '@/lib/deck/theme';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { colourDistance } from '@/lib/deck/themes/contrast';
import { realDeck, type SampleText } from '../testing/sample-texts';
import { writePptx } from './write-pptx';

const themes = STANDARD_THEMES.filter(
  ({ skeleton }, at) => STANDARD_THEMES.findIndex((each) => each.skeleton === skeleton) === at,
);

function partsOf(theme: DeckTheme, text: SampleText = 'meeting') {
  const deck = realDeck(text, theme, 'presentation', '16x9');
  const parts = unzipSync(writePptx(deck, new Map()));
  const read = (path: string) => strFromU8(parts[path]!);
  const slides = Object.keys(parts).filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path));
  const layoutOf = (slide: string) =>
    read(
      `ppt/slideLayouts/${/slideLayout\d+\.xml/.exec(read(slide.replace('slides/', 'slides/_rels/').concat('.rels')))![0]}`,
    );
  const titles = deck.cards.map(({ elements }) => {
    const texts = elements.filter((each) => each.kind === 'text');
    const title = texts.find(({ role }) => role === 'title') ?? texts.find(({ role }) => role === 'quote');
    return title?.paragraphs[0]?.runs[0]?.style.colour ?? null;
  });
  return { read, slides: slides.map(read), layouts: slides.map(layoutOf), titles };
}

const colourMapOf = (part: string, element: string) => {
  const [, attributes] = new RegExp(`<${element} ([^>]*)/>`).exec(part) ?? [];
  return attributes === undefined
    ? null
    : new Map([...attributes.matchAll(/(\w+)="(\w+)"/g)].map(([, a, b]) => [a!, b!]));
};

/** The titles that are shown, not those above the edge of their slide. */
const titlesOf = (slides: readonly string[]) =>
  slides
    .flatMap((slide) => slide.match(/<p:sp>(?:(?!<\/p:sp>).)*?<p:ph type="(?:title|ctrTitle)"\/>.*?<\/p:sp>/gs) ?? [])
    .filter((title) => !title.includes('y="-'));
const styleOf = (master: string) => /<p:titleStyle>.*?<\/p:titleStyle>/s.exec(master)?.[0] ?? '';

describe('the styles of the master', () => {
  it.each(themes.map((theme) => [theme.name, theme] as const))('are those of the titles in %s', (_, theme) => {
    const { read, slides, layouts } = partsOf(theme);
    const style = styleOf(read('ppt/slideMasters/slideMaster1.xml'));
    const [, size] = /<a:defRPr sz="(\d+)"/.exec(style)!;
    const [, typeface] = /<a:latin typeface="([^"]*)"/.exec(style)!;
    let inheriting = 0;
    for (const [at, slide] of slides.entries()) {
      const [title] = titlesOf([slide]);
      if (!title) continue;
      const [, own] = /<a:rPr[^>]* sz="(\d+)"/.exec(title.slice(title.indexOf('<p:txBody>'))) ?? [];
      const [, inLayout] = /<a:lvl1pPr>.*?<a:defRPr sz="(\d+)"/.exec(titlesOf([layouts[at]!])[0] ?? '') ?? [];
      expect(own).not.toBe(inLayout ?? size);
      expect(title).not.toContain(`<a:latin typeface="${typeface}"`);
      if (own === undefined) inheriting += 1;
    }
    expect(inheriting).toBeGreaterThan(2);
  });

  it.each(STANDARD_THEMES.map((theme) => [theme.name, theme] as const))(
    'reach the titles of all slides in %s, which have no place and no colour of their own',
    (_, theme) => {
      for (const text of ['meeting', 'german', 'fleet'] as const) {
        const { read, slides, layouts, titles: placed } = partsOf(theme, text);
        const map = colourMapOf(read('ppt/slideMasters/slideMaster1.xml'), 'p:clrMap')!;
        for (const [at, slide] of slides.entries()) {
          const [title] = titlesOf([slide]);
          expect(title === undefined).toBe(placed[at] === null);
          if (!title) continue;
          expect(title).toContain('<p:spPr><a:noFill/>');
          expect(title).not.toContain('<a:latin');
          expect(title.replaceAll(/<a:uFill>.*?<\/a:uFill>/g, '')).not.toContain('<a:solidFill>');
          const slot = (colourMapOf(slide, 'a:overrideClrMapping') ?? map).get('tx2')!;
          const shown = new RegExp(`<a:${slot}><a:srgbClr val="(\\w+)"`).exec(read('ppt/theme/theme1.xml'))![1]!;
          expect(colourDistance(`#${shown}`, theme.palette[placed[at]!])).toBeLessThan(70);
          expect(titlesOf([layouts[at]!])[0] ?? '').toMatch(/type="(title|ctrTitle)"/);
        }
      }
    },
  );
});
