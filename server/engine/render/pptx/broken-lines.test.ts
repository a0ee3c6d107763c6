import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Card } from '@/lib/deck/blocks';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { checkStructure } from './check-structure';
import { writePptx } from './write-pptx';

const HEADING = 'What a long heading of many words does in a narrow place';

function slideOf(heading: string): { slide: string; master: string; faults: string[] } {
  const lines = { from: 1, to: 1 };
  const card: Card = {
    blocks: [
      { kind: 'heading', level: 2, runs: [{ text: heading }], lines },
      { kind: 'list', ordered: false, start: 1, items: [{ level: 0, runs: [{ text: 'One thing' }] }], lines },
    ],
    notes: null,
    labelOnly: false,
  };
  const theme = STANDARD_THEMES[0]!;
  const { cards } = layOutDeck([card], {
    theme,
    format: 'presentation',
    dimensions: '16x9',
    headerFooter: null,
    fonts: serverFontBook(),
    layoutSequence: null,
    additionalInstructions: null,
  });
  const deck = { title: heading, language: 'en', theme, format: 'presentation', dimensions: '16x9', cards } as const;
  const bytes = writePptx(deck, new Map());
  const parts = unzipSync(bytes);
  return {
    slide: strFromU8(parts['ppt/slides/slide1.xml']!),
    master: strFromU8(parts['ppt/slideMasters/slideMaster1.xml']!),
    faults: checkStructure(bytes, deck),
  };
}

describe('a heading in a slide', () => {
  it('has its own line breaks instead of the spaces there, and all its words', () => {
    const { slide, faults } = slideOf(HEADING);
    const title = /<p:sp>(?:(?!<\/p:sp>).)*type="title".*?<\/p:sp>/s.exec(slide)?.[0] ?? '';
    expect(title.match(/<a:br>/g)?.length).toBeGreaterThan(0);
    const said = [...title.matchAll(/<a:t>([^<]*)<\/a:t>|<a:br>/g)].map(([, text]) => text ?? ' ').join('');
    expect(said).toBe(HEADING);
    expect(faults).toEqual([]);
  });

  it('has room for a wider font than the theme’s, and stays on the slide', () => {
    // There is only one title, so it has the place of the master's title.
    const { master } = slideOf('Harvest supper');
    const title = /<p:sp>(?:(?!<\/p:sp>).)*type="title".*?<\/p:sp>/s.exec(master)?.[0] ?? '';
    const [, x, width] = (/<a:off x="(\d+)"[^>]*\/><a:ext cx="(\d+)"/.exec(title) ?? []).map(Number);
    expect((x ?? 0) + (width ?? 0)).toBeLessThanOrEqual(960 * 12_700);
    expect(width).toBeGreaterThan(100 * 12_700);
  });
});
