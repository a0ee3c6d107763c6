import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ExportFormat } from '@/lib/contract/enums';
import { eventsOf, exportsOf } from '@/server/runs/store';
import { openExport } from '@/server/runs/watch/open-export';
import { exportFile } from '../upstream/export-files';
import type { CallName, Fault } from '../upstream/faults';
import { type Plan, USUAL_PLAN } from '../upstream/generations';
import { Upstream } from '../upstream/upstream';
import type { FaultPromise } from './promise';
import { SkippingClock } from './support/clock';
import { FaultWorld } from './support/fault-world';
import { Tally } from './support/tally';

const FULL = 120;
const MINUTE = 60_000;

type Case = { name: string; format?: ExportFormat; plan?: Partial<Plan>; faults?: [CallName, Fault][] };

/** Obstacles between a finished generation and its file. */
const CASES: Case[] = [
  { name: 'at once' },
  { name: 'as pdfUrl', format: 'pdf', plan: { linkName: 'pdfUrl' } },
  { name: 'as pptxUrl', format: 'pptx', plan: { linkName: 'pptxUrl' } },
  { name: 'link two looks late', plan: { linkLooks: 2 } },
  { name: 'broken off in the middle', faults: [['export', { kind: 'lose', share: 0.6 }]] },
  { name: 'broken off at once', faults: [['export', { kind: 'reset' }]] },
  { name: '503 twice', faults: [1, 2].map(() => ['export', { kind: 'status', status: 503 }]) },
  { name: '404 once: the first link has died', faults: [['export', { kind: 'status', status: 404 }]] },
  { name: 'a page instead of the file', faults: [['export', { kind: 'lie', text: '<!doctype html><p>Sign in' }]] },
  { name: 'nothing instead of the file', faults: [['export', { kind: 'lie', text: '' }]] },
];

/** Pauses are skipped, work takes its real time; the minute is measured on the run's timeline. */
export const keptExports: FaultPromise = {
  number: 12,
  says: 'an export is kept within 60 s of completed, and downloads after the link has died',
  full: FULL,
  run: async (count) => {
    const clock = new SkippingClock();
    const upstream = await new Upstream({ now: clock.now }).start();
    const test = await FaultWorld.open({ baseUrl: upstream.url, now: clock.now });
    const tally = new Tally();
    try {
      const wanted: { id: string; format: ExportFormat; name: string }[] = [];
      for (let at = 0; at < Math.max(count, CASES.length); at++) {
        const { name, plan, faults = [], ...of }: Case = CASES[at % CASES.length] ?? { name: 'at once' };
        const format = of.format ?? (at % 3 === 0 ? 'pptx' : 'pdf');
        upstream.plan = { ...USUAL_PLAN, ...plan };
        const id = await test.submit(`${name} ${at}`, format);
        await test.work();
        for (const [call, fault] of faults) upstream.tell(call, fault, 1, await generationOf(test, id));
        wanted.push({ id, format, name });
      }
      await test.pass(10 * MINUTE, clock.set);
      let longest = 0;
      for (const { id, name } of wanted) {
        const events = await eventsOf(test.world.db, id);
        const at = (kind: string) => Date.parse(events.find((event) => event.kind === kind)?.at ?? '');
        const took = at('export-kept') - at('completed');
        tally.check(took <= MINUTE, `${name}: kept after ${took} ms`);
        longest = Math.max(longest, took || 0);
      }
      const refused = await tryUnkeepable(upstream, test, clock, tally, count >= FULL);
      const keyed = upstream.seenOf('export').filter(({ hasKey }) => hasKey).length;
      tally.check(keyed === 0, `${keyed} downloads carried the key`);
      const fetched = upstream.seenOf('export').length;
      upstream.linksDead = true;
      await upstream.stop();
      let downloaded = 0;
      for (const { id, format, name } of wanted)
        if (await isWhole(test, id, format)) downloaded += 1;
        else tally.check(false, `${name}: the download is not the file`);
      return tally.outcome(
        `${wanted.length} files of ${CASES.length} kinds, the last kept ${(longest / 1000).toFixed(1)} s after completed, ${fetched} fetches, ${keyed} with the key; ${downloaded} downloaded after the service was gone; ${refused}`,
      );
    } finally {
      await test.close();
      await upstream.stop().catch(() => {});
    }
  },
};

async function generationOf(test: FaultWorld, id: string): Promise<string> {
  return (await test.row(id)).generation_id ?? 'none';
}

async function isWhole(test: FaultWorld, id: string, format: ExportFormat): Promise<boolean> {
  const file = await openExport(test.world, id, format);
  if (!file) return false;
  const bytes = Buffer.from(await new Response(file.stream).arrayBuffer());
  return bytes.equals(exportFile(format, await generationOf(test, id)));
}

/** Files that must not be stored, whatever media type the service declares. The one of 10 GB only at full count. */
async function tryUnkeepable(
  upstream: Upstream,
  test: FaultWorld,
  clock: SkippingClock,
  tally: Tally,
  isFull: boolean,
): Promise<string> {
  upstream.plan = USUAL_PLAN;
  const cases: { name: string; fault: Fault; reason: RegExp }[] = [
    { name: 'always a page', fault: { kind: 'lie', text: '<html>' }, reason: /send a PDF file/ },
    { name: 'a PPTX instead', fault: { kind: 'lie', text: 'PK\u0003\u0004 and so on' }, reason: /send a PDF file/ },
  ];
  if (isFull)
    cases.push({
      name: '10 GB',
      fault: { kind: 'huge', megabytes: 10_000, start: '%PDF-1.7\n' },
      reason: /larger than 300 MB/,
    });
  for (const { name, fault, reason } of cases) {
    const id = await test.submit(name, 'pdf');
    await test.work();
    upstream.tell('export', fault, Number.POSITIVE_INFINITY, await generationOf(test, id));
    await test.pass(60 * MINUTE, clock.set);
    const [file] = await exportsOf(test.world.db, id);
    tally.check(
      file?.state === 'unavailable' && reason.test(file.reason ?? ''),
      `${name}: ${file?.state} ${file?.reason}`,
    );
    tally.check((await openExport(test.world, id, 'pdf')) === null, `${name}: there is a download`);
  }
  const left = await readdir(path.join(test.folder, 'files/incoming')).catch(() => []);
  tally.check(left.length === 0, `${left.length} halves of files were left`);
  return `not kept: ${cases.map(({ name }) => name).join(', ')}`;
}
