import { exportsOf } from '@/server/runs/store';
import type { ListOutcome, ServiceClient } from '@/server/service/client';
import type { CallName, Fault } from '../upstream/faults';
import { USUAL_PLAN } from '../upstream/generations';
import { Upstream } from '../upstream/upstream';
import type { FaultPromise } from './promise';
import { BROKEN_BODIES, ODD_ENDS } from './support/broken-bodies';
import { SkippingClock } from './support/clock';
import { FaultWorld } from './support/fault-world';
import { MemoryWatch } from './support/memory';
import { counted, Tally } from './support/tally';

const FULL = BROKEN_BODIES.length + ODD_ENDS.length;
const MAX_GROWTH = 100;
const DEADLINE = 30;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The program's own concurrency for each kind of call. */
const CONCURRENCY = { start: 8, status: 16, themes: 4, folders: 4, export: 2 } as const satisfies Record<
  CallName,
  number
>;

/** Pauses are skipped; the service takes its real time. */
export const hostileAnswers: FaultPromise = {
  number: 13,
  says: '10 GB, drips, bad JSON, wrong types, __proto__, unknown states: no crash, growth under 100 MB, a deadline of 30 s',
  full: FULL,
  run: async (count) => {
    const clock = new SkippingClock();
    const upstream = await new Upstream({ now: clock.now }).start();
    const test = await FaultWorld.open({ baseUrl: upstream.url, now: clock.now });
    const service = test.world.service('remote');
    if (!service) throw new Error('there is no remote service');
    const tools: Tools = { upstream, test, service, clock, tally: new Tally() };
    const crashes: unknown[] = [];
    const onCrash = (error: unknown) => crashes.push(error);
    process.on('uncaughtException', onCrash).on('unhandledRejection', onCrash);
    try {
      const figures = [await tryBrokenBodies(tools, count), await tryHuge(tools, count >= FULL)];
      // Each of them takes until the timeout.
      figures.push(count >= FULL ? await tryDrips(tools) : 'drips at full count only');
      tools.tally.check(crashes.length === 0, `crashed: ${String(crashes[0])}`);
      tools.tally.check(!('polluted' in {}), 'the prototype of objects was changed');
      return tools.tally.outcome(`${figures.join('; ')}; ${crashes.length} crashes`);
    } finally {
      process.off('uncaughtException', onCrash).off('unhandledRejection', onCrash);
      await test.close();
      await upstream.stop();
    }
  },
};

type Timed = { calls: number; slowest: number };
type Tools = { upstream: Upstream; test: FaultWorld; service: ServiceClient; clock: SkippingClock; tally: Tally };

async function tryBrokenBodies({ upstream, test, service, clock, tally }: Tools, count: number): Promise<string> {
  const every = Math.max(1, Math.ceil(FULL / count));
  const bodies = BROKEN_BODIES.filter((_, at) => at % every === 0);
  const ends = ODD_ENDS.filter((_, at) => at % every === 0);
  const states: string[] = [];
  for (const text of bodies) {
    const excerpt = text.slice(0, 60);
    const hasId = text.startsWith('{"generationId":"another"');
    upstream.behave();
    upstream.tell('start', { kind: 'lie', text }, 1);
    const line = `lie ${states.length}`;
    const started = await test.submit(line);
    await test.work();
    const { state } = await test.row(started);
    states.push(state);
    tally.check(state === (hasId ? 'pending' : 'unconfirmed'), `a start answered ${excerpt} is ${state}`);
    // Only the relevant run is processed from here.
    await test.world.db.updateTable('generations').set({ due_at: null }).where('id', '=', started).execute();
    const watched = await test.submit(`${line} watched`);
    await test.work();
    upstream.tell('status', { kind: 'lie', text }, 5);
    await test.pass(HOUR, clock.set);
    tally.check(
      (await test.row(watched)).state === 'completed',
      `a look answered ${excerpt}: ${(await test.row(watched)).state}`,
    );
    for (const list of ['themes', 'folders'] as const) {
      upstream.tell(list, { kind: 'lie', text }, 1);
      const read = await (list === 'themes' ? service.listThemes({}) : service.listFolders({}));
      tally.check(!read.ok, `${list} answered ${excerpt} were taken as a list`);
    }
    upstream.tell('status', { kind: 'lie', text, status: 404 }, 1);
    tally.check((await service.readBalance()).remaining === null, `a balance was read from ${excerpt}`);
  }
  for (const text of ends) {
    upstream.behave();
    const id = await test.submit(`end ${text.slice(0, 40)}`, 'pdf');
    await test.work();
    upstream.tell('status', { kind: 'lie', text }, 2);
    await test.pass(2 * HOUR, clock.set);
    const { state } = await test.row(id);
    const isEnd = state === 'completed' || state === 'failed';
    tally.check(isEnd, `an end as ${text.slice(0, 80)} is ${state}`);
    tally.check((await test.kindsOf(id)).length > 2, `of an end as ${text.slice(0, 80)} nothing is reported`);
  }
  if (count >= FULL) await tryDreaming({ upstream, test, service, clock, tally });
  return `${bodies.length} bodies on each call (starts: ${counted(states)}), ${ends.length} odd ends${count >= FULL ? ', an unknown state for an hour' : ''}`;
}

