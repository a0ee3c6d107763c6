import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import type { PlacedText } from '@/lib/deck/placed';
import { card, heading, list } from '@/lib/deck/testing/sample-blocks';
import { sampleOptions } from '@/lib/deck/testing/sample-options';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { checkStructure } from '../testing/check-pptx';
import { sampleCard, sampleParagraph, sampleText } from '../testing/sample-deck';
import { textFrames } from './text-frame';
import { writePptx } from './write-pptx';

const HEADING = 'What a long heading of many words does in a narrow place';

function slideOf(title: string): { slide: string; master: string; faults: string[] } {
  const theme = STANDARD_THEMES[0]!;
  const { cards } = layOutDeck([card(heading(title), list('One thing'))], sampleOptions({ theme }));
  const deck = { title, language: 'en', theme, format: 'presentation', dimensions: '16x9', cards } as const;
  const bytes = writePptx(deck, new Map());
  const parts = unzipSync(bytes);
  return {
    slide: strFromU8(parts['ppt/slides/slide1.xml']!),
    master: strFromU8(parts['ppt/slideMasters/slideMaster1.xml']!),
    faults: checkStructure(bytes, deck),
  };
}

describe('a text in large type', () => {
  const said = 'The Monday shortage is over. Weekend deliveries now keep until the next school day.';
  const breaksAt = (size: number, role: PlacedText['role'], height = 300) => {
    const text = sampleText([sampleParagraph(said, { size, width: 600 })], {
      ...{ role, box: { x: 60, y: 120, width: 600, height } },
    });
    const slide = { width: 960, height: 130 + height };
    return textFrames(sampleCard([text]), slide, serverFontBook()).get(text)!.ownLines;
  };

  it('keeps its lines if it is a statement, a quotation or a title', () => {
    expect([breaksAt(40, 'body'), breaksAt(26, 'quote'), breaksAt(26, 'title')]).toEqual([true, true, true]);
  });

  it('becomes smaller rather than breaking, if it is a single figure in a narrow tile', () => {
    const theme = STANDARD_THEMES.find(({ id }) => id === 'citrus')!;
    const figures = list('1.42M loans', '806,000 visits', '61 % of children hold a card', '€31.20 per inhabitant');
    const deck = layOutDeck(
      [card(heading('Report', 1)), card(heading('Key figures'), figures), card(heading('End'))],
      sampleOptions({ theme }),
    );
    const shares = deck.cards.flatMap((placed) => {
      const frames = textFrames(placed, { width: placed.width, height: placed.height }, serverFontBook());
      return [...frames].flatMap(([{ paragraphs }, frame]) => {
        const [given] = paragraphs[0]?.runs ?? [];
        const size = frame.paragraphs[0]?.runs[0]?.style.size ?? 0;
        return given?.text === '61\u00a0%' ? [{ ownLines: frame.ownLines, share: size / given.style.size }] : [];
      });
    });
    expect(shares).toEqual([{ ownLines: true, share: expect.closeTo(0.83, 1) }]);
  });

  it('is wrapped by the program if it is running text, so that its sentences can be edited', () => {
    expect([breaksAt(14, 'body'), breaksAt(26, 'body'), breaksAt(28, 'subtitle')]).toEqual([false, false, false]);
  });

  it('keeps its lines if a wider font would need more of them than there is room for', () => {
    expect(breaksAt(26, 'body', 74)).toBe(true);
  });
});

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
