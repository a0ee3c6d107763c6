import { create, type Font } from 'fontkit';
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

  it('shows the alternative text of a picture that is missing or invalid', async () => {
    expect(await textOf(deckOf('en', 'They fly.'))).toContain('<p class="quiet missing">The sea</p>');
    const broken = new Map([['sea', { bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/png' }]]);
    expect(await textOf(deckOf('en', 'They fly.'), broken)).toContain('<p class="quiet missing">The sea</p>');
  });

  it('embeds faces for letters that the theme’s faces lack', async () => {
    const greek = await textOf(deckOf('el', 'Μέλισσες'));
    expect(greek.match(/font-family:'DM Serif Display'/g)?.length).toBeGreaterThan(1);
    const japanese = await textOf(deckOf('ja', '蜂の生活'));
    expect(japanese).toMatch(/@font-face\{font-family:'Page Scripts'[^}]*unicode-range:[^}]*U\+8702/);
  });

  it('embeds no font for variation selectors alone', async () => {
    expect(await textOf(deckOf('en', 'Time ⏱️'))).not.toContain("@font-face{font-family:'Page Scripts'");
  });

  it('has figures of equal width for its tables', async () => {
    const swiss = STANDARD_THEMES.find(({ skeleton }) => skeleton === 'swiss')!;
    const html = await textOf({ ...deckOf('en', 'In 2025: 134,670.'), theme: swiss });
    const face = /@font-face\{font-family:'Inter'[^}]*font-weight:400[^}]*base64,([^)"']+)/.exec(html)?.[1];
    const font = create(Buffer.from(face!, 'base64')) as Font;
    const widths = (features: string[]) =>
      new Set(font.layout('0123456789', features).positions.map(({ xAdvance }) => xAdvance)).size;
    expect(widths(['tnum'])).toBe(1);
    expect(widths([])).toBeGreaterThan(1);
  });

  it('cannot be made from a deck without blocks', async () => {
    const { blocks: _, ...deck } = deckOf('en', 'x');
    await expect(writeWebpage(deck, new Map())).rejects.toThrow('only a webpage');
  });
});
