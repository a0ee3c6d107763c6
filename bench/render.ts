import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Deck } from '@/lib/deck/deck';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import { makeCards } from '@/lib/deck/make-cards';
import type { FontFaceId } from '@/lib/deck/theme';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { fontFile } from '@/server/engine/render/pdf/font-files';
import { drawPdf } from '@/server/engine/render/pdf/write-pdf';
import { writePptx } from '@/server/engine/render/pptx/write-pptx';
import { SIXTY_CARDS } from './prose';

// `tsx --conditions=react-server bench/render.ts`: how long the writers take for 60 cards of prose, in processor time,
// and how that compares with pdfkit alone writing the same words at the same places. In turns, so that a busy machine
// does not favour either. A report, not a test.

const RUNS = 20;
const WARM = 5;
const look = { theme: STANDARD_THEMES[0]!, format: 'presentation', dimensions: '16x9' } as const;
const made = makeCards({
  inputText: SIXTY_CARDS,
  textMode: 'preserve',
  cardSplit: 'inputTextBreaks',
  numCards: 10,
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
const deck: Deck = { title: 'The reading room', language: 'en', ...look, cards };

/** CPU time in milliseconds. */
async function timeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const fonts = new Map<FontFaceId, unknown>();

function openFont(face: FontFaceId): PDFKit.Mixins.PDFFontSource {
  const font = fonts.get(face) ?? fontkit.create(readFileSync(fontFile(face)));
  fonts.set(face, font);
  return font as PDFKit.Mixins.PDFFontSource;
}

/** Writes only the words, without tags, shapes, links or bookmarks. */
function writeWords(): Promise<void> {
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
              document.font(openFont(style.face)).fontSize(style.size).text(text, x, baseline, { lineBreak: false });
  }
  document.end();
  return ended;
}

// A new copy of the deck each time, as if loaded from the database, so that nothing cached on its objects is reused.
const work = {
  PPTX: (own: Deck) => writePptx(own, new Map()),
  PDF: (own: Deck) => drawPdf(own, new Map()),
  'pdfkit alone': writeWords,
};
const times = new Map(Object.keys(work).map((name) => [name, [] as number[]]));
for (let run = 0; run < RUNS + WARM; run += 1)
  for (const [name, each] of Object.entries(work)) {
    const own = structuredClone(deck);
    const time = await timeOf(() => each(own));
    if (run >= WARM) times.get(name)!.push(time);
  }
const median = (name: string) => times.get(name)!.sort((one, other) => one - other)[Math.floor(RUNS / 2)]!;
console.log(`${cards.length} cards, medians of ${RUNS} runs, processor time`);
for (const name of Object.keys(work)) console.log(`  ${name.padEnd(14)}${median(name).toFixed(1)} ms`);
console.log(`  PDF is ${(median('PDF') / median('pdfkit alone')).toFixed(2)} × pdfkit alone`);
