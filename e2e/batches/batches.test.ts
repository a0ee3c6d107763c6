import { beforeEach, describe, expect, it } from 'vitest';
import { fillRow } from '@/lib/batch/fill-row';
import { readTable } from '@/lib/batch/read-table';
import { runToCreate } from '@/lib/contract/api-v1';
import { type BatchChange, type BatchTemplate, batchToCreate } from '@/lib/contract/batches';
import { WEBHOOK_EVENTS } from '@/lib/contract/webhooks';
import { advanceBatch } from '@/server/batches/advance-batch';
import { resultsOf } from '@/server/batches/batch-files';
import { changeBatch, createBatch } from '@/server/batches/change-batch';
import { checkRows } from '@/server/batches/prepare-row';
import { readBatch, readRows } from '@/server/batches/read-batch';
import { findBatch } from '@/server/batches/store';
import { overrideConfig } from '@/server/config';
import { TestWorld } from '@/server/runs/testing/test-world';
import { perTest } from '@/server/testing/per-test';
import { listDeliveries } from '@/server/webhooks/webhooks';

const template: BatchTemplate = {
  operation: 'generate',
  target: 'remote',
  title: '{{Name}}',
  request: {
    inputText: 'Hello {{ name }}',
    textMode: 'preserve',
    numCards: 2,
    imageOptions: { source: 'noImages' },
    sharingOptions: { emailOptions: { recipients: ['{{Mail}}'] } },
  },
};
const columns = ['Name', 'Mail'];

describe('a filled row', () => {
  it('has the cells of its columns, once, and no blank texts', () => {
    const { run, unknown } = fillRow(template, columns, ['{{Mail}}', 'a@b.example; c@d.example']);
    expect(run).toMatchObject({ title: '{{Mail}}', request: { inputText: 'Hello {{Mail}}' } });
    expect(run.request).toMatchObject({
      sharingOptions: { emailOptions: { recipients: ['a@b.example', 'c@d.example'] } },
    });
    expect(unknown).toEqual([]);
    expect(fillRow(template, columns, [' ', ' ']).run).toEqual({
      ...{ operation: 'generate', target: 'remote' },
      request: { ...template.request, inputText: 'Hello  ', sharingOptions: { emailOptions: { recipients: [] } } },
    });
    expect(fillRow(template, ['Other'], ['x']).unknown).toEqual(['Name', 'name', 'Mail']);
  });

  it('stops at a length that no request may have', () => {
    const request = { ...template.request, inputText: '{{name}}'.repeat(40_000) };
    const { run } = fillRow({ ...template, request }, columns, ['x'.repeat(300_000)]);
    const { length } = (run.request as { inputText: string }).inputText;
    expect([length > 1_200_000, length < 2_000_000]).toEqual([true, true]);
    expect(runToCreate.safeParse(run).success).toBe(false);
  });
});

describe('a table', () => {
  it.each([
    ['a,b\r\n1,"2, ""x""\n3"\r\n', [['1', '2, "x"\n3']]],
    [
      '\ufeffa;b\n1;2,5\n\n3;4',
      [
        ['1', '2,5'],
        ['3', '4'],
      ],
    ],
    [
      'a\tb\n1\n"x\ty"\t2\n',
      [
        ['1', ''],
        ['x\ty', '2'],
      ],
    ],
    ['a,b\n1,2,,\n', [['1', '2']]],
  ])('%j is read', (text, rows) => {
    expect(readTable(text)).toEqual({ ok: true, table: { columns: ['a', 'b'], rows } });
  });

  it.each([
    ['a,b', 'empty'],
    ['a,b\n"1,2', 'open-quote'],
    ['a,A\n1,2', 'same-column'],
    ['a,b\n1,2,3', 'too-many-cells'],
    [`a\n${'1\n'.repeat(1001)}`, 'too-many-rows'],
  ])('%#: is refused', (text, code) => expect(readTable(text)).toMatchObject({ ok: false, problem: { code } }));
});

const test = perTest(() => TestWorld.open());
beforeEach(() => void overrideConfig({}));

const ID = 'c0ffee00-0000-4000-8000-000000000000';
const signal = new AbortController().signal;

async function create(rows: string[][], maxCredits: number | null = null): Promise<string> {
  const outcome = await createBatch(
    test.world,
    ID,
    batchToCreate.parse({ name: 'Bees', template, columns, rows, maxCredits }),
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.id;
}

/** As the worker does it, for as long as anything is due. */
async function work(id: string, rounds = 6): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const row = await findBatch(test.world.db, id);
    if (row?.state === 'running') await advanceBatch(test.world, row, signal);
    await test.pass(10_000, 2500);
  }
}

