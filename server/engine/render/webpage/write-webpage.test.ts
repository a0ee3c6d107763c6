import { describe, expect, it } from 'vitest';
import { pageCards } from '@/lib/deck/content/page-cards';
import type { Deck } from '@/lib/deck/deck';
import { card, heading, image, paragraph } from '@/lib/deck/testing/sample-blocks';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { SAMPLE_PNG } from '../testing/sample-deck';
import { writeWebpage } from './write-webpage';

const theme = STANDARD_THEMES.find(({ id }) => id === 'terracotta')!;
const kept = { kind: 'file', key: 'sea', mediaType: 'image/png', width: 2, height: 2 } as const;

function deckOf(language: string, ...words: string[]): Deck {
  const cards = [card(heading(words[0] ?? 'Bees', 1)), card(heading('Part'), paragraph(words.join(' ')), image(kept))];
  return {
    title: 'Bees',
    language,
    theme,
    format: 'webpage',
    dimensions: 'fluid',
    cards: [],
    blocks: pageCards(cards),
  };
}

const textOf = async (deck: Deck, pictures = new Map()) =>
  new TextDecoder().decode((await writeWebpage(deck, pictures)).bytes);

describe('the file of a webpage', () => {
  it('contains its fonts and pictures, and loads nothing', async () => {
    const html = await textOf(
      deckOf('en', 'They fly.'),
      new Map([['sea', { bytes: SAMPLE_PNG, mediaType: 'image/png' }]]),
    );
    expect(html).toContain("@font-face{font-family:'DM Serif Display'");
    expect(html).toContain('<img src="data:image/png;base64,');
    expect(html.replaceAll(/data:[^)"]+/g, '#')).not.toMatch(/(?:src|href)="(?!#)|url\((?!#)|@import|<script/);
  });

  it('embeds faces for letters that the theme’s faces lack', async () => {
    const greek = await textOf(deckOf('el', 'Μέλισσες'));
    expect(greek.match(/font-family:'DM Serif Display'/g)?.length).toBeGreaterThan(1);
    const japanese = await textOf(deckOf('ja', '蜂の生活'));
    expect(japanese).toMatch(/@font-face\{font-family:'Page Scripts'[^}]*unicode-range:[^}]*U\+8702/);
  });
});
