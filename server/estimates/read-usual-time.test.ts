import { expect, it } from 'vitest';
import { pastTime } from '@/lib/contract/estimate';
import { perTest } from '@/server/testing/per-test';
import type { RunRow } from '../database/composer-tables';
import { addEvent } from '../runs/store';
import { runRow } from '../runs/testing/run-row';
import { TestWorld } from '../runs/testing/test-world';
import { readUsualTime } from './read-estimate';

const test = perTest(() => TestWorld.open());

const ASKED = { target: 'remote', operation: 'generate', format: 'presentation' } as const;
let count = 0;

/** A completed run of this duration; `isOurs`: it was made here, and so has events. */
async function insertRun(seconds: number, change: Partial<RunRow> = {}, isOurs = true) {
  count += 1;
  const [id, sent] = [`run_${count}`, Date.UTC(2030, 0, 1) + count * 1000];
  const [created_at, ended_at] = [new Date(sent).toISOString(), new Date(sent + seconds * 1000).toISOString()];
  const ended = {
    state: 'completed',
    target: 'remote',
    due_at: null,
    created_at,
    sent_at: created_at,
    ended_at,
  } as const;
  await test.insert(runRow({ id, ...ended, ...change }));
  if (isOurs) await addEvent(test.world.db, id, { kind: 'completed' }, test.world.now());
}

it('uses runs that were made here, are alike and completed', async () => {
  for (let run = 0; run < 4; run += 1) await insertRun(40 + run);
  expect(await readUsualTime(test.world, ASKED)).toEqual({ time: null });
  await insertRun(90);
  for (let run = 0; run < 6; run += 1) await insertRun(2, {}, false);
  await insertRun(2, { target: 'local' });
  await insertRun(2, { format: 'social' });
  await insertRun(2, { state: 'failed' });
  await insertRun(2, { operation: 'template', format: null });
  expect(pastTime.parse(await readUsualTime(test.world, ASKED))).toEqual({ time: { from: 40, to: 90 } });
  expect(await readUsualTime(test.world, { target: 'remote', operation: 'template' })).toEqual({ time: null });
});

it('counts from the last send, without the time the service made it wait', async () => {
  for (let run = 0; run < 5; run += 1) {
    await insertRun(640);
    const { id, sent_at } = await test.row(`run_${count}`);
    const first = Date.parse(sent_at ?? '');
    await addEvent(test.world.db, id, { kind: 'sending' }, new Date(first));
    await addEvent(test.world.db, id, { kind: 'throttled' }, new Date(first + 1000));
    await addEvent(test.world.db, id, { kind: 'sending' }, new Date(first + 600_000));
  }
  expect(await readUsualTime(test.world, ASKED)).toEqual({ time: { from: 40, to: 40 } });
});

it('ignores runs older than the newest fifty', async () => {
  for (let run = 0; run < 10; run += 1) await insertRun(900);
  for (let run = 0; run < 50; run += 1) await insertRun(7);
  expect(await readUsualTime(test.world, ASKED)).toEqual({ time: { from: 7, to: 7 } });
});
