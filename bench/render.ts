import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import type { Deck } from '@/lib/deck/deck';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import { makeCards } from '@/lib/deck/make-cards';
import type { FontFaceId } from '@/lib/deck/theme';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { fontFile, openFont } from '@/server/engine/render/pdf/open-font';
import { drawPdf } from '@/server/engine/render/pdf/write-pdf';
import { writePptx } from '@/server/engine/render/pptx/write-pptx';
import { SIXTY_CARDS } from './prose';

// `tsx --conditions=react-server bench/render.ts`: how long the writers take for five texts, prose and manuals with code
// and tables, in processor time, and how that compares with pdfkit alone writing the same words at the same places. In
// turns, so that a busy machine does not favour either. A report, not a test.

const RUNS = 20;
const WARM = 5;
const look = { theme: STANDARD_THEMES[0]!, format: 'presentation', dimensions: '16x9' } as const;
const packageText = (...names: string[]) => readFileSync(path.join('node_modules', ...names), 'utf8');
const TEXTS = {
  'prose, 60 cards': SIXTY_CARDS,
  'annual report': readFileSync('bench/corpus/annual-report.md', 'utf8'),
  'manual with code': packageText('pino', 'docs', 'api.md'),
  'README with code': packageText('tar', 'README.md'),
  'manual with tables': packageText('undici', 'docs', 'docs', 'api', 'Pool.md'),
};

function deckOf(inputText: string): Deck {
  const made = makeCards({
    inputText,
    textMode: 'preserve',
    cardSplit: inputText === SIXTY_CARDS ? 'inputTextBreaks' : 'auto',
    numCards: 60,
    amount: 'medium',
    additionalInstructions: null,
    ...look,
  });
  const { cards } = layOutDeck(made.cards, {
    ...look,
    headerFooter: null,
    fonts: serverFontBook(),
    layoutSequence: null,
    additionalInstructions: null,
  });
  return { title: 'A deck', language: 'en', ...look, cards };
}

/** CPU time in milliseconds. */
async function timeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const fonts = new Map<FontFaceId, unknown>();

/** As the program opens it: pdfkit's own way cannot read every glyph of a code font. */
function fontOf(face: FontFaceId): PDFKit.Mixins.PDFFontSource {
  const font = fonts.get(face) ?? openFont(readFileSync(fontFile(face)), face);
  fonts.set(face, font);
  return font as PDFKit.Mixins.PDFFontSource;
}

/** Writes only the words, without tags, shapes, links or bookmarks. */
function writeWords({ cards }: Deck): Promise<void> {
  const document = new PDFDocument({ autoFirstPage: false, font: null as unknown as string });
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  document.on('data', () => undefined);
  for (const { elements, width, height } of cards) {
    document.addPage({ size: [width, height], margin: 0 });
    for (const element of elements)
      if (element.kind === 'text')
        for (const { lines } of element.paragraphs)
          for (const { runs, baseline } of lines)
            for (const { text, x, style } of runs)
              document.font(fontOf(style.face)).fontSize(style.size).text(text, x, baseline, { lineBreak: false });
  }
  document.end();
  return ended;
}

const WRITERS = {
  PPTX: (own: Deck) => writePptx(own, new Map()),
  PDF: (own: Deck) => drawPdf(own, new Map()),
  'pdfkit alone': writeWords,
};

/** Medians by writer. */
async function timesFor(deck: Deck): Promise<Map<string, number>> {
  const times = new Map(Object.keys(WRITERS).map((name) => [name, [] as number[]]));
  for (let run = 0; run < RUNS + WARM; run += 1)
    for (const [name, write] of Object.entries(WRITERS)) {
      // A new copy each time, like a deck from the database: caches keyed by its objects are not used.
      const own = structuredClone(deck);
      const time = await timeOf(() => write(own));
      if (run >= WARM) times.get(name)!.push(time);
    }
  const middle = Math.floor(RUNS / 2);
  return new Map([...times].map(([name, all]) => [name, all.toSorted((one, other) => one - other)[middle]!]));
}

console.log(`Processor time, medians of ${RUNS} runs`);
for (const [name, text] of Object.entries(TEXTS)) {
  const deck = deckOf(text);
  const times = await timesFor(deck);
  const shown = [...times].map(([writer, ms]) => `${writer} ${ms.toFixed(1)} ms`).join(', ');
  const ratio = times.get('PDF')! / times.get('pdfkit alone')!;
  console.log(`  ${name} (${deck.cards.length} cards): ${shown}; PDF is ${ratio.toFixed(2)} × pdfkit alone`);
}
