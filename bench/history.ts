import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '@/server/database/open-database';
import { findPostgres, startTestPostgres } from '@/server/database/testing/test-postgres';
import { type Program, startProgram } from '../e2e/support/program';
import { begunAt, middleOf, seedRuns, VOCABULARY } from './history-rows';

// `npx tsx --conditions=react-server bench/history.ts`: the history through HTTP with 1,000 and with 100,000 runs, on
// SQLite and on Postgres, and how long another request waits while a search or an export runs. A report, never a test.
// The program must be built. `BENCH_RUNS`, `BENCH_TIMES`, `BENCH_ROUNDS`, `BENCH_PORT`, `BENCH_ON` (sqlite, postgres)
// make it smaller.

const PORT = Number(process.env.BENCH_PORT ?? 3488);
const MANY = Number(process.env.BENCH_RUNS ?? 100_000);
const TIMES = Number(process.env.BENCH_TIMES ?? 40);
/** Each figure is the median of this many rounds, because the machine may be shared. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const ON = (process.env.BENCH_ON ?? 'sqlite,postgres').split(',');
const FEW = 1000;

type Query = Record<string, string>;
type Page = { data: unknown[]; nextCursor: string | null };

const two = `${VOCABULARY[3]} ${VOCABULARY[40]}`;
const QUESTIONS: Record<string, (count: number) => Query> = {
  'first page': () => ({}),
  'deep page': (count) => ({ after: middleOf(count) }),
  oldest: () => ({ sort: 'oldest' }),
  'by title': () => ({ sort: 'title' }),
  'by credits': () => ({ sort: 'credits' }),
  state: () => ({ state: 'failed' }),
  target: () => ({ target: 'remote' }),
  operation: () => ({ operation: 'template' }),
  format: () => ({ format: 'webpage' }),
  theme: () => ({ theme: 'theme_rare' }),
  'theme, by title': () => ({ theme: 'theme_rare', sort: 'title' }),
  'a theme nobody took': () => ({ theme: 'theme_none', sort: 'title' }),
  star: () => ({ star: '1' }),
  'starred and failed': () => ({ star: '1', state: 'failed' }),
  'one day': (count) => ({ since: begunAt(count / 2).toISOString(), until: begunAt(count / 2 + 1440).toISOString() }),
  'search rare': () => ({ query: 'wisteria' }),
  'search nothing': () => ({ query: 'xylophone' }),
  'search common': () => ({ query: `${VOCABULARY[40]}` }),
  'search two words': () => ({ query: two }),
  'search two words, by title': () => ({ query: two, sort: 'title' }),
  'search two letters': () => ({ query: 'ba' }),
  'search two letters, by title': () => ({ query: 'ba', sort: 'title' }),
  'search beginning': () => ({ query: (VOCABULARY[0] ?? '').slice(0, 5), sort: 'credits' }),
  'search every run': () => ({ query: 'everywhere' }),
  'search every run, deep': (count) => ({ query: 'everywhere', after: middleOf(count) }),
  'search every run, oldest': () => ({ query: 'everywhere', sort: 'oldest' }),
  'search every run, by title': () => ({ query: 'everywhere', sort: 'title' }),
  'search every run, by credits': () => ({ query: 'everywhere', sort: 'credits' }),
  'search every run, starred, failed': () => ({ query: 'everywhere', star: '1', state: 'failed' }),
  'search every run, remote presentations': () => ({ query: 'everywhere', target: 'remote', format: 'presentation' }),
  'search every run, remote webpages': () => ({ query: 'everywhere', target: 'remote', format: 'webpage' }),
  'search every run, no such theme': () => ({ query: 'everywhere', theme: 'theme_none' }),
};

type Figure = { median: number; p95: number; stall: number; rows: number };

const share = (times: readonly number[], of: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * of))] ?? 0;

async function get(program: Program, query: Query): Promise<{ ms: number; page: Page }> {
  const began = performance.now();
  const answer = await fetch(`${program.address}/api/generations?${new URLSearchParams(query)}`);
  const page = (await answer.json()) as Page;
  if (!answer.ok) throw new Error(JSON.stringify(page));
  return { ms: performance.now() - began, page };
}

/** A round asks every question once, so that a temporary disturbance affects them all alike. */
async function measure(program: Program, count: number): Promise<Record<string, Figure>> {
  const rounds: Record<string, Figure[]> = {};
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, question] of Object.entries(QUESTIONS)) {
      const times: number[] = [];
      let rows = 0;
      // The first round warms up.
      for (let time = 0; time < (round === 0 ? 5 : TIMES); time += 1) {
        const { ms, page } = await get(program, question(count));
        rows = page.data.length;
        times.push(ms);
      }
      if (round === 0) continue;
      const stall = await stallOf(program, () => get(program, question(count)));
      rounds[name] = [...(rounds[name] ?? []), { median: share(times, 0.5), p95: share(times, 0.95), stall, rows }];
    }
  const figures = Object.entries(rounds).map(([name, of]): [string, Figure] => {
    const middle = (key: keyof Figure) =>
      share(
        of.map((figure) => figure[key]),
        0.5,
      );
    return [name, { median: middle('median'), p95: middle('p95'), stall: middle('stall'), rows: middle('rows') }];
  });
  return Object.fromEntries(figures);
}

