import { Upstream } from '../upstream/upstream';
import type { FaultPromise } from './promise';
import { Clock } from './support/clock';
import { FaultWorld } from './support/fault-world';
import { counted, Tally } from './support/tally';

const FIRST_STATUS = 400;
const FULL = 200;
const DAY = 24 * 3_600_000;
const SECOND = 1000;

/** Waiting uses a manual clock. */
export const refusals: FaultPromise = {
  number: 8,
  says: 'every status 400 to 599: as in the table',
  full: FULL,
  run: async (count) => {
    const clock = new Clock();
    const upstream = await new Upstream({ now: clock.now }).start();
    const test = await FaultWorld.open({ baseUrl: upstream.url, now: clock.now });
    const tally = new Tally();
    try {
      const statuses = Array.from({ length: FULL }, (_, at) => FIRST_STATUS + at);
      // A partial run tests the statuses that have their own row in the table, and a sample of the others.
      const asked = count >= FULL ? statuses : statuses.filter((status) => OWN.has(status) || status % 25 === 0);
      const states: string[] = [];
      for (const status of asked) states.push(await tryStatus({ upstream, test, clock, tally }, status));
      const waits = await tryThrottles({ upstream, test, clock, tally });
      await tryOdd401({ upstream, test, clock, tally });
      return tally.outcome(`${asked.length} statuses: ${counted(states)}; 1 POST each but for 429; ${waits}; odd 401`);
    } finally {
      await test.close();
      await upstream.stop();
    }
  },
};

type Tools = { upstream: Upstream; test: FaultWorld; clock: Clock; tally: Tally };

const OWN = new Set([400, 401, 402, 403, 408, 421, 422, 425, 429, 500, 502, 503, 504, 599]);

/** The table of docs/spec/faults.md#submissions. */
function tableState(status: number): string {
  if (status === 429) return 'queued';
  return status === 408 || status >= 500 ? 'unconfirmed' : 'rejected';
}

async function tryStatus({ upstream, test, clock, tally }: Tools, status: number): Promise<string> {
  const line = `status ${status}`;
  upstream.behave();
  upstream.tell('start', { kind: 'status', status, message: `Scripted ${status}`, charges: status >= 500 }, 1);
  // Unlike throttling, a wrong key is refused for the lists too.
  if (status === 401) upstream.tell('themes', { kind: 'status', status }, 1);
  const id = await test.submit(line);
  await test.work();
  const { state, error_status, error_message } = await test.row(id);
  tally.check(state === tableState(status), `${status} is ${state}`);
  if (status !== 429) {
    tally.check(error_status === status, `${status} is kept as ${error_status}`);
    tally.check(error_message?.includes(`Scripted ${status}`) === true, `${status} says ${error_message}`);
  }
  await test.pass(DAY, clock.set);
  const posts = upstream.ledger.postsOf(line);
  const wanted = status === 429 ? 2 : 1;
  tally.check(posts === wanted, `${status} was posted ${posts} times`);
  return status === 429 ? 'queued and then taken' : state;
}

/** `Retry-After` in all forms, and the longest wait it may cause. */
async function tryThrottles(tools: Tools): Promise<string> {
  const { upstream, test, clock, tally } = tools;
  const date = new Date(Date.now() + 90 * SECOND).toUTCString();
  const cases = [
    // A date refers to the service's clock, which is the real one here; the run waits for the difference.
    { header: '20', least: 20, most: 24 },
    { header: date, least: 80, most: 110 },
    { header: '99999999', least: 600, most: 720 },
    { header: 'soon', least: 5, most: 6 },
    { header: '-5', least: 5, most: 6 },
  ];
  for (const { header, least, most } of cases) {
    const line = `throttled ${header}`;
    upstream.behave();
    upstream.tell('start', { kind: 'status', status: 429, headers: { 'retry-after': header } }, 1);
    const id = await test.submit(line);
    await test.work();
    await test.pass(DAY, clock.set);
    const [first = 0, second = 0] = upstream
      .seenOf('start')
      .slice(-2)
      .map(({ at }) => at);
    const waited = (second - first) / SECOND;
    tally.check(waited >= least && waited <= most, `Retry-After ${header} was followed by ${waited} s`);
    tally.check(
      (await test.row(id)).state === 'completed',
      `Retry-After ${header} ended as ${(await test.row(id)).state}`,
    );
  }
  upstream.behave();
  upstream.tell('start', { kind: 'status', status: 429, headers: { 'retry-after': '1' } });
  const id = await test.submit('throttled for ever');
  await test.pass(7 * DAY, clock.set);
  const posts = upstream.ledger.postsOf('throttled for ever');
  const { state } = await test.row(id);
  tally.check(state === 'rejected' && posts <= 8, `429 for ever: ${state} after ${posts} POSTs`);
  return `Retry-After of ${cases.length} kinds kept, 429 for ever ends ${state} after ${posts} POSTs`;
}

/** 401 while the lists still accept the key: reported as such, and resent only by hand. */
async function tryOdd401({ upstream, test, clock, tally }: Tools): Promise<void> {
  upstream.behave();
  upstream.tell('start', { kind: 'status', status: 401, message: 'Invalid API key' }, 1);
  const id = await test.submit('odd 401');
  await test.work();
  const { state, error_message } = await test.row(id);
  tally.check(state === 'rejected', `odd 401 is ${state}`);
  tally.check(/too many requests/.test(error_message ?? ''), `odd 401 says ${error_message}`);
  await test.pass(DAY, clock.set);
  tally.check(upstream.ledger.postsOf('odd 401') === 1, 'odd 401 was sent again');
}