/** An unknown state that never ends: it is watched for an hour and then shown unchanged, not as a failure. */
async function tryDreaming({ upstream, test, clock, tally }: Tools): Promise<void> {
  upstream.behave();
  const id = await test.submit('dreaming');
  await test.work();
  upstream.tell('status', { kind: 'lie', text: '{"generationId":"$ID","status":"dreaming"}' });
  await test.pass(DAY, clock.set);
  upstream.behave();
  const { state, service_status, error_message } = await test.row(id);
  tally.check(state === 'stopped', `an unknown state ends as ${state}`);
  tally.check(
    /dreaming/.test(error_message ?? '') && service_status === 'dreaming',
    'an unknown state is not reported',
  );
}

async function tryHuge(tools: Tools, isFull: boolean): Promise<string> {
  // A warm-up without measuring, because code loaded on first use stays in memory.
  await callAll(tools, null, 'first');
  const memory = new MemoryWatch();
  const { calls, slowest } = await callAll(
    tools,
    { kind: 'huge', megabytes: 10_000 },
    'huge',
    isFull ? '%PDF-1.7\n' : undefined,
  );
  const { heap, resident } = memory.end();
  tools.tally.check(heap < MAX_GROWTH, `10 GB: the heap grew by ${heap} MB`);
  tools.tally.check(resident < MAX_GROWTH, `10 GB: the process grew by ${resident} MB`);
  // In `npm test` other tests run at the same time.
  if (isFull) tools.tally.check(slowest < DEADLINE, `10 GB: ${slowest.toFixed(1)} s`);
  return `${calls} answers of 10 GB, all of a call at once: heap +${heap} MB, resident +${resident} MB (the service is in the same process), at most ${slowest.toFixed(1)} s`;
}

/** Every call gets a byte per second; calls that are incomplete after 30 s are aborted. */
async function tryDrips(tools: Tools): Promise<string> {
  const { calls, slowest } = await callAll(tools, { kind: 'drip', ms: 1000 }, 'drip');
  tools.tally.check(slowest < DEADLINE + 3, `drips: ${slowest.toFixed(1)} s`);
  return `${calls} answers of a byte a second: given up after at most ${slowest.toFixed(1)} s`;
}

/**
 * Makes every kind of call at its concurrency, one kind after the other, with the fault as the response. Returns the
 * number of calls and the seconds of the slowest kind.
 */
async function callAll(tools: Tools, fault: Fault | null, name: string, fileStart?: string): Promise<Timed> {
  const { upstream, test, service, tally, clock } = tools;
  upstream.behave();
  await test.pass(DAY, clock.set);
  let slowest = 0;
  const timed = async (act: () => Promise<unknown>) => {
    const begin = performance.now();
    await act();
    slowest = Math.max(slowest, (performance.now() - begin) / 1000);
  };
  const submit = (count: number, kind: string) =>
    Promise.all(Array.from({ length: count }, (_, at) => test.submit(`${name} ${kind} ${at}`, 'pdf')));
  const rows = (ids: string[]) => Promise.all(ids.map((id) => test.row(id)));

  const started = await submit(CONCURRENCY.start, 'start');
  if (fault) upstream.tell('start', fault);
  await timed(() => test.work());
  if (fault)
    for (const { state } of await rows(started)) tally.check(state === 'unconfirmed', `${name}: a start is ${state}`);

  upstream.behave();
  if (fault) for (const call of ['themes', 'folders'] as const) upstream.tell(call, fault);
  const reads = Array.from({ length: CONCURRENCY.themes }, () => [service.listThemes, service.listFolders]).flat();
  await timed(async () => {
    const lists: ListOutcome<unknown>[] = await Promise.all(reads.map((read) => read.call(service, {})));
    for (const { ok } of lists) tally.check(ok === (fault === null), `${name}: a list was ${ok ? 'taken' : 'refused'}`);
  });

  const watched = await submit(CONCURRENCY.status, 'status');
  await test.work();
  // The first status requests find them pending, the next ones get the fault.
  if (fault) for (const { generation_id } of await rows(watched)) upstream.tell('status', fault, 1, generation_id);
  clock.set(clock.now() + 10_000);
  await timed(() => test.work());
  for (const { state } of await rows(watched)) tally.check(state === 'pending', `${name}: a look made it ${state}`);
  await test.pass(HOUR, clock.set);
  for (const { state } of await rows(watched)) tally.check(state === 'completed', `${name}: it ended as ${state}`);

  upstream.plan = { ...USUAL_PLAN, looks: 0 };
  const exported = await submit(CONCURRENCY.export, 'export');
  await test.work();
  // A body that begins like a file is stored up to the limit of a file; any other is refused at once.
  const fileFault = fault?.kind === 'huge' ? { ...fault, start: fileStart } : fault;
  if (fileFault) upstream.tell('export', fileFault, CONCURRENCY.export);
  clock.set(clock.now() + 10_000);
  await timed(() => test.work());
  upstream.plan = USUAL_PLAN;
  if (fault)
    for (const id of exported) {
      const [file] = await exportsOf(test.world.db, id);
      tally.check(
        file?.tries === 1 && file.state !== 'kept',
        `${name}: a file of ${file?.bytes} bytes is ${file?.state} after ${file?.tries} tries`,
      );
    }
  upstream.behave();
  return { calls: Object.values(CONCURRENCY).reduce<number>((sum, count) => sum + count, 0), slowest };
}