async function ping(program: Program): Promise<number> {
  const began = performance.now();
  await (await fetch(`${program.address}/api/settings`)).text();
  return performance.now() - began;
}

/** How much longer a small request takes at most while this one runs than on an idle server, in milliseconds. */
async function stallOf(program: Program, ask: () => Promise<unknown>, times = 3): Promise<number> {
  const alone: number[] = [];
  for (let time = 0; time < 10; time += 1) alone.push(await ping(program));
  let longest = 0;
  for (let time = 0; time < times; time += 1) {
    let isDone = false;
    const pending = ask().finally(() => {
      isDone = true;
    });
    do longest = Math.max(longest, await ping(program));
    while (!isDone);
    await pending;
  }
  return Math.max(0, longest - share(alone, 0.5));
}

/** The whole history as a file, and the longest wait of another request during the export. */
async function exported(program: Program, query: Query): Promise<string> {
  const began = performance.now();
  let bytes = 0;
  const stall = await stallOf(
    program,
    async () => {
      const answer = await fetch(`${program.address}/api/generations/export?${new URLSearchParams(query)}`);
      for await (const chunk of answer.body ?? []) bytes += chunk.byteLength;
    },
    1,
  );
  const seconds = (performance.now() - began) / 1000;
  return `${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s, longest wait of another ${stall.toFixed(0)} ms`;
}

async function run(count: number, url?: string): Promise<Record<string, Figure>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-bench-'));
  const began = performance.now();
  const db = await openDatabase({ url, dataDir });
  await seedRuns(db, count);
  // Autovacuum would do this after a while.
  if (url) await sql`vacuum analyze`.execute(db);
  await db.destroy();
  console.log(`  seeded ${count} runs in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const program = await startProgram({ port: PORT, dataDir, env: url ? { DATABASE_URL: url } : {} });
  try {
    const figures = await measure(program, count);
    const files: Query[] = [{ as: 'csv' }, { as: 'json' }, { as: 'csv', query: 'everywhere', sort: 'title' }];
    for (const query of files)
      console.log(`  export ${Object.values(query).join(', ')}: ${await exported(program, query)}`);
    return figures;
  } finally {
    await program.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function report(name: string, few: Record<string, Figure>, many: Record<string, Figure>): void {
  console.log(
    `\n${name}: median and p95 in milliseconds with ${FEW} and with ${MANY} runs, medians of ${ROUNDS} rounds of ${TIMES}; ratios; longest wait of another`,
  );
  for (const [question, { median, p95, stall, rows }] of Object.entries(many)) {
    const small = few[question];
    if (!small) continue;
    const shown = [small.median, small.p95, median, p95].map((ms) => ms.toFixed(1).padStart(7)).join(' ');
    const ratios = `×${(median / small.median).toFixed(1)} ×${(p95 / small.p95).toFixed(1)}`;
    console.log(`  ${question.padEnd(38)} ${shown}  ${ratios}  ${stall.toFixed(0)} ms  (${rows} rows)`);
  }
}

if (ON.includes('sqlite')) report('SQLite', await run(FEW), await run(MANY));
const programs = findPostgres();
if (ON.includes('postgres') && programs) {
  const postgres = await startTestPostgres(programs);
  try {
    report(
      'Postgres',
      await run(FEW, await postgres.createDatabase()),
      await run(MANY, await postgres.createDatabase()),
    );
  } finally {
    await postgres.stop();
  }
}
