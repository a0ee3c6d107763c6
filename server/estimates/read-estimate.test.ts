import { describe, expect, it } from 'vitest';
import type { EstimateQuery } from '@/lib/contract/estimate';
import { perTest } from '@/server/testing/per-test';
import type { RunRow } from '../database/composer-tables';
import { importRuns } from '../runs/history-file/import-runs';
import { addEvent } from '../runs/store';
import { runRow } from '../runs/testing/run-row';
import { TestWorld } from '../runs/testing/test-world';
import { readEstimate } from './read-estimate';

const test = perTest(() => TestWorld.open());

const ASKED: EstimateQuery = { target: 'remote', operation: 'generate', format: 'presentation' };
let count = 0;

async function insertRun(credits: number | null, change: Partial<RunRow> = {}, imageOptions?: object) {
  count += 1;
  const id = `run_${String(count).padStart(6, '0')}`;
  await test.insert(
    runRow({
      id,
      submission_id: `sub_${count}`,
      created_at: new Date(Date.UTC(2030, 0, 1) + count * 1000).toISOString(),
      state: 'completed',
      target: 'remote',
      operation: 'generate',
      format: 'presentation',
      cards: 10,
      credits_deducted: credits,
      request: JSON.stringify({ inputText: '"imageOptions":{"model":"x"}', textMode: 'preserve', imageOptions }),
      ...change,
    }),
  );
  await addEvent(test.world.db, id, { kind: 'completed' }, test.world.now());
}

describe('the cost per card of past runs', () => {
  it('needs at least five runs', async () => {
    for (const credits of [10, 20, 30, 40]) await insertRun(credits);
    expect(await readEstimate(test.world, ASKED)).toEqual({ runs: 4, perCard: null, perRun: null });
  });

  it('is the range from their first to their ninth decile', async () => {
    for (let credits = 0; credits <= 100; credits += 10) await insertRun(credits);
    expect(await readEstimate(test.world, ASKED)).toEqual({ runs: 11, perCard: { low: 1, high: 9 }, perRun: null });
  });

  it('uses similar runs that completed and were charged once', async () => {
    for (let run = 0; run < 5; run += 1) await insertRun(20, {}, run % 2 === 0 ? { source: 'aiGenerated' } : undefined);
    await insertRun(900, { target: 'local' });
    await insertRun(900, { format: 'social' });
    await insertRun(900, { state: 'failed' });
    await insertRun(900, { resends: 1 });
    await insertRun(900, { cards: null });
    await insertRun(null);
    await insertRun(900, {}, { source: 'noImages' });
    await insertRun(900, {}, { model: 'flux-2-pro' });
    await insertRun(900, { operation: 'template', format: null });
    expect(await readEstimate(test.world, ASKED)).toEqual({ runs: 5, perCard: { low: 2, high: 2 }, perRun: null });
  });

  it('distinguishes image models and sources', async () => {
    for (let run = 0; run < 5; run += 1) await insertRun(70, {}, { model: 'flux-2-pro' });
    for (let run = 0; run < 6; run += 1) await insertRun(10, {}, { source: 'noImages' });
    expect(await readEstimate(test.world, { ...ASKED, imageModel: 'flux-2-pro' })).toMatchObject({
      runs: 5,
      perCard: { low: 7, high: 7 },
    });
    expect(await readEstimate(test.world, { ...ASKED, imageSource: 'noImages' })).toMatchObject({ runs: 6 });
    expect(await readEstimate(test.world, ASKED)).toEqual({ runs: 0, perCard: null, perRun: null });
  });

  it('compares template runs only by target, and estimates remote ones per run', async () => {
    const template = { operation: 'template', format: null } as const;
    for (let run = 0; run < 5; run += 1) await insertRun(30, { ...template, cards: run === 0 ? 3 : null });
    expect(await readEstimate(test.world, { target: 'remote', operation: 'template' })).toEqual({
      runs: 5,
      perCard: null,
      perRun: { low: 30, high: 30 },
    });
    for (let run = 0; run < 5; run += 1) await insertRun(30, { ...template, target: 'local' });
    expect(await readEstimate(test.world, { target: 'local', operation: 'template' })).toEqual({
      runs: 5,
      perCard: { low: 3, high: 3 },
      perRun: null,
    });
  });

  it('counts the newest fifty similar runs, even behind many others', async () => {
    for (let run = 0; run < 60; run += 1) await insertRun(run < 10 ? 5000 : 20);
    for (let run = 0; run < 90; run += 1) await insertRun(10, {}, { source: 'noImages' });
    expect(await readEstimate(test.world, ASKED)).toEqual({ runs: 50, perCard: { low: 2, high: 2 }, perRun: null });
  });

  it('ignores imported runs, however new they are', async () => {
    for (let run = 0; run < 5; run += 1) await insertRun(20);
    const then = { ...test.world, now: () => new Date('2031-02-01T00:00:00.000Z') };
    const { answer } = await importRuns(then, [1, 2, 3, 4, 5, 6].map(importedRun));
    expect(answer.taken).toBe(6);
    expect(await readEstimate(test.world, ASKED)).toEqual({ runs: 5, perCard: { low: 2, high: 2 }, perRun: null });
  });
});

/** A similar run, as the export of another machine contains it. */
function importedRun(place: number) {
  const at = `2031-01-0${place}T00:00:00.000Z`;
  return {
    ...{ id: `run_elsewhere_${place}`, submissionId: crypto.randomUUID(), title: 'Elsewhere', state: 'completed' },
    ...{ target: 'remote', operation: 'generate', format: 'presentation', cards: 10 },
    ...{ createdAt: at, sentAt: at, endedAt: at, credits: { deducted: 900, remaining: 0 }, star: false, note: null },
    ...{ draft: null, generationId: null, artifactId: null, artifactUrl: null, warnings: [], error: null },
    request: { inputText: 'Text', textMode: 'preserve' },
  };
}
