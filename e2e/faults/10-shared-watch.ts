import { readRun } from '@/server/runs/read-run';
import { USUAL_PLAN } from '../upstream/generations';
import { Upstream } from '../upstream/upstream';
import type { FaultPromise } from './promise';
import { Clock } from './support/clock';
import { FaultWorld } from './support/fault-world';
import { Tally } from './support/tally';

const FULL = 200;
const TABS = 5;
const SECOND = 1000;
/** The watched time on a clock that advances by seconds; shorter for a share of the count. */
const WATCH_MS = 5 * 60 * SECOND;
const SHORT_WATCH_MS = 100 * SECOND;
/** The interval at which a tab polls our own server. */
const TAB_PACE = 5 * SECOND;

/**
 * The intervals of docs/spec/settled-points.md#13: 5 s at first, growing by a quarter, at most 30 s, with 20 % jitter.
 */
const PACE = { first: 5 * SECOND, growth: 1.25, most: 30 * SECOND, jitter: 0.2 };

/**
 * Two workers in this process, distinguished by their leases (separate processes: `e2e/processes`); the readers are
 * the use case behind the route.
 */
export const sharedWatch: FaultPromise = {
  number: 10,
  says: '200 pending generations with 5 tabs each: one poll per generation per interval, backing off with jitter',
  full: FULL,
  run: async (count) => {
    const clock = new Clock();
    const upstream = await new Upstream({ now: clock.now }).start();
    upstream.plan = { ...USUAL_PLAN, looks: Number.POSITIVE_INFINITY };
    const test = await FaultWorld.open({ baseUrl: upstream.url, now: clock.now });
    const tally = new Tally();
    try {
      const ids: string[] = [];
      for (let at = 0; at < count; at++) ids.push(await test.submit(`watched ${at}`));
      await Promise.all([test.work('worker one'), test.work('worker two')]);
      const watched = count >= FULL ? WATCH_MS : SHORT_WATCH_MS;
      const begin = clock.time;
      let reads = 0;
      while (clock.time < begin + watched) {
        clock.time += SECOND;
        const isTabTime = (clock.time - begin) % TAB_PACE === 0;
        const tabs = isTabTime ? ids.flatMap((id) => Array.from({ length: TABS }, () => id)) : [];
        reads += tabs.length;
        const [, , runs] = await Promise.all([
          test.work('worker one'),
          test.work('worker two'),
          Promise.all(tabs.map((id) => readRun(test.world, id))),
        ]);
        for (const run of runs) tally.check(run?.state === 'pending', `a tab saw ${run?.state}`);
      }
      const { polls, shortest, longest, spread } = judge(upstream, tally, count, begin);
      return tally.outcome(
        `${count} generations, ${TABS} tabs each, 2 workers, ${watched / SECOND} set seconds: ${polls} polls for ${reads} reads; pauses from ${shortest} s to ${longest} s, ${spread} instants of the last poll`,
      );
    } finally {
      await test.close();
      await upstream.stop();
    }
  },
};

/** Compares every interval with the schedule; the clock advances by seconds, so a poll may be one late. */
function judge(upstream: Upstream, tally: Tally, count: number, begin: number) {
  const times = new Map<string, number[]>();
  for (const { path, at } of upstream.seenOf('status')) times.set(path, [...(times.get(path) ?? []), at]);
  tally.check(times.size === count, `${times.size} generations were polled`);
  const pauses: number[] = [];
  for (const [path, polled] of times)
    [begin, ...polled].slice(1).forEach((at, poll) => {
      const pause = at - ([begin, ...polled][poll] ?? 0);
      const nominal = Math.min(PACE.most, PACE.first * PACE.growth ** poll);
      const isRight = pause >= nominal * (1 - PACE.jitter) && pause <= nominal * (1 + PACE.jitter) + SECOND;
      tally.check(isRight, `${path}: poll ${poll + 1} came after ${pause} ms instead of ${nominal}`);
      pauses.push(pause);
    });
  const instants = new Set([...times.values()].map((polled) => polled.at(-1)));
  tally.check(count < 10 || instants.size > 3, 'all were polled at the same instants');
  return {
    polls: pauses.length,
    shortest: Math.min(...pauses) / SECOND,
    longest: Math.max(...pauses) / SECOND,
    spread: instants.size,
  };
}
