import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/support/find-chromium.mjs';
import { startProgram } from '../e2e/support/program';

// `npx tsx bench/first-load.ts`: how much loads, and how long it takes, until typing in the composer works. Each run
// begins with an empty cache. A report, never a test.

const PORT = Number(process.env.BENCH_PORT ?? 3488);
const RUNS = 5;
const GOAL_KB = 200;

type Load = { weight: number; painted: number; typable: number };

const program = await startProgram({ port: PORT, dataDir: mkdtempSync(path.join(tmpdir(), 'cardwright-bench-')) });
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });
const loads: Load[] = [];
try {
  for (let run = 0; run < RUNS; run += 1) loads.push(await visit());
} finally {
  await browser.close();
  await program.stop();
}

/** One visit by a new user. */
async function visit(): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // Polling once per frame would be late: resources loaded after that moment are requested at once.
  await context.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('textarea#field-inputText:enabled, .cm-content')) return;
      Object.assign(window, { typableAt: performance.now() });
      observer.disconnect();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  const page = await context.newPage();
  await page.goto(program.address, { waitUntil: 'commit' });
  const found = await page.waitForFunction((): Load | null => {
    const { typableAt } = window as { typableAt?: number };
    if (!typableAt) return null;
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = all.filter(
      ({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= typableAt,
    );
    return {
      weight: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      typable: typableAt,
    };
  });
  const load = (await found.jsonValue()) as Load;
  await context.close();
  return load;
}

const middle = (of: (one: Load) => number) => loads.map(of).sort((one, other) => one - other)[RUNS >> 1] ?? 0;
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`first load of the composer with an empty cache, medians of ${RUNS} runs`);
console.log(
  `  scripts asked for before one can type  ${kb(middle((one) => one.weight))} compressed (goal ${GOAL_KB} kB)`,
);
console.log(`  first paint                  ${middle((one) => one.painted).toFixed(0)} ms`);
console.log(`  one can type                 ${middle((one) => one.typable).toFixed(0)} ms`);
