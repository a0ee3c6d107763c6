import { afterEach, describe, expect, it } from 'vitest';
import { isContinuous } from '@/lib/deck/deck';
import { TESTED_THEMES } from '@/lib/deck/testing/tested-themes';
import { closeEngineThread, renderWithWarnings } from '../thread/engine-thread';
import { joinSheets } from './join-sheets';
import { checkStructure } from './testing/check-pptx';
import { readPdf } from './testing/read-pdf';
import { realDeck } from './testing/sample-texts';

afterEach(() => closeEngineThread());

describe('renderWithWarnings', () => {
  it.each(TESTED_THEMES.map((theme) => [theme.name, theme] as const))(
    'makes valid files of a deck in %s',
    async (_, theme) => {
      const deck = realDeck('meeting', theme, 'presentation', '16x9');
      expect(checkStructure((await renderWithWarnings('pptx', deck, new Map())).bytes, deck)).toEqual([]);
      const { bytes, warnings } = await renderWithWarnings('pdf', deck, new Map());
      const pdf = readPdf(bytes);
      expect(pdf.pages).toHaveLength(deck.cards.length);
      expect(pdf.bookmarks).toHaveLength(new Set(deck.cards.map(({ index }) => index)).size);
      expect(warnings).toEqual([]);
    },
  );

  it.each([
    ['presentation', 'fluid'],
    ['presentation', '4x3'],
    ['document', 'a4'],
    ['document', 'letter'],
    ['document', 'pageless'],
    ['social', '1x1'],
    ['social', '9x16'],
    ['webpage', 'fluid'],
  ] as const)('makes valid files of a %s of %s', async (format, dimensions) => {
    const theme = TESTED_THEMES[0]!;
    const deck = realDeck('meeting', theme, format, dimensions);
    expect(checkStructure((await renderWithWarnings('pptx', deck, new Map())).bytes, joinSheets(deck))).toEqual([]);
    const { bytes } = await renderWithWarnings('pdf', deck, new Map());
    expect(readPdf(bytes).pages).toHaveLength(isContinuous(deck) ? 1 : deck.cards.length);
  });
});
