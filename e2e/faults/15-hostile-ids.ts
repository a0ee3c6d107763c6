import fc from 'fast-check';
import { attachRun } from '@/server/runs/act-on-run';
import { Upstream } from '../upstream/upstream';
import type { FaultPromise } from './promise';
import { Clock } from './support/clock';
import { FaultWorld } from './support/fault-world';
import { counted, Tally } from './support/tally';

/** Milliseconds, enough for three status requests. */
const WATCH_MS = 20_000;

/** Ids that would lead elsewhere if they were put into a URL unescaped. */
const HOSTILE_IDS = [
  '../themes',
  '..',
  '.',
  '../../v1.0/themes',
  './themes',
  '/themes',
  '//127.0.0.1/themes',
  '\\themes',
  '..\\themes',
  '%2f',
  '%2F..%2Fthemes',
  '%2e%2e',
  '%2e%2e/themes',
  '%252e%252e%252fthemes',
  '..%00/themes',
  '%',
  '%zz',
  '?x',
  'gen_1?x=1',
  'gen_1#themes',
  'gen_1/../../themes',
  'gen_1;themes',
  'from-template',
  'http://127.0.0.1:9/x',
  ' gen_1 ',
  'gen 1',
  'gen_1\r\nx-other: 1',
  'gen_1\n',
  'gen_1\u0000',
  '\u2025/themes',
  '\uff0e\uff0e\uff0fthemes',
  '\ud800',
  'é',
  '🂡',
  'a'.repeat(500),
  'a'.repeat(5000),
  '__proto__',
  '',
];

/** Ids come from the service at the start, and from a person who attaches one. Uses a manual clock. */
export const hostileIds: FaultPromise = {
  number: 15,
  says: 'ids such as ../themes, %2f, ?x: no request outside /v1.0/generations/',
  full: 400,
  run: async (count) => {
    const clock = new Clock();
    const upstream = await new Upstream({ now: clock.now }).start();
    const test = await FaultWorld.open({ baseUrl: upstream.url, now: clock.now });
    const tally = new Tally();
    try {
      const piece = fc.constantFrom(
        '..',
        '.',
        '/',
        '\\',
        '%2f',
        '%2e',
        '%',
        '?',
        '#',
        ';',
        '@',
        ':',
        'themes',
        'gen_1',
        ' ',
        '\u0000',
        '\n',
        'é',
      );
      const joined = fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
      const made = fc.sample(joined, Math.max(0, count - HOSTILE_IDS.length));
      const ids = [...HOSTILE_IDS, ...made].slice(0, Math.max(count, HOSTILE_IDS.length));
      const states: string[] = [];
      for (const [at, id] of ids.entries()) {
        upstream.tell('start', { kind: 'lie', text: JSON.stringify({ generationId: id }), status: 201 }, 1);
        const started = await test.submit(`started ${at}`);
        await test.work();
        upstream.tell('start', { kind: 'lose', share: 0 }, 1);
        const lost = await test.submit(`lost ${at}`);
        await test.work();
        await attachRun(test.world, lost, id);
        await test.pass(WATCH_MS, clock.set);
        states.push((await test.row(started)).state);
        // Stops watching these runs, so that they do not delay the next.
        await test.world.db.updateTable('generations').set({ due_at: null }).execute();
      }
      const asked = new Set(ids.map((id) => segmentOf(id)));
      const reads = upstream.seen.filter(({ method }) => method === 'GET');
      for (const { path } of reads) {
        const [, segment] = /^\/v1\.0\/generations\/([^/?#]+)$/.exec(path) ?? [];
        const isOurs = segment !== undefined && (asked.has(segment) || isBalanceRead(segment));
        tally.check(isOurs, `GET ${path} was asked`);
      }
      const outside = reads.filter(({ call }) => call !== 'status').length;
      tally.check(outside === 0, `${outside} requests to other calls`);
      tally.check(upstream.seenOf('start').length === 2 * ids.length, 'a start was sent again');
      const looks = reads.filter(({ path }) => !isBalanceRead(path.split('/').at(-1) ?? '')).length;
      return tally.outcome(
        `${ids.length} ids, from the service and attached by hand: ${reads.length} reads (${looks} of such an id), ${outside} outside; runs: ${counted(states)}`,
      );
    } finally {
      await test.close();
      await upstream.stop();
    }
  },
};

function segmentOf(id: string): string {
  return encodeURIComponent(id.toWellFormed());
}

/** After a lost response the balance is read with an id that no service assigns. */
function isBalanceRead(segment: string): boolean {
  return /^gen_0+$/.test(segment);
}
