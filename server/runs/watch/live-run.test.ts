import { beforeEach, expect, it } from 'vitest';
import type { WritingEvent } from '@/server/engine/artifacts';
import { perTest } from '@/server/testing/per-test';
import { runRow } from '../testing/run-row';
import { TestWorld } from '../testing/test-world';
import { openLiveRun } from './live-run';

const test = perTest(() => TestWorld.open());
let asked: string[];
beforeEach(() => {
  asked = [];
});

/** Makes the engine report these events for every generation. */
function script(events: readonly WritingEvent[]): void {
  test.world.engine.writing = {
    ...test.world.engine.writing,
    async *watch(generationId) {
      asked.push(generationId);
      yield* events;
    },
  };
}

async function textOf(id: string): Promise<string> {
  let text = '';
  const stream = await openLiveRun(test.world, id, new AbortController().signal);
  for await (const piece of stream ?? []) text += piece;
  return text;
}

it('sends the engine’s events as server-sent events', async () => {
  script([
    { event: 'headings', headings: ['One', null] },
    { event: 'card', index: 0, pages: '[{"index":0}]' },
    { event: 'beat' },
    { event: 'end' },
  ]);
  await test.insert(runRow({ state: 'pending', target: 'local', generation_id: 'gen_1' }));
  expect(await textOf('run_1')).toBe(
    [
      'retry: 1000',
      'event: headings\ndata: ["One",null]',
      'event: card\ndata: {"index":0,"pages":[{"index":0}]}',
      ': beat',
      'event: end\ndata: {}',
      '',
    ].join('\n\n'),
  );
  expect(asked).toEqual(['gen_1']);
});

it.each([
  ['is done', { state: 'completed' }],
  ['is remote', { target: 'remote' }],
  ['is not sent yet', { state: 'queued', generation_id: null }],
  ['is in the trash', { deleted_at: '2030-01-01T00:00:00.000Z' }],
] as const)('ends at once for a run that %s', async (_, of) => {
  script([{ event: 'headings', headings: [] }]);
  await test.insert(runRow({ state: 'pending', target: 'local', generation_id: 'gen_1', ...of }));
  expect(await textOf('run_1')).toBe('retry: 1000\n\nevent: end\ndata: {}\n\n');
  expect(asked).toEqual([]);
});

it('has nothing for an unknown run', async () =>
  expect(await openLiveRun(test.world, 'run_9', new AbortController().signal)).toBe('unknown'));

it('opens at most 100 streams, and another one when one is closed', async () => {
  script([{ event: 'beat' }]);
  await test.insert(runRow({ state: 'completed', target: 'local' }));
  const open = () => openLiveRun(test.world, 'run_1', new AbortController().signal);
  const streams = (await Promise.all(Array.from({ length: 100 }, open))).filter((stream) => typeof stream !== 'string');
  expect(streams).toHaveLength(100);
  for (const stream of streams) await stream.next();
  expect(await open()).toBe('busy');
  await streams[0]?.return(undefined);
  expect(await open()).not.toBe('busy');
  for (const stream of streams) await stream.return(undefined);
});
