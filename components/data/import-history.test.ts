import { afterEach, expect, it, vi } from 'vitest';
import { batchesOf, ExportReader } from './export-reader';
import { BrokenOff, importHistory, UnreadableFile } from './import-history';
import type { ExportSource } from './open-export';

afterEach(() => vi.unstubAllGlobals());

/** The reader without its worker. */
function inProcess(): ExportSource {
  const reader = new ExportReader();
  return { ask: (call) => reader.answer(call), close: () => {} };
}

it('cuts a long file into calls, in its order', () => {
  const runs = Array.from({ length: 7 }, (_, index) => ({ index }));
  expect([...batchesOf(runs, { bytes: 1000, runs: 3 })].map((batch) => batch.length)).toEqual([3, 3, 1]);
  expect([...batchesOf(runs, { bytes: 1000, runs: 3 })].flat()).toEqual(runs);
});

it('counts bytes, not letters, and lets what is too large stand alone', () => {
  const runs = ['ä'.repeat(10), 'ä'.repeat(10), 'x'.repeat(200), 'y'];
  expect([...batchesOf(runs, { bytes: 50, runs: 9 })]).toEqual([[runs[0], runs[1]], [runs[2]], [runs[3]]]);
  expect([...batchesOf([], { bytes: 50, runs: 9 })]).toEqual([]);
});

it.each([
  ['no JSON', 'title,state'],
  ['JSON of something else', '{"deck":[]}'],
  ['a bare list', '[1]'],
  ['what is nested too deep', `{"runs":[${'['.repeat(200)}${']'.repeat(200)}]}`],
])('refuses %s in words', async (_, text) => {
  const watch = { signal: new AbortController().signal, onProgress: () => {} };
  await expect(importHistory(new File([text], 'x.json'), watch, inProcess)).rejects.toBeInstanceOf(UnreadableFile);
});

it('asks the server about a file without runs, too: it may be no export', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return Response.json({ message: 'The file is no export of this history', statusCode: 400 }, { status: 400 });
  });
  const file = new File(['{"kind":"other","version":1,"runs":[]}'], 'x.json');
  const watch = { signal: new AbortController().signal, onProgress: () => {} };
  await expect(importHistory(file, watch, inProcess)).rejects.toMatchObject({
    taken: 0,
    failure: { message: 'The file is no export of this history' },
  });
  expect(asked).toEqual([{ kind: 'other', version: 1, runs: [] }]);
});

it('sends batch after batch, and counts what each of them was', async () => {
  const sizes: number[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { runs } = JSON.parse(String(body));
    sizes.push(runs.length);
    const refused = [{ index: 1, title: 'x', reason: 'no' }];
    return Response.json({ taken: runs.length - 1, known: 0, binned: 0, refused, refusedCount: 1 });
  });
  const file = new File([JSON.stringify({ kind: 'k', version: 1, runs: new Array(501).fill({}) })], 'x.json');
  const seen: number[] = [];
  const watch = { signal: new AbortController().signal, onProgress: (done: number) => void seen.push(done) };
  const answer = await importHistory(file, watch, inProcess);
  expect(sizes).toEqual([500, 1]);
  expect(seen).toEqual([0, 500, 501]);
  expect(answer).toMatchObject({ taken: 499, refusedCount: 2 });
  expect(answer.refused.map(({ index }) => index)).toEqual([1, 501]);
});

it('ends the reader when it is done, when it fails, and when the dialog closes', async () => {
  const closed: string[] = [];
  const open = (name: string, ask: ExportSource['ask']) => () => ({ ask, close: () => void closed.push(name) });
  const file = new File(['{}'], 'x.json');
  const stop = new AbortController();
  const watch = { signal: stop.signal, onProgress: () => {} };
  const breaks = open('broken', async ({ kind }) =>
    kind === 'open' ? { kind: 'opened', head: {}, total: 9 } : { kind: 'refused', why: 'failed' },
  );
  await expect(importHistory(file, watch, breaks)).rejects.toBeInstanceOf(BrokenOff);
  expect(closed).toEqual(['broken']);
  void importHistory(
    file,
    watch,
    open('waiting', () => new Promise(() => {})),
  );
  stop.abort();
  expect(closed).toContain('waiting');
});
