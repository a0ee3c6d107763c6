import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '@/server/database/open-database';
import type { Database } from '@/server/database/tables';
import { findPostgres, startTestPostgres } from '@/server/database/test-postgres';
import { generationRow } from '@/server/generations/generation-row';
import { firstSeq } from '@/server/generations/run-seq';
import { indexWords } from '@/server/generations/word-index';
import { type Program, startProgram } from '../e2e/support/program';

// `npx tsx --conditions=react-server bench/history.ts`: the history through HTTP with 1,000 and with 100,000 runs, on
// SQLite and on Postgres, and how long another request waits while a search runs. A report, never a test. The program
// must be built. `BENCH_RUNS`, `BENCH_TIMES`, `BENCH_PORT`, `BENCH_ON` (sqlite, postgres) make it smaller.

const PORT = Number(process.env.BENCH_PORT ?? 3488);
const MANY = Number(process.env.BENCH_RUNS ?? 100_000);
const TIMES = Number(process.env.BENCH_TIMES ?? 60);
const ON = (process.env.BENCH_ON ?? 'sqlite,postgres').split(',');
const FEW = 1000;
const START = Date.UTC(2026, 0, 1);
const STATES = ['completed', 'completed', 'completed', 'failed', 'stopped'] as const;
const FORMATS = ['presentation', 'document', 'social', 'webpage'] as const;

/** Words as a language has them: few that are everywhere, many that are rare. The same at every run. */
let seed = 7;
function chance(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
}
const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sta', 'tre', 'vi', 'zo', 'kan', 'lor'];
const VOCABULARY = Array.from({ length: 20_000 }, () =>
  Array.from({ length: 2 + Math.floor(chance() * 3) }, () => SYLLABLES[Math.floor(chance() * SYLLABLES.length)]).join(
    '',
  ),
);
const word = () => VOCABULARY[Math.floor(VOCABULARY.length * chance() ** 3)];
const sentence = (words: number) => Array.from({ length: words }, word).join(' ');

async function seedRuns(db: Kysely<Database>, count: number): Promise<void> {
  for (let from = 0; from < count; from += 500)
    await db.transaction().execute(async (transaction) => {
      for (let index = from; index < Math.min(count, from + 500); index += 1) {
        const created = new Date(START + index * 60_000);
        const title = sentence(5);
        const rare = index % 5000 === 77 ? ' wisteria' : '';
        const row = generationRow({
          id: `run_${String(index).padStart(9, '0')}`,
          submission_id: randomUUID(),
          state: STATES[index % STATES.length] ?? 'completed',
          format: FORMATS[index % FORMATS.length] ?? null,
          due_at: null,
          created_at: created.toISOString(),
          seq: firstSeq(created),
          title,
          title_key: title,
          star: index % 97 === 0 ? 1 : 0,
          credits_deducted: index % 40,
          request: JSON.stringify({ inputText: `everywhere ${sentence(120)}${rare}`, textMode: 'preserve' }),
        });
        await transaction.insertInto('generations').values(row).execute();
        await indexWords(transaction, row);
      }
    });
}

const share = (times: readonly number[], of: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * of))] ?? 0;

type Page = { data: unknown[]; nextCursor: string | null };

async function get(program: Program, query: Record<string, string>): Promise<{ ms: number; page: Page }> {
  const began = performance.now();
  const answer = await fetch(`${program.address}/api/generations?${new URLSearchParams(query)}`);
  const page = (await answer.json()) as Page;
  if (!answer.ok) throw new Error(JSON.stringify(page));
  return { ms: performance.now() - began, page };
}

/** The cursor in the middle of the list, as the route gives it: made from the row there. */
function middle(count: number): string {
  const index = Math.floor(count / 2);
  const key = ['newest', null, firstSeq(new Date(START + index * 60_000)), `run_${String(index).padStart(9, '0')}`];
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

const QUESTIONS: Record<string, (count: number) => Record<string, string>> = {
  'first page': () => ({}),
  'deep page': (count) => ({ after: middle(count) }),
  'first page by title': () => ({ sort: 'title' }),
  'first page by credits': () => ({ sort: 'credits' }),
  'starred and failed': () => ({ star: '1', state: 'failed' }),
  'search, in every run': () => ({ query: 'everywhere' }),
  'search, two letters': () => ({ query: 'ba' }),
  'search, two words': () => ({ query: `${VOCABULARY[3]} ${VOCABULARY[40]}` }),
  'search, rare': () => ({ query: 'wisteria' }),
  'search, nothing': () => ({ query: 'xylophone' }),
  'search, everywhere, deep': (count) => ({ query: 'everywhere', after: middle(count) }),
  'search, everywhere, starred': () => ({ query: 'everywhere', star: '1', state: 'failed' }),
  'search, everywhere, by title': () => ({ query: 'everywhere', sort: 'title' }),
};

type Figure = { median: number; p95: number; stall: number; rows: number };

async function measure(program: Program, count: number): Promise<Record<string, Figure>> {
  const figures: Record<string, Figure> = {};
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const times: number[] = [];
    let rows = 0;
    for (let time = 0; time < TIMES + 5; time += 1) {
      const { ms, page } = await get(program, question(count));
      rows = page.data.length;
      // The first ones warm up.
      if (time >= 5) times.push(ms);
    }
    figures[name] = {
      median: share(times, 0.5),
      p95: share(times, 0.95),
      stall: await stallOf(program, question(count)),
      rows,
    };
  }
  return figures;
}

/** How much longer than alone a small request takes at most that is asked while this one runs. */
async function stallOf(program: Program, query: Record<string, string>): Promise<number> {
  const ping = async () => {
    const began = performance.now();
    await (await fetch(`${program.address}/api/settings`)).text();
    return performance.now() - began;
  };
  const alone: number[] = [];
  for (let time = 0; time < 20; time += 1) alone.push(await ping());
  let longest = 0;
  for (let time = 0; time < 5; time += 1) {
    let isDone = false;
    const asked = get(program, query).finally(() => {
      isDone = true;
    });
    do longest = Math.max(longest, await ping());
    while (!isDone);
    await asked;
  }
  return Math.max(0, longest - share(alone, 0.5));
}

async function run(count: number, url?: string): Promise<Record<string, Figure>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-bench-'));
  const began = performance.now();
  const db = await openDatabase({ url, dataDir });
  await seedRuns(db, count);
  // What Postgres does by itself after a while.
  if (url) await sql`vacuum analyze`.execute(db);
  await db.destroy();
  console.log(`  seeded ${count} runs in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const program = await startProgram({ port: PORT, dataDir, env: url ? { DATABASE_URL: url } : {} });
  try {
    return await measure(program, count);
  } finally {
    await program.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function report(name: string, few: Record<string, Figure>, many: Record<string, Figure>): void {
  console.log(
    `\n${name}: milliseconds with ${FEW} and with ${MANY} runs, ${TIMES} times each; p95 ratio; longest wait of another`,
  );
  for (const [question, { median, p95, stall, rows }] of Object.entries(many)) {
    const small = few[question];
    if (!small) continue;
    const shown = [small.median, small.p95, median, p95].map((ms) => ms.toFixed(1).padStart(7)).join(' ');
    console.log(
      `  ${question.padEnd(30)} ${shown}  ×${(p95 / small.p95).toFixed(1)}  ${stall.toFixed(0)} ms  (${rows} rows)`,
    );
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
