import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunState } from '@/lib/contract/run-words';
import type { Database } from '@/server/database/database';
import { openDatabase } from '@/server/database/open-database';
import { findPostgres } from '@/server/database/testing/test-postgres';
import { submitRun } from '@/server/runs/send/submit-run';
import { TestWorld } from '@/server/runs/testing/test-world';
import { postgresPerTest } from '@/server/testing/postgres-per-test';
import { USUAL_PLAN } from '../upstream/generations';
import { Upstream } from '../upstream/upstream';
import { WorkerProcess } from './worker-process';

const programs = findPostgres();
/** Debian's package `faketime`. */
const FAKETIME = findFaketime();
const RUNS = 32;
/** Shortly before the deadline of a POST. */
const ANSWER_MS = 25_000;

function findFaketime(): string | null {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib'];
  return folders.map((folder) => `${folder}/faketime/libfaketime.so.1`).find((file) => existsSync(file)) ?? null;
}

describe.skipIf(programs === null || FAKETIME === null)('two workers with clocks two minutes apart', () => {
  const postgres = postgresPerTest(programs);
  let folder: string;
  let db: Kysely<Database>;
  let test: TestWorld;
  let upstream: Upstream;
  let environment: Record<string, string>;
  const workers: WorkerProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cardwright-clocks-'));
    db = await openDatabase({ url: postgres.url, dataDir: folder });
    test = await TestWorld.open(db);
    test.time = Date.now();
    upstream = await new Upstream().start();
    upstream.plan = { ...USUAL_PLAN, looks: 0 };
    environment = {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      SERVICE_BASE_URL: upstream.url,
      SERVICE_API_KEY: upstream.key,
    };
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
    await upstream.stop();
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** @param offset of its clock from the real one, as in `+60s` */
  async function startWorker(offset: string): Promise<WorkerProcess> {
    const faked = { LD_PRELOAD: FAKETIME ?? '', FAKETIME: offset, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
    const worker = await WorkerProcess.start({ ...environment, ...faked });
    workers.push(worker);
    return worker;
  }

  async function submit(line: string): Promise<string> {
    const outcome = await submitRun(test.world, {
      submissionId: randomUUID(),
      target: 'remote',
      operation: 'generate',
      request: { inputText: `${line}\n\ntext`, textMode: 'preserve', numCards: 1 },
    });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.submitted.id;
  }

  const idsIn = async (state: RunState, heldBy?: WorkerProcess) => {
    const rows = await db.selectFrom('generations').select(['id', 'lease_owner']).where('state', '=', state).execute();
    return rows
      .filter((row) => heldBy === undefined || row.lease_owner?.includes(`:${heldBy.pid}:`))
      .map(({ id }) => id)
      .sort();
  };

  it('keep each answer, refusal and charge of POSTs of 25 seconds on its own attempt, also when one is stopped and one is killed', async () => {
    upstream.tell('start', { kind: 'status', status: 402, message: 'Insufficient credits remaining' }, 2);
    upstream.tell('start', { kind: 'status', status: 429, headers: { 'retry-after': '3' } }, 3);
    upstream.tell('start', { kind: 'delay', ms: ANSWER_MS });
    const lines = new Map<string, string>();
    for (let at = 0; at < RUNS; at++) lines.set(await submit(`Run ${at}`), `Run ${at}`);

    const ahead = await startWorker('+60s');
    const behind = await startWorker('-60s');
    await vi.waitFor(async () => {
      for (const worker of [ahead, behind]) expect((await idsIn('sending', worker)).length).toBeGreaterThan(3);
    }, 20_000);
    // Its POSTs are answered before it ends.
    expect(await ahead.end('SIGTERM')).toBe(0);
    await vi.waitFor(async () => expect((await idsIn('sending', behind)).length).toBeGreaterThan(3), 20_000);
    await behind.end('SIGKILL');
    const cutOff = await idsIn('sending');
    expect(cutOff.length).toBeGreaterThan(3);
    const last = await startWorker('+60s');
    await vi.waitFor(
      async () => {
        for (const state of ['queued', 'sending', 'pending'] as const) expect(await idsIn(state), state).toEqual([]);
      },
      { timeout: 240_000, interval: 500 },
    );

    expect(await idsIn('unconfirmed')).toEqual(cutOff);
    expect(await idsIn('rejected')).toHaveLength(2);
    expect(await idsIn('completed')).toHaveLength(RUNS - 2 - cutOff.length);
    expect(upstream.ledger.chargedTwice).toEqual([]);
    expect(upstream.ledger.charges.length).toBeGreaterThanOrEqual(RUNS - 2 - cutOff.length);
    const attempts = await db.selectFrom('send_attempts').selectAll().execute();
    const outcomes = attempts.map(({ outcome }) => outcome ?? 'no answer');
    expect(attempts).toHaveLength(RUNS + 3);
    expect(outcomes.filter((outcome) => outcome === 'no answer')).toHaveLength(cutOff.length);
    for (const { generationId, key } of upstream.ledger.charges) {
      const [attempt] = attempts.filter((each) => each.generation_id === generationId);
      if (attempt) expect(lines.get(attempt.generation_row)).toBe(key);
      else expect(cutOff.map((id) => lines.get(id))).toContain(key);
    }
    expect(await last.end()).toBe(0);
  }, 400_000);
});
