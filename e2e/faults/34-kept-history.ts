import { setTimeout as pause } from 'node:timers/promises';
import type { Run } from '@/lib/contract/composer';
import { findPostgres, startTestPostgres } from '@/server/database/testing/test-postgres';
import type { FaultPromise } from './promise';
import { exportedRunOf, exportFile, HistoryLane, type Kept } from './support/history-lane';
import { RemoteProgram } from './support/remote-program';
import { counted, Tally } from './support/tally';

const LANES = 4;
const RUNS = 6;
/** Many times the batch size of an action on all that a filter matches (`act-on-many.ts`). */
const MANY = 1100;
/** For an import: several batches (`import-runs.ts`). */
const IMPORTED = 60;
/** The program is killed within this many milliseconds after it answers. */
const LIFE = 1500;

/** A person's changes to the history, under a program that is killed repeatedly. */
export const keptHistory: FaultPromise = {
  number: 34,
  says: 'kill -9 at random moments of rename, star, note, delete, undo, bulk acts and import: nothing answered is lost, nothing else is half done',
  full: 30,
  needs: 'program',
  run: async (count) => {
    const tally = new Tally();
    const figures = [`SQLite: ${await tryKills(count, {}, tally)}`];
    const programs = findPostgres();
    if (count > 1 && programs) {
      const postgres = await startTestPostgres(programs);
      try {
        const kills = Math.ceil(count / 3);
        figures.push(`Postgres: ${await tryKills(kills, { DATABASE_URL: await postgres.createDatabase() }, tally)}`);
      } finally {
        await postgres.stop();
      }
    } else figures.push('Postgres only at full count, where there is one');
    return tally.outcome(figures.join('. '));
  },
};

async function tryKills(count: number, env: Record<string, string>, tally: Tally): Promise<string> {
  const remote = await RemoteProgram.start(8, env);
  const world = new World(remote, tally);
  try {
    await world.fill();
    for (let kill = 0; kill < count; kill++) {
      // Warmed up: the first call of each route takes longer than the following ones.
      await remote.api.get('/api/generations?limit=1');
      const acts = world.live(kill);
      await pause(Math.random() * LIFE);
      await remote.kill();
      await acts;
      await remote.restart();
      await world.judge();
    }
    return world.figure(count);
  } finally {
    await remote.close();
  }
}

class World {
  readonly tally: Tally;
  readonly #remote: RemoteProgram;
  readonly #lanes = Array.from({ length: LANES }, (_, index) => new HistoryLane(`lane${index}`, RUNS));
  /** Each run as it was when imported, for everything that stays unchanged. */
  readonly #first = new Map<string, string>();
  /** The runs of the filter, newest first. */
  readonly #many = Array.from({ length: MANY }, (_, index) => `many${index}`);
  #starred = new Set<string>();
  #bulk: 'star' | 'unstar' | null = null;
  #import: { ids: string[]; isAnswered: boolean } | null = null;
  readonly #answered: string[] = [];
  readonly #cut: string[] = [];

  constructor(remote: RemoteProgram, tally: Tally) {
    this.#remote = remote;
    this.tally = tally;
  }

