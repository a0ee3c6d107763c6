import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import { card, heading, list } from '@/lib/deck/testing/sample-blocks';
import { sampleOptions } from '@/lib/deck/testing/sample-options';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { checkStructure } from '../testing/check-pptx';
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

describe('a heading in a slide', () => {
  it('has its own line breaks instead of the spaces there, and all its words', () => {
    const { slide, faults } = slideOf(HEADING);
    const title = /<p:sp>(?:(?!<\/p:sp>).)*type="title".*?<\/p:sp>/s.exec(slide)?.[0] ?? '';
    expect(title.match(/<a:br>/g)?.length).toBeGreaterThan(0);
    const said = [...title.matchAll(/<a:t>([^<]*)<\/a:t>|<a:br>/g)].map(([, text]) => text ?? ' ').join('');
    expect(said).toBe(HEADING);
    expect(faults).toEqual([]);
  });
});
