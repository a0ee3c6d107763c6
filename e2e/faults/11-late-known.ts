import { USUAL_PLAN } from '../upstream/generations';
import { Upstream } from '../upstream/upstream';
import type { FaultPromise } from './promise';
import { Clock } from './support/clock';
import { FaultWorld } from './support/fault-world';
import { counted, Tally } from './support/tally';

const SECOND = 1000;
const HOUR = 3_600_000;

/** A service that answers 404 for what it has just started. Uses a manual clock. */
export const lateKnown: FaultPromise = {
  number: 11,
  says: 'first polls 404, then 200 within 30 s: not declared missing',
  full: 200,
  run: async (count) => {
    const clock = new Clock();
    const upstream = await new Upstream({ now: clock.now }).start();
    const test = await FaultWorld.open({ baseUrl: upstream.url, now: clock.now });
    const tally = new Tally();
    try {
      for (let at = 0; at < count; at++) {
        upstream.plan = { ...USUAL_PLAN, unknownMs: (30 * SECOND * (at + 1)) / count, looks: at % 3 };
        await test.submit(`late ${at}`);
        await test.work();
      }
      await test.pass(HOUR, clock.set);
      let unknown = 0;
      for (const { id, title, state } of await test.rows()) {
        tally.check(state === 'completed', `${title} is ${state}`);
        if ((await test.kindsOf(id)).includes('unknown')) unknown += 1;
      }
      tally.check(unknown >= count / 2, `only ${unknown} were answered 404 at all`);
      const states = (await test.rows()).map(({ state }) => state);
      const never = await tryNever(upstream, test, clock, tally);
      return tally.outcome(`${counted(states)}, ${unknown} of them after a 404; one that is never known: ${never}`);
    } finally {
      await test.close();
      await upstream.stop();
    }
  },
};

/** The opposite: an id that stays unknown is not watched forever, and can be checked again by hand. */
async function tryNever(upstream: Upstream, test: FaultWorld, clock: Clock, tally: Tally): Promise<string> {
  upstream.plan = { ...USUAL_PLAN, unknownMs: 2 * HOUR };
  const id = await test.submit('never known');
  await test.work();
  const begin = clock.time;
  await test.pass(4 * 60 * SECOND, clock.set);
  const early = (await test.row(id)).state;
  tally.check(early === 'pending', `after 4 minutes of 404 it is ${early}`);
  await test.pass(HOUR, clock.set);
  const { state, ended_at } = await test.row(id);
  tally.check(state === 'missing', `after an hour of 404 it is ${state}`);
  const minutes = (Date.parse(ended_at ?? '') - begin) / 60 / SECOND;
  return `${state} after ${minutes.toFixed(1)} minutes`;
}
