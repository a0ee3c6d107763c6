import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import { makeCards } from '@/lib/deck/make-cards';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { drawPdf } from '@/server/engine/render/pdf/write-pdf';
import { writePptx } from '@/server/engine/render/pptx/write-pptx';

// `npm run bench`: medians of warm runs on 60 cards of prose. A report, never a test, because machines are noisy. Run
// separately: first-load.ts, typing.ts, scrolling.ts and live-cards.ts (a browser), history.ts (a database),
// model-quality.ts (the scripted model).

const RUNS = 15;
const PARAGRAPH =
  'It took six years to pay for the reading room. The money came from bake sales, from two legacies and from a grant that nobody had believed in.';
const inputText = Array.from(
  { length: 60 },
  (_, index) => `## Chapter ${index + 1}\n\n${PARAGRAPH}\n\n- Costs went up\n- Visitors came on ${index + 100} days`,
).join('\n\n---\n\n');

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
    inputText,
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
