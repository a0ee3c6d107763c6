import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ModelServer } from '../e2e/model-server/model-server';
import { CHROMIUM_ARGS } from '../e2e/support/chromium-args';
import { findChromium } from '../e2e/support/find-chromium.mjs';
import { startProgram } from '../e2e/support/program';

// `npx tsx --conditions=react-server bench/live-cards.ts`: how long it takes from the last byte of the model's answer
// until the card is on the screen, with the scripted model. Each run begins with an empty cache; for the first one the
// program has just started. A report, never a test. The program must be built. `BENCH_PORT`, `BENCH_PACE` (milliseconds
// between two chunks of an answer).

const PORT = Number(process.env.BENCH_PORT ?? 3493);
const PACE = Number(process.env.BENCH_PACE ?? 25);
const RUNS = 3;

/** Timestamps by card number: when its event arrived, and when it was painted. */
type Seen = { came: Record<number, number>; painted: Record<number, number> };

const model = await ModelServer.open({ model: 'scripted-1', pace: PACE });
const program = await startProgram({
  port: PORT,
  dataDir: mkdtempSync(path.join(tmpdir(), 'cardwright-bench-')),
  env: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'scripted-1', LLM_CONCURRENCY: '1' },
});
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: [...CHROMIUM_ARGS] });
try {
  for (let run = 1; run <= RUNS; run += 1) report(run, await writeDeck());
} finally {
  await browser.close();
  await program.stop();
  await model.close();
}

/** The delays of each card of one deck, in milliseconds: until its event arrives, and until it is painted. */
async function writeDeck(): Promise<{ came: number; painted: number }[]> {
  model.calls.length = 0;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(watchCards);
  const page = await context.newPage();
  await page.goto(program.address);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Pitch deck for a tea room');
  await page.getByRole('button', { name: 'Create deck', exact: true }).click();
  await page.waitForURL(/\/runs\//);
  await page.getByRole('option', { name: /^Card 1:/ }).waitFor({ timeout: 120_000 });
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();
  const answered = model.calls.flatMap(({ asked, endedAt }) =>
    asked.kind === 'card' && endedAt !== null ? [{ number: asked.number, endedAt }] : [],
  );
  return answered.flatMap(({ number, endedAt }) => {
    const came = seen.came[number];
    const painted = seen.painted[number];
    // The last card may only appear together with the finished deck.
    return came === undefined || painted === undefined ? [] : [{ came: came - endedAt, painted: painted - endedAt }];
  });
}

/** Runs in the page, before its own scripts. */
function watchCards(): void {
  const seen: Seen = { came: {}, painted: {} };
  Object.assign(window, { seen });
  const Source = window.EventSource;
  window.EventSource = class extends Source {
    constructor(address: string | URL, options?: EventSourceInit) {
      super(address, options);
      this.addEventListener('card', ({ data }: MessageEvent<string>) => {
        seen.came[(JSON.parse(data) as { index: number }).index + 1] ??= Date.now();
      });
    }
  };
  new MutationObserver(() => {
    for (const card of document.querySelectorAll('ol button[aria-label^="Card "]')) {
      const number = Number(/^Card (\d+)/.exec(card.getAttribute('aria-label') ?? '')?.[1]);
      if (seen.painted[number] !== undefined) continue;
      seen.painted[number] = Number.NaN;
      // The first frame shows it, so it is painted when the second one begins.
      requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(seen.painted, { [number]: Date.now() })));
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

function report(run: number, [first, ...others]: { came: number; painted: number }[]): void {
  if (!first || others.length === 0) throw new Error('too few cards were seen');
  const painted = others.map((card) => card.painted).sort((one, other) => one - other);
  console.log(
    `run ${run}: card 1 came after ${first.came} ms and was painted after ${first.painted} ms; ` +
      `cards 2 to ${others.length + 1} were painted after ${painted[0]} to ${painted.at(-1)} ms`,
  );
}
