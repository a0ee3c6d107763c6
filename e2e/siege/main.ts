// `npm run check:siege`: resource attacks against the started program. Prints for each the outcome, how long others
// waited, and the memory of the program with its children.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startProgram } from '../support/program';
import { ATTACKS } from './attacks';
import { PictureServer } from './picture-server';
import { ProgramClient } from './program-client';
import { type Figures, ProgramWatch } from './watch-program';

const PORT = Number(process.env.SIEGE_PORT ?? 3480);
const KEY = 'siege-engine-key-0123456789';
const MB = 1024 * 1024;

/**
 * Milliseconds and bytes, on a machine with two cores. `answeredWithin` applies to each request and each generation.
 */
const GOALS = { longestWait: 500, ratioToIdle: 20, answeredWithin: 15_000, peak: 1200 * MB, after: 600 * MB };
/**
 * How long idle figures are measured, and how long memory may take to recover, in milliseconds. The idle time includes
 * the garbage collection of the start, which happens after 10 s at rest and would otherwise count as the first attack's.
 */
const IDLE_MS = 20_000;
const RECOVERY_MS = 60_000;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' }, only: { type: 'string' } } });
if (values.help) {
  console.log(`Resource attacks against the started program.

npm run check:siege -- [--only "part of a name"]

${ATTACKS.map(({ name }) => `  ${name}`).join('\n')}`);
  process.exit(0);
}

const chosen = ATTACKS.filter(({ name }) => name.includes(values.only ?? ''));
build();
const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-siege-'));
const pictures = await PictureServer.start();
const program = await startProgram({
  port: PORT,
  dataDir,
  entry: 'launch',
  env: {
    ENGINE_API_KEY: KEY,
    ENGINE_CREDITS: '10000000',
    NODE_ENV: 'production',
    IMAGE_BASE_URL: pictures.origin,
    IMAGE_MODEL: 'none',
  },
});
const client = new ProgramClient(program.address, KEY);
const watch = new ProgramWatch(`${program.address}/api/generations?limit=1`, program.pid);
const misses: string[] = [];
try {
  await wait(2000);
  await watch.take();
  await wait(IDLE_MS);
  const idle = await watch.take();
  console.log(`idle: longest wait ${ms(idle.longestWait)}, memory ${mb(idle.lastBytes)}\n`);
  for (const attack of chosen) {
    const start = performance.now();
    const outcome = await attack.run(client, pictures).catch((error: unknown) => {
      return { clear: false, says: error instanceof Error ? error.message : String(error) };
    });
    report(attack.name, performance.now() - start, outcome, await watch.take(), idle);
  }
  await recovered();
} finally {
  watch.stop();
  pictures.stop();
  await program.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(
  misses.length === 0 ? '\nAll goals met.' : `\nGoals missed:\n${misses.map((miss) => `  ${miss}`).join('\n')}`,
);
process.exit(misses.length === 0 ? 0 : 1);

function report(
  name: string,
  took: number,
  outcome: { clear: boolean; says: string },
  felt: Figures,
  idle: Figures,
): void {
  const ratio = felt.longestWait / Math.max(idle.longestWait, 1);
  console.log(`${name}
    ${ms(took)}: ${outcome.says}
    others waited at most ${ms(felt.longestWait)} (median ${ms(felt.medianWait)}, ${ratio.toFixed(1)} × idle), peak ${mb(felt.peakBytes)}`);
  const miss = (what: string) => misses.push(`${name}: ${what}`);
  if (!outcome.clear) miss('no clear answer');
  if (felt.failed > 0) miss(`${felt.failed} requests of others failed`);
  if (felt.longestWait > GOALS.longestWait) miss(`others waited ${ms(felt.longestWait)}`);
  if (ratio > GOALS.ratioToIdle) miss(`others waited ${ratio.toFixed(1)} × idle`);
  if (felt.peakBytes > GOALS.peak) miss(`peak ${mb(felt.peakBytes)}`);
  const longest = client.takeLongest();
  if (longest > GOALS.answeredWithin) miss(`answered after ${ms(longest)}`);
}

async function recovered(): Promise<void> {
  const start = performance.now();
  for (;;) {
    const { lastBytes } = await watch.take();
    const took = performance.now() - start;
    if (lastBytes <= GOALS.after) return console.log(`\nmemory back at ${mb(lastBytes)} after ${ms(took)}`);
    if (took > RECOVERY_MS) {
      misses.push(`memory still ${mb(lastBytes)} after ${ms(took)}`);
      return;
    }
    await wait(1000);
  }
}

function build(): void {
  const cwd = path.join(import.meta.dirname, '../..');
  const { status } = spawnSync('node', ['server/cli/start.mjs', '--build'], { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

function wait(delay: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delay));
}

function ms(value: number): string {
  return value >= 10_000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

function mb(bytes: number): string {
  return `${Math.round(bytes / MB)} MB`;
}
