import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ProgramClient } from '../e2e/siege/program-client';
import { type Figures, ProgramWatch } from '../e2e/siege/watch-program';
import { startProgram } from '../e2e/support/program';
import { SIXTY_CARDS } from './prose';

// `npx tsx --conditions=react-server bench/busy.ts`: how long other requests take while 40 runs of 60 cards are made,
// compared with an idle program, started like `npm start`. A report, never a test. The program must be built.
// `BENCH_PORT`, `BENCH_RUNS`.

const PORT = Number(process.env.BENCH_PORT ?? 3494);
const RUNS = Number(process.env.BENCH_RUNS ?? 40);
const KEY = 'bench-engine-key-0123456789';
const IDLE_MS = 10_000;
/** As often as a browser polls the status of a run in its first minute. */
const POLL_MS = 2000;
const PATHS = { history: '/api/generations?limit=20', composer: '/' };

const program = await startProgram({
  port: PORT,
  dataDir: mkdtempSync(path.join(tmpdir(), 'cardwright-bench-')),
  env: { ENGINE_API_KEY: KEY, ENGINE_CREDITS: '10000000', NODE_ENV: 'production' },
  entry: 'launch',
});
const client = new ProgramClient(program.address, KEY, POLL_MS);
const watches = Object.entries(PATHS).map(
  ([name, address]) => [name, new ProgramWatch(new URL(address, program.address).href, program.pid)] as const,
);
try {
  // Warm-up: the first requests load the pages, and a fresh engine makes its templates.
  await client.generate({ inputText: SIXTY_CARDS, textMode: 'preserve', cardSplit: 'inputTextBreaks' });
  await wait(3000);
  await take();
  await wait(IDLE_MS);
  report('idle', await take());
  for (const exportAs of [undefined, 'pdf', 'pptx']) {
    const start = performance.now();
    const outcomes = await Promise.all(
      Array.from({ length: RUNS }, (_, at) =>
        client.generate({
          inputText: `# Deck ${at + 1}\n\n${SIXTY_CARDS}`,
          textMode: 'preserve',
          cardSplit: 'inputTextBreaks',
          exportAs,
        }),
      ),
    );
    const completed = outcomes.filter(({ says }) => says === 'completed').length;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    report(`${completed} of ${RUNS} runs, ${exportAs ?? 'no export'}, ${seconds} s`, await take());
  }
} finally {
  for (const [, watch] of watches) watch.stop();
  await program.stop();
}

async function take(): Promise<[string, Figures][]> {
  return Promise.all(watches.map(async ([name, watch]) => [name, await watch.take()]));
}

function report(phase: string, figures: [string, Figures][]): void {
  console.log(phase);
  for (const [name, { medianWait, p95Wait, longestWait, failed }] of figures)
    console.log(
      `  ${name.padEnd(9)} p50 ${medianWait.toFixed(0)} ms, p95 ${p95Wait.toFixed(0)} ms, longest ${longestWait.toFixed(0)} ms${failed === 0 ? '' : `, ${failed} failed`}`,
    );
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