function remoteEnds(status: 'completed' | 'failed', deducted: number): void {
  let made = 0;
  test.remote.onPost = () => ({ status: 201, body: { generationId: `gen_${++made}` } });
  test.remote.onStatus = ({ url }) => {
    const generationId = url.split('/').at(-1);
    const error = status === 'failed' ? { error: { message: 'no', statusCode: 500 } } : {};
    return { body: { generationId, status, credits: { deducted, remaining: 90 }, ...error } };
  };
}

const change = (id: string, body: BatchChange) => changeBatch(test.world, id, body);

describe('a batch', () => {
  it('creates a run for each good row, says what is wrong with the others, and ends', async () => {
    remoteEnds('completed', 4);
    const rows = [
      ['Ada', 'ada@x.example'],
      ['Bob', 'nobody'],
      ['=cmd()', ''],
    ];
    const [, second] = await checkRows(test.world, { template, columns, rows });
    expect(second).toMatchObject({ problems: [{ path: expect.stringContaining('recipients[0]') }] });
    const { db } = test.world;
    const hook = { id: 'hook_1', url: 'https://example.com/', sealed_secret: '', failing_since: null, paused_at: null };
    await db
      .insertInto('webhooks')
      .values({ ...hook, created_at: '' })
      .execute();
    const id = await create(rows);
    await work(id);
    expect(await readBatch(test.world, id)).toMatchObject({
      ...{ state: 'done', counts: { completed: 2, refused: 1, waiting: 0 } },
      credits: { spent: 8, reserved: 0 },
    });
    const messages = await db
      .selectFrom('webhook_deliveries')
      .select('body')
      .where('event', '=', 'batch.completed')
      .execute();
    expect(
      messages.map(({ body }) => WEBHOOK_EVENTS['batch.completed'].data.parse(JSON.parse(body).data)),
    ).toMatchObject([{ id, counts: { completed: 2, refused: 1, waiting: 0 } }]);
    expect((await listDeliveries(test.world, 'hook_1'))?.[0]?.title).toBe('Bees');
    const page = await readRows(test.world, id, { limit: 2, after: 0 });
    expect(page).toMatchObject({ data: [{ run: { title: 'Ada' } }, { state: 'refused' }], nextCursor: '2' });
    let csv = '';
    for await (const part of resultsOf(test.world, (await findBatch(test.world.db, id))!)) csv += part;
    expect(csv).toContain("3,'=cmd(),,completed,,'=cmd(),2,4,");
  });

  it('is the same batch for the same submission, and makes nothing twice after a crash', async () => {
    remoteEnds('completed', 4);
    const rows = [
      ['Ada', ''],
      ['Bob', ''],
    ];
    const id = await create(rows);
    expect(await create(rows)).toBe(id);
    await expect(create([['Eve', '']])).rejects.toThrow('other-body');
    // The worker dies after the run is stored, and before the row knows it.
    const dying = {
      ...test.world,
      wake: () => {
        throw new Error('killed');
      },
    };
    await expect(advanceBatch(dying, (await findBatch(test.world.db, id))!, signal)).rejects.toThrow('killed');
    await work(id);
    expect((await readBatch(test.world, id))?.counts.completed).toBe(2);
    expect(test.remote.posts).toHaveLength(2);
  });

  it('pauses before it could cost more than its limit, and goes on with a higher one', async () => {
    remoteEnds('completed', 9);
    // Two cards cost 10 credits at most.
    const id = await create(
      Array.from({ length: 4 }, (_, at) => [`Bee ${at}`, '']),
      28,
    );
    await work(id);
    expect(await readBatch(test.world, id)).toMatchObject({
      ...{ state: 'paused', pauseReason: 'credits', counts: { completed: 3, waiting: 1 } },
      credits: { spent: 27, reserved: 0 },
    });
    expect(await change(id, { action: 'resume', maxCredits: null })).toBe('changed');
    await work(id);
    expect(await readBatch(test.world, id)).toMatchObject({ state: 'done', credits: { spent: 36 } });
  });

  it('retries what failed without a charge, and never what may have been sent', async () => {
    remoteEnds('failed', 0);
    const answer = test.remote.onPost;
    test.remote.onPost = (request) =>
      String(request.body).includes('Lost')
        ? { fails: 'reset' }
        : typeof answer === 'function'
          ? answer(request)
          : answer;
    const id = await create([
      ['Ada', ''],
      ['Lost', ''],
    ]);
    await work(id);
    expect((await readBatch(test.world, id))?.counts).toMatchObject({ failed: 1, unsettled: 1 });
    remoteEnds('completed', 4);
    expect(await change(id, { action: 'retry' })).toBe('changed');
    await work(id);
    expect(await readBatch(test.world, id)).toMatchObject({ state: 'done', counts: { completed: 1, unsettled: 1 } });
    expect(test.remote.posts).toHaveLength(3);
    expect(await change(id, { action: 'retry' })).toBe('state');
    expect(await change('bat_unknown', { action: 'pause' })).toBe('unknown');
  });
});
