import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { openDatabase } from '@/server/database/open-database';
import { findChromium } from '../e2e/support/find-chromium.mjs';
import { type Program, startProgram } from '../e2e/support/program';
import { seedRuns } from './history-rows';

// `npx tsx --conditions=react-server bench/scrolling.ts`: tasks over 50 ms while the wheel scrolls through a history
// of 10,000 runs with their first cards, once while the pages load and once when all are loaded, compared with an
// empty page of the same height. Measured in wall-clock time, and on up to 3,000 runs also in CPU time, which other
// work on the machine does not affect. A report, never a test. The program must be built. `BENCH_RUNS`,
// `BENCH_ROUNDS`, `BENCH_PORT` make it smaller.

const PORT = Number(process.env.BENCH_PORT ?? 3490);
const COUNT = Number(process.env.BENCH_RUNS ?? 10_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** Pixels of a quick turn of the wheel, and milliseconds until the next one. */
const [WHEEL_DELTA, WHEEL_PAUSE] = [900, 30];
/** After this many turns there is a pause of this many milliseconds, so that the first cards are requested. */
const [TURNS_PER_REST, REST] = [60, 400];

/** Chromium crashes when it traces for minutes, so for longer lists only wall-clock time is measured. In runs. */
const MAX_TRACED = 3000;

/** Milliseconds of the tasks over 50 ms: wall-clock, and CPU time of the longest. */
type Measured = { tasks: number[]; processor: number; seconds: number };

type Traced = { name: string; tdur?: number; pid: number; tid: number; args: { name?: string } };

/**
 * Records how long each task on the pages' main threads was busy. Returns a function that stops and returns the
 * longest.
 */
async function watchTasks(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const longest = new Map<string, number>();
  const pages = new Set<string>();
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, tdur = 0, pid, tid, args } of value as unknown as Traced[]) {
      const thread = `${pid} ${tid}`;
      if (name === 'thread_name' && args.name === 'CrRendererMain') pages.add(thread);
      if (name.endsWith('RunTask')) longest.set(thread, Math.max(tdur / 1000, longest.get(thread) ?? 0));
    }
  });
  const traceConfig = { includedCategories: ['toplevel'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const traced = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await traced;
    await session.detach();
    return Math.max(0, ...[...pages].map((thread) => longest.get(thread) ?? 0));
  };
}

/** Scrolls down until no more rows load. */
async function wheelDown(page: Page): Promise<Measured> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    (window as unknown as { longTasks: number[] }).longTasks.length = 0;
  });
  const began = Date.now();
  const stop = COUNT > MAX_TRACED ? async () => Number.NaN : await watchTasks(browser);
  await page.mouse.move(700, 500);
  for (let turn = 1, still = 0, before = -1; still < 40; turn += 1) {
    await page.mouse.wheel(0, WHEEL_DELTA);
    await page.waitForTimeout(turn % TURNS_PER_REST === 0 ? REST : WHEEL_PAUSE);
    if (turn % 5 > 0) continue;
    const at = await page.evaluate(() => window.scrollY);
    // At the end of the loaded rows the next page is loading: ten checks without progress are the end.
    still = at === before ? still + 4 : 0;
    before = at;
  }
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  return { tasks: [...tasks], seconds: (Date.now() - began) / 1000, processor: await stop() };
}

const words = ({ tasks, seconds, processor }: Measured) =>
  `${tasks.length} tasks over 50 ms, the longest ${Math.max(0, ...tasks).toFixed(0)} ms, in ${seconds.toFixed(0)} s; ` +
  `processor time of the longest ${processor.toFixed(0)} ms`;

/** Makes one real run, whose card is then shown for each of the seeded ones. */
async function makeOne({ address }: Program): Promise<string> {
  const headers = { Origin: address, 'Content-Type': 'application/json' };
  const request = { inputText: '# Harvest supper\n\nWho comes and what we cook', textMode: 'preserve', numCards: 1 };
  const body = JSON.stringify({ submissionId: randomUUID(), target: 'local', operation: 'generate', request });
  const { id } = await (await fetch(`${address}/api/generations`, { method: 'POST', headers, body })).json();
  for (;;) {
    const run = await (await fetch(`${address}/api/generations/${id}`)).json();
    if (run.artifactId) return run.artifactId;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function prepare(dataDir: string): Promise<void> {
  const first = await startProgram({ port: PORT, dataDir });
  const artifactId = await makeOne(first);
  await first.stop();
  const db = await openDatabase({ dataDir });
  await seedRuns(db, COUNT);
  await db
    .updateTable('generations')
    .set({ artifact_id: artifactId })
    .where('state', '=', 'completed')
    .where('target', '=', 'local')
    .execute();
  await db.destroy();
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-bench-'));
await prepare(dataDir);
const program = await startProgram({ port: PORT, dataDir });
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });
const NAMES = ['as pages are read', 'when all are there', 'an empty page'] as const;
const figures: Measured[][] = NAMES.map(() => []);
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(() => {
      const longTasks: number[] = [];
      Object.assign(window, { longTasks });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) longTasks.push(entry.duration);
      }).observe({ type: 'longtask' });
    });
    const page = await context.newPage();
    await page.goto(`${program.address}/history`);
    await page.getByRole('listitem').first().waitFor();
    await page.waitForTimeout(2000);
    const reading = await wheelDown(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const isWhole = await page.getByText('End of list').isVisible();
    const again = await wheelDown(page);
    const bare = await context.newPage();
    await bare.goto('about:blank');
    await bare.setContent(`<div style="height:${height}px"></div>`);
    const empty = await wheelDown(bare);
    for (const [at, measured] of [reading, again, empty].entries()) {
      figures[at]?.push(measured);
      console.log(`run ${round}, ${NAMES[at]}: ${words(measured)}`);
    }
    if (!isWhole) console.log(`run ${round} did not come to the end: ${height} px`);
    await context.close();
  }
} finally {
  await browser.close();
  await program.stop();
}
const median = (of: number[]) => of.sort((a, b) => a - b)[Math.floor(of.length / 2)]?.toFixed(0);
console.log(`${COUNT.toLocaleString()} runs, longest task, medians of ${ROUNDS} runs (goal 50 ms)`);
for (const [at, all] of figures.entries()) {
  const clock = median(all.map(({ tasks }) => Math.max(0, ...tasks)));
  const processor = median(all.map((measured) => measured.processor));
  console.log(
    `  ${NAMES[at]?.padEnd(20)} ${clock} ms by the clock (0: none over 50), ${processor} ms of processor time`,
  );
}
