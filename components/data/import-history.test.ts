import { afterEach, expect, it, vi } from 'vitest';
import { batchesOf, ExportReader } from './export-reader';
import { BrokenOff, type ExportSource, importHistory, UnreadableFile } from './import-history';

afterEach(() => vi.unstubAllGlobals());

/** The reader, run without its worker. */
function inProcess(): ExportSource {
  const reader = new ExportReader();
  return { ask: (call) => reader.answer(call), close: () => {} };
}

it('splits a long file into requests, in order', () => {
  const runs = Array.from({ length: 7 }, (_, index) => ({ index }));
  expect([...batchesOf(runs, { bytes: 1000, runs: 3 })].map((batch) => batch.length)).toEqual([3, 3, 1]);
  expect([...batchesOf(runs, { bytes: 1000, runs: 3 })].flat()).toEqual(runs);
});

it('counts bytes instead of characters, and sends an oversized run in its own batch', () => {
  const runs = ['ä'.repeat(10), 'ä'.repeat(10), 'x'.repeat(200), 'y'];
  expect([...batchesOf(runs, { bytes: 50, runs: 9 })]).toEqual([[runs[0], runs[1]], [runs[2]], [runs[3]]]);
  expect([...batchesOf([], { bytes: 50, runs: 9 })]).toEqual([]);
});

it.each([
  ['no JSON', 'title,state'],
  ['JSON of something else', '{"deck":[]}'],
  ['a bare list', '[1]'],
  ['what is nested too deep', `{"runs":[${'['.repeat(200)}${']'.repeat(200)}]}`],
])('refuses %s with a readable error', async (_, text) => {
  const watch = { signal: new AbortController().signal, onProgress: () => {} };
  await expect(importHistory(new File([text], 'x.json'), watch, inProcess)).rejects.toBeInstanceOf(UnreadableFile);
});

it('also sends a file without runs, so that the server can check that it is an export', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return Response.json({ message: 'The file isn’t a history export', statusCode: 400 }, { status: 400 });
  });
  const file = new File(['{"kind":"other","version":1,"runs":[]}'], 'x.json');
  const watch = { signal: new AbortController().signal, onProgress: () => {} };
  await expect(importHistory(file, watch, inProcess)).rejects.toMatchObject({
    taken: 0,
    failure: { message: 'The file isn’t a history export' },
  });
  expect(asked).toEqual([{ kind: 'other', version: 1, runs: [] }]);
});

it('sends the batches in order and adds up the results', async () => {
  const sizes: number[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { runs } = JSON.parse(String(body));
    sizes.push(runs.length);
    const refused = [{ index: 1, title: 'x', reason: 'no' }];
    return Response.json({ taken: runs.length - 1, known: 0, trashed: 0, refused, refusedCount: 1 });
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

it('closes the reader on success, on failure, and when the dialog closes', async () => {
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
