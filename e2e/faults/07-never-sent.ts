import type { FaultPromise } from './promise';
import { Clock } from './support/clock';
import { FaultWorld } from './support/fault-world';
import { counted, Tally } from './support/tally';
import { openUnreachables, type Unreachable } from './support/unreachable';

const FULL = 20;
const MAX_TRIES = 3;
/** The sending concurrency of the program. Each try takes ten real seconds. */
const SLOW_RUNS = 8;
const HOUR = 3_600_000;
const LEAPS = 12;

/** The pauses between the tries use a manual clock; connection timeouts run in real time. */
export const neverSent: FaultPromise = {
  number: 7,
  says: 'refused, DNS, TLS, connect time-out: 0 unconfirmed, at most 3 tries',
  full: FULL,
  run: async (count) => {
    const { places, missing } = await openUnreachables({ slow: count >= FULL });
    const tally = new Tally();
    // Opened one by one and closed in reverse order, because each sets the configuration.
    const worlds: { place: Unreachable; clock: Clock; test: FaultWorld }[] = [];
    try {
      for (const place of places) {
        const clock = new Clock();
        worlds.push({ place, clock, test: await FaultWorld.open({ baseUrl: place.url, now: clock.now }) });
      }
      const figures = await Promise.all(worlds.map((each) => tryPlace(each, count, tally)));
      return tally.outcome([...figures, ...missing.map((name) => `not tried: ${name}`)].join('; '));
    } finally {
      for (const { test } of worlds.toReversed()) await test.close();
      for (const place of places) await place.close();
    }
  },
};

type Tried = { place: Unreachable; clock: Clock; test: FaultWorld };

async function tryPlace({ place, clock, test }: Tried, count: number, tally: Tally): Promise<string> {
  const runs = place.slow ? Math.min(count, SLOW_RUNS) : count;
  const ids: string[] = [];
  for (let at = 0; at < runs; at++) ids.push(await test.submit(`${place.name} ${at}`));
  await test.work();
  // The clock jumps until all of them are due at once, so that their timeouts run in parallel.
  for (let leap = 0; leap < LEAPS; leap++) {
    clock.set(clock.now() + HOUR);
    await test.work();
  }
  const tries: number[] = [];
  for (const row of await test.rows()) {
    const sendings = (await test.kindsOf(row.id)).filter((kind) => kind === 'sending').length;
    tries.push(sendings);
    tally.check(row.state === 'rejected', `${row.title} is ${row.state}`);
    tally.check(sendings === MAX_TRIES, `${row.title} was tried ${sendings} times`);
    tally.check(/Nothing was sent/.test(row.error_message ?? ''), `${row.title}: ${row.error_message}`);
  }
  tally.check(!place.wasAsked(), `${place.name}: something was sent`);
  const states = (await test.rows()).map(({ state }) => state);
  return `${place.name}: ${counted(states)} after ${Math.max(...tries)} tries`;
}
