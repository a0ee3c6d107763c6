import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import { makeCards } from '@/lib/deck/make-cards';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { drawPdf } from '@/server/engine/render/pdf/write-pdf';
import { writePptx } from '@/server/engine/render/pptx/write-pptx';
import { SIXTY_CARDS } from './prose';

// `npm run bench`: medians of warm runs on 60 cards of prose. A report, never a test, because machines are noisy. Run
// separately: first-load.ts, typing.ts, scrolling.ts and live-cards.ts (a browser), history.ts (a database),
// model-quality.ts (the scripted model), busy.ts (the built program).

const RUNS = 15;

async function median(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS + 3; run += 1) {
    const began = performance.now();
    await work();
    // The first runs warm up the caches.
    if (run >= 3) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

const make = () =>
  makeCards({
    inputText: SIXTY_CARDS,
    textMode: 'preserve',
    cardSplit: 'inputTextBreaks',
    numCards: 10,
    amount: 'medium',
    format: 'presentation',
  });
const theme = STANDARD_THEMES[0]!;
const common = { theme, format: 'presentation', dimensions: '16x9' } as const;
const made = make();
const lay = () =>
  layOutDeck(made.cards, {
    ...common,
    headerFooter: null,
    fonts: serverFontBook(),
    layoutSequence: null,
    additionalInstructions: null,
  });
const deck = { ...common, title: made.title, language: 'en', cards: lay().cards };

const figures: [string, number][] = [
  ['text to cards', await median(make)],
  ['layout', await median(lay)],
  ['PPTX', await median(() => writePptx(deck, new Map()))],
  ['PDF', await median(() => drawPdf(deck, new Map()))],
];
console.log(`60 cards, medians of ${RUNS} warm runs`);
for (const [name, ms] of figures) console.log(`  ${name.padEnd(14)} ${ms.toFixed(1)} ms`);
