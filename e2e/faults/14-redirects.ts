import { createServer } from 'node:http';
import { exportsOf } from '@/server/runs/store';
import type { ListOutcome } from '@/server/service/client';
import type { Fault } from '../upstream/faults';
import { USUAL_PLAN } from '../upstream/generations';
import { Upstream } from '../upstream/upstream';
import type { FaultPromise } from './promise';
import { Clock } from './support/clock';
import { FaultWorld } from './support/fault-world';
import { Tally } from './support/tally';

const STATUSES = [301, 302, 303, 307, 308] as const;
const ELSEWHERE = '/elsewhere';
const HOUR = 3_600_000;

/**
 * Only for an export may the program follow a redirect (to public https, or within the service's own origin, without
 * the key); here the redirect leads to another port of this machine, which is forbidden.
 */
export const redirects: FaultPromise = {
  number: 14,
  says: '301, 302, 307, 308 on every call: none followed, no key leaves',
  full: STATUSES.length,
  run: async (count) => {
    const clock = new Clock();
    const upstream = await new Upstream({ now: clock.now }).start();
    const trap = await openTrap();
    const test = await FaultWorld.open({ baseUrl: upstream.url, now: clock.now });
    const tally = new Tally();
    let tried = 0;
    try {
      for (const status of STATUSES.slice(0, count))
        for (const to of [trap.url, `//${new URL(trap.url).host}/`, ELSEWHERE]) {
          tried += await tryRedirect({ upstream, test, clock, tally }, { kind: 'redirect', status, to });
        }
      const within = upstream.seen.filter(({ path }) => path.startsWith(ELSEWHERE));
      const keys = within.filter(({ hasKey }) => hasKey).length;
      tally.check(within.length === 0, `${within.length} requests followed within the service, ${keys} with the key`);
      tally.check(trap.asked() === 0, `${trap.asked()} requests followed to another server`);
      return tally.outcome(
        `${tried} redirects on start, status, themes, folders, balance and export: ${trap.asked()} requests at the other server, ${within.length} within the service`,
      );
    } finally {
      await test.close();
      await upstream.stop();
      await trap.close();
    }
  },
};

type Tools = { upstream: Upstream; test: FaultWorld; clock: Clock; tally: Tally };
type Redirect = Extract<Fault, { kind: 'redirect' }>;

async function tryRedirect({ upstream, test, clock, tally }: Tools, fault: Redirect): Promise<number> {
  const name = `${fault.status} to ${fault.to}`;
  const service = test.world.service('remote');
  if (!service) throw new Error('there is no remote service');
  let tried = 0;
  for (const charges of [true, false]) {
    upstream.tell('start', { ...fault, charges }, 1);
    const id = await test.submit(`start ${name} ${charges}`);
    await test.work();
    await test.pass(HOUR, clock.set);
    const { state } = await test.row(id);
    tally.check(state === 'unconfirmed', `start answered ${name} is ${state}`);
    const posts = upstream.ledger.postsOf(`start ${name} ${charges}`);
    tally.check(posts === 1, `start answered ${name} was posted ${posts} times`);
    tried += 1;
  }
  const watched = await test.submit(`status ${name}`);
  await test.work();
  upstream.tell('status', fault, 3);
  await test.pass(HOUR, clock.set);
  tally.check(
    (await test.row(watched)).state === 'completed',
    `status answered ${name}: ${(await test.row(watched)).state}`,
  );
  for (const list of ['themes', 'folders'] as const) {
    upstream.tell(list, fault, 1);
    const read: ListOutcome<unknown> = await (list === 'themes' ? service.listThemes({}) : service.listFolders({}));
    tally.check(!read.ok, `${list} answered ${name} was taken as a list`);
  }
  upstream.tell('status', fault, 1);
  const { remaining } = await service.readBalance();
  tally.check(remaining === null, `balance answered ${name} was taken as ${remaining}`);
  tried += 6;
  // Within the service's own origin an export may be redirected, by design.
  if (fault.to === ELSEWHERE) return tried;
  upstream.plan = USUAL_PLAN;
  const exported = await test.submit(`export ${name}`, 'pdf');
  await test.work();
  upstream.tell('export', fault, Number.POSITIVE_INFINITY, (await test.row(exported)).generation_id);
  await test.pass(HOUR, clock.set);
  const [file] = await exportsOf(test.world.db, exported);
  tally.check(file?.state === 'unavailable', `export answered ${name} is ${file?.state}`);
  return tried + 1;
}

/** A server that must never get a request. */
async function openTrap(): Promise<{ url: string; asked(): number; close(): Promise<void> }> {
  let asked = 0;
  const server = createServer((_, response) => {
    response.end('{}');
  });
  server.on('connection', () => {
    asked += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    asked: () => asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
