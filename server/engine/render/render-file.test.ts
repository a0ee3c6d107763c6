import { afterEach, describe, expect, it } from 'vitest';
import type { Block, Card } from '@/lib/deck/blocks';
import type { Deck } from '@/lib/deck/deck';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import { TESTED_THEMES } from '@/lib/deck/testing/tested-themes';
import { closeEngineThread } from '../thread/engine-thread';
import { readPdf } from './pdf/read-pdf';
import { checkStructure } from './pptx/check/check-structure';
import { renderFile, renderWithWarnings } from './render-file';

const lines = { from: 1, to: 1 };
const runs = (text: string) => [{ text }];
const card = (...blocks: Block[]): Card => ({ blocks, notes: 'Spoken', labelOnly: false });
const heading = (text: string): Block => ({ kind: 'heading', level: 1, runs: runs(text), lines });
const paragraph = (text: string): Block => ({ kind: 'paragraph', runs: runs(text), lines });

const CARDS: Card[] = [
  card(heading('Harbours'), paragraph('A review')),
  card(heading('Changes'), {
    kind: 'list',
    ordered: true,
    start: 1,
    items: [
      { level: 0, runs: runs('First') },
      { level: 1, runs: runs('Nested') },
      { level: 0, runs: runs('Second') },
    ],
    lines,
  }),
  card(heading('Traffic'), {
    kind: 'table',
    align: ['left', 'right'],
    header: [runs('Port'), runs('Ships')],
    rows: [[runs('Norvik'), runs('12')]],
    lines,
  }),
  card({ kind: 'quote', paragraphs: [runs('A harbour is a promise.')], lines }),
  card(heading('Code'), { kind: 'code', language: null, text: 'const a = 1;\nconst b = a;', lines }),
  card(heading('Image'), paragraph('Beside it'), {
    kind: 'image',
    picture: { kind: 'placeholder', reason: 'To come' },
    alt: 'A quay',
    lines,
  }),
];

function laidOut(rest: Pick<Deck, 'theme' | 'format' | 'dimensions'>): Deck {
  const { cards } = layOutDeck(CARDS, {
    ...rest,
    headerFooter: null,
    fonts: serverFontBook(),
    layoutSequence: null,
    additionalInstructions: null,
  });
  return { title: 'Harbours', language: 'en', cards, ...rest };
}

afterEach(() => closeEngineThread());

describe('renderFile', () => {
  it.each(TESTED_THEMES.map((theme) => [theme.name, theme] as const))(
    'makes valid files of a deck in %s',
    async (_, theme) => {
      const deck = laidOut({ theme, format: 'presentation', dimensions: '16x9' });
      expect(checkStructure(await renderFile('pptx', deck, new Map()), deck)).toEqual([]);
      const { bytes, warnings } = await renderWithWarnings('pdf', deck, new Map());
      const pdf = readPdf(bytes);
      expect(pdf.pages).toHaveLength(deck.cards.length);
      expect(pdf.bookmarks).toHaveLength(CARDS.length);
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
    const [theme] = TESTED_THEMES;
    if (!theme) throw new Error('There is a theme.');
    const deck = laidOut({ theme, format, dimensions });
    expect(checkStructure(await renderFile('pptx', deck, new Map()), deck)).toEqual([]);
    expect(readPdf(await renderFile('pdf', deck, new Map())).pages).toHaveLength(deck.cards.length);
  });

  it('works again after it was closed', async () => {
    const [theme] = TESTED_THEMES;
    if (!theme) throw new Error('There is a theme.');
    const deck = laidOut({ theme, format: 'presentation', dimensions: '16x9' });
    const first = await renderFile('pptx', deck, new Map());
    await closeEngineThread();
    expect(Buffer.from(await renderFile('pptx', deck, new Map()))).toEqual(Buffer.from(first));
  });
});
