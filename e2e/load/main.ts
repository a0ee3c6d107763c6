// `npm run load`: web and worker processes on one Postgres under load, on this machine. Three parts:
//   throughput  decks per second with 1, 2 and 4 workers
//   fairness    a small deck of one draft beside 300 large ones of an API key
//   kills       people make decks while processes are killed: nothing is lost, made twice or mixed up
// `npm run load -- --minutes 10 --people 200` sets the length and size of the last; `--only kills` runs one part;
// `--other FOLDER` runs every second process from another built version, as during an upgrade.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ComposerApi } from '../faults/support/composer-api';
import { KEY, startCluster } from './cluster';
import { deckOf, newTally, Person } from './person';

const { minutes, people, only, other } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    people: { type: 'string', default: '200' },
    only: { type: 'string' },
    other: { type: 'string' },
  },
}).values;
const PORT = 4710;
const THROUGHPUT_MS = 45_000;
const KILL_EVERY_MS = 20_000;

const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const runs = (part: string) => only === undefined || only === part;

/** `count` people make decks until the time is over. */
async function crowd(person: Person, count: number, until: number, cards: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (performance.now() < until) await person.make(cards);
    }),
  );
}

async function throughput(workers: number): Promise<void> {
  const cluster = await startCluster({ webs: 1, workers, port: PORT });
  const tally = newTally();
  try {
    const person = new Person(cluster.addresses, tally);
    await crowd(person, 4, performance.now() + 5000, 12);
    Object.assign(tally, newTally());
    const begun = performance.now();
    await crowd(person, 24, begun + THROUGHPUT_MS, 12);
    const perSecond = tally.completed / ((performance.now() - begun) / 1000);
    console.log(
      `throughput  ${workers} workers: ${perSecond.toFixed(1)} decks of 12 cards with PPTX a second; ${tally.lost.length} lost, ${tally.serverErrors.length} server errors`,
    );
  } finally {
    await cluster.stop();
  }
}

/** The time of a deck made from a draft of the composer, from the request to its end. */
async function smallDeck(api: ComposerApi): Promise<number> {
  const begun = performance.now();
  const { id } = await api.submit({
    submissionId: randomUUID(),
    draftId: randomUUID(),
    target: 'local',
    operation: 'generate',
    request: deckOf('small', 5),
  } as never);
  for (;;) {
    const run = await api.run(id);
    if (run?.state === 'completed') return performance.now() - begun;
    if (run?.state === 'failed') throw new Error('the small deck failed');
    await pause(100);
  }
}

async function fairness(): Promise<void> {
  const cluster = await startCluster({ webs: 1, workers: 1, port: PORT });
  try {
    const [address = ''] = cluster.addresses;
    const api = new ComposerApi(address);
    const { decks: before } = await cluster.count();
    await smallDeck(api);
    const alone: number[] = [];
    for (let round = 0; round < 5; round += 1) alone.push(await smallDeck(api));
    for (let index = 0; index < 300; index += 1)
      await fetch(`${address}/v1.0/generations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': KEY },
        body: JSON.stringify(deckOf(`large${index}`, 60)),
      });
    const beside: number[] = [];
    for (let round = 0; round < 5; round += 1) beside.push(await smallDeck(api));
    const left = 300 - ((await cluster.count()).decks - before - 11);
    console.log(
      `fairness    a small deck alone ${Math.round(median(alone))} ms, beside 300 of 60 cards ${Math.round(median(beside))} ms (${(median(beside) / median(alone)).toFixed(1)} ×, at most ${Math.round(Math.max(...beside))} ms); ${left} large ones were still waiting`,
    );
  } finally {
    await cluster.stop();
  }
}

async function kills(): Promise<void> {
  const cluster = await startCluster({ webs: 2, workers: 2, port: PORT, ...(other && { other }) });
  const tally = newTally();
  let killed = 0;
  const before = await cluster.count();
  try {
    const until = performance.now() + Number(minutes) * 60_000;
    const killing = (async () => {
      while (performance.now() + KILL_EVERY_MS < until) {
        await pause(KILL_EVERY_MS);
        const member = cluster.members[Math.floor(Math.random() * cluster.members.length)];
        await member?.end(Math.random() < 0.5 ? 'SIGTERM' : 'SIGKILL');
        await member?.start();
        killed += 1;
      }
    })();
    await crowd(new Person(cluster.addresses, tally), Number(people), until, 5);
    await killing;
    const after = await cluster.count();
    const twice = after.generations - tally.started;
    const more = after.decks - before.decks - tally.completed;
    const crashes = cluster.members.reduce((sum, member) => sum + member.crashes, 0);
    console.log(
      `kills       ${minutes} min, ${people} people, ${killed} processes killed: ${tally.started} decks asked for, ${tally.completed} completed, ${twice} made twice, ${more} more decks than runs, ${tally.lost.length} lost, ${tally.wrongFiles.length} wrong files, ${tally.serverErrors.length} server errors, ${tally.broken} connections broken, ${crashes} crashes; a deck took ${Math.round(median(tally.times))} ms`,
    );
    for (const line of [...tally.lost, ...tally.wrongFiles, ...tally.serverErrors].slice(0, 10))
      console.log(`  ${line}`);
    if (tally.lost.length + tally.wrongFiles.length + tally.serverErrors.length + crashes + twice + more === 0) return;
    process.exitCode = 1;
    for (const { name, log } of cluster.members) console.log(`  ${name} logged: ${log}`);
  } finally {
    await cluster.stop();
  }
}

if (runs('throughput')) for (const workers of [1, 2, 4]) await throughput(workers);
if (runs('fairness')) await fairness();
if (runs('kills')) await kills();
