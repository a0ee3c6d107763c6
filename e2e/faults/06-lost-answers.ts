import { Upstream } from '../upstream/upstream';
import type { FaultPromise } from './promise';
import { Clock } from './support/clock';
import { FaultWorld } from './support/fault-world';
import { counted, Tally } from './support/tally';

const SHARES = [0, 0.01, 0.5, 0.99];
const HOUR = 3_600_000;

/** The response breaks off, so that nobody here can know whether it was charged. Uses a manual clock. */
export const lostAnswers: FaultPromise = {
  number: 6,
  says: 'answer lost at 0, 1, 50, 99 % of its bytes: all unconfirmed, 1 POST each',
  full: 400,
  run: async (count) => {
    const clock = new Clock();
    const upstream = await new Upstream({ now: clock.now }).start();
    const test = await FaultWorld.open({ baseUrl: upstream.url, now: clock.now });
    const tally = new Tally();
    try {
      SHARES.forEach((share, at) => {
        upstream.tell('start', { kind: 'lose', share }, Math.floor((count + at) / SHARES.length));
      });
      const lines = Array.from({ length: count }, (_, at) => `lost ${at}`);
      for (const line of lines) await test.submit(line);
      await test.work();
      // The fault is over: one more POST would now be accepted and charged.
      upstream.behave();
      await test.pass(6 * HOUR, clock.set);
      const restarted = await test.beside();
      await restarted.work('another worker');
      await restarted.pass(6 * HOUR, clock.set);
      const rows = await restarted.rows();
      await restarted.leave();
      for (const { state, title } of rows) tally.check(state === 'unconfirmed', `${title} is ${state}`);
      for (const line of lines) {
        const posts = upstream.ledger.postsOf(line);
        tally.check(posts === 1, `${line} was posted ${posts} times`);
        tally.check(upstream.ledger.chargesOf(line).length <= 1, `${line} was charged twice`);
      }
      const posts = upstream.seenOf('start').length;
      tally.check(posts === count, `${posts} POSTs in all`);
      const charges = upstream.ledger.charges.length;
      return tally.outcome(
        `${counted(rows.map(({ state }) => state))}; ${posts} POSTs, ${charges} charges, ${upstream.ledger.chargedTwice.length} of them twice; ${posts - count} sent again in 12 set hours and a restart`,
      );
    } finally {
      await test.close();
      await upstream.stop();
    }
  },
};