  async fill(): Promise<void> {
    const laned = this.#lanes.flatMap(({ runs }) => [...runs].map(([id, { title }]) => exportedRunOf(id, { title })));
    const many = this.#many.map((id, index) => {
      const createdAt = new Date(Date.UTC(2026, 0, 2) - index * 1000).toISOString();
      return exportedRunOf(id, {
        createdAt,
        request: { inputText: 'a', textMode: 'preserve', themeId: 'many' } as never,
      });
    });
    await this.#ok(this.#remote.api.post('/api/generations/import', exportFile([...laned, ...many])));
    for (const { id } of laned) this.#first.set(id, unchanging(await this.#run(id)));
  }

  /** Acts until the program is gone. */
  async live(kill: number): Promise<void> {
    await Promise.all([
      ...this.#lanes.map((lane) => this.#actIn(lane)),
      this.#actOnMany(kill),
      this.#takeIn(`file${kill}`),
    ]);
  }

  async #actIn(lane: HistoryLane): Promise<void> {
    for (;;) {
      const act = lane.next();
      lane.underWay = act;
      if (!(await this.#isDone(act.name, act.send(this.#remote.api)))) return;
      for (const id of act.ids) lane.settle(id, act.makes(lane.runs.get(id) as Kept));
      lane.underWay = null;
    }
  }

  async #actOnMany(kill: number): Promise<void> {
    for (let count = kill; ; count++) {
      this.#bulk = count % 2 === 0 ? 'star' : 'unstar';
      const body = { act: this.#bulk, filter: { theme: 'many' } };
      if (!(await this.#isDone(`${this.#bulk} by filter`, this.#remote.api.post('/api/generations/bulk', body))))
        return;
      this.#starred = new Set(this.#bulk === 'star' ? this.#many : []);
      this.#bulk = null;
    }
  }

  async #takeIn(name: string): Promise<void> {
    const ids = Array.from({ length: IMPORTED }, (_, index) => `${name}r${index}`);
    this.#import = { ids, isAnswered: false };
    const file = exportFile(ids.map((id) => exportedRunOf(id, { title: `${id}title` })));
    this.#import.isAnswered = await this.#isDone('import', this.#remote.api.post('/api/generations/import', file));
  }

  /** Whether the response was a success; otherwise the action may have been done or not. */
  async #isDone(name: string, sent: Promise<Response>): Promise<boolean> {
    const answer = await sent
      .then(async (response) => ({ status: response.status, body: await response.text() }))
      .catch(() => null);
    (answer ? this.#answered : this.#cut).push(name);
    if (answer) this.tally.check(answer.status === 200, `${name} was answered ${answer.status}: ${answer.body}`);
    return answer !== null;
  }

  async judge(): Promise<void> {
    for (const lane of this.#lanes) await this.#judgeLane(lane);
    await this.#judgeMany();
    await this.#judgeImport();
  }

  async #judgeLane(lane: HistoryLane): Promise<void> {
    const { underWay } = lane;
    lane.underWay = null;
    const outcomes = new Set<string>();
    for (const [id, before] of lane.runs) {
      const run = await this.#run(id);
      const now = keptOf(run);
      const after = underWay?.ids.includes(id) ? underWay.makes(before) : before;
      const [is, was, would] = [now, before, after].map((kept) => JSON.stringify(kept));
      this.tally.check(is === was || is === would, `${id} is ${is} and not ${was} (${underWay?.name}: ${would})`);
      if (was !== would) outcomes.add(is === would ? 'done' : 'not done');
      this.tally.check(unchanging(run) === this.#first.get(id), `${id} changed elsewhere: ${unchanging(run)}`);
      lane.settle(id, now);
      await this.#judgeWords(lane, id, now);
    }
    this.tally.check(outcomes.size <= 1, `${underWay?.name} is half done`);
  }

  async #judgeWords(lane: HistoryLane, id: string, { title, note, binned }: Kept): Promise<void> {
    for (const word of note ? [title, note] : [title])
      this.tally.check((await this.#find(word, binned)).includes(id), `${id} is not found as ${word}`);
    for (const old of lane.past.get(id) ?? [])
      if (old !== title && !note?.startsWith(old))
        this.tally.check(!(await this.#find(`${old} `, binned)).includes(id), `${id} is still found as ${old}`);
    lane.past.delete(id);
  }

  /** An action on all that a filter matches processes the newest first: some are changed, and the rest is unchanged. */
  async #judgeMany(): Promise<void> {
    const now = new Set(await this.#list({ theme: 'many', star: '1' }));
    if (this.#bulk === null) {
      const isSame = now.size === this.#starred.size;
      this.tally.check(isSame, `${now.size} of ${MANY} are starred, and not ${this.#starred.size}`);
    } else {
      const wanted = this.#bulk === 'star';
      const asItWas = this.#many.findIndex((id) => now.has(id) !== wanted);
      const rest = asItWas < 0 ? [] : this.#many.slice(asItWas);
      const others = rest.filter((id) => now.has(id) !== this.#starred.has(id));
      this.tally.check(
        others.length === 0,
        `${this.#bulk} passed over ${rest[0]} and changed ${others.length} after it`,
      );
    }
    this.#starred = now;
    this.#bulk = null;
  }

  /** Each run completely or not at all; if answered, all of them; and repeating it finishes the rest. */
  async #judgeImport(): Promise<void> {
    if (!this.#import) return;
    const { ids, isAnswered } = this.#import;
    const there = (await Promise.all(ids.map((id) => this.#remote.api.run(id)))).filter((run) => run !== null);
    if (isAnswered) this.tally.check(there.length === ids.length, `${there.length} of ${ids.length} of an import`);
    const file = exportFile(ids.map((id) => exportedRunOf(id, { title: `${id}title` })));
    const again = await this.#ok(this.#remote.api.post('/api/generations/import', file));
    // Its submission ids differ: only the run ids show that it is the same file.
    const { taken, known } = (await again.json()) as { taken: number; known: number };
    this.tally.check(
      known === there.length && taken === ids.length - there.length,
      `again: ${taken} taken, ${known} known`,
    );
    for (const id of [ids[0], ids.at(-1), there.at(-1)?.id])
      if (id) this.tally.check((await this.#find(`${id}title`, false)).includes(id), `${id} is not found`);
    this.#import = null;
  }

  async #run(id: string): Promise<Run> {
    const run = await this.#remote.api.run(id);
    if (!run) throw new Error(`${id} is gone`);
    return run;
  }

  #find(query: string, binned: boolean): Promise<string[]> {
    return this.#list({ query, ...(binned && { bin: '1' }) });
  }

  async #list(query: Record<string, string>): Promise<string[]> {
    const ids: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const asked = new URLSearchParams({ ...query, limit: '100', ...(after && { after }) });
      const answer = await this.#ok(this.#remote.api.get(`/api/generations?${asked}`));
      const page = (await answer.json()) as { data: { id: string }[]; nextCursor: string | null };
      ids.push(...page.data.map(({ id }) => id));
      after = page.nextCursor;
    }
    return ids;
  }

  async #ok(sent: Promise<Response>): Promise<Response> {
    const answer = await sent;
    if (!answer.ok) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }

  figure(count: number): string {
    return `${count} kills; answered: ${counted(this.#answered)}; cut off: ${counted(this.#cut)}`;
  }
}

function keptOf({ title, star, note, deletedAt }: Run): Kept {
  return { title, star, note, binned: deletedAt !== null };
}

function unchanging({ title: _, star: __, note: ___, deletedAt: ____, ...run }: Run): string {
  return JSON.stringify(run);
}
