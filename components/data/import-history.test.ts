import { afterEach, expect, it, vi } from 'vitest';
import { batchesOf, importHistory, UnreadableFile } from './import-history';

afterEach(() => vi.unstubAllGlobals());

it('cuts a long file into calls, in its order', () => {
  const runs = Array.from({ length: 7 }, (_, index) => ({ index }));
  expect(batchesOf(runs, { bytes: 1000, runs: 3 }).map((batch) => batch.length)).toEqual([3, 3, 1]);
  expect(batchesOf(runs, { bytes: 1000, runs: 3 }).flat()).toEqual(runs);
});

it('counts bytes, not letters, and lets what is too large stand alone', () => {
  const runs = ['ä'.repeat(10), 'ä'.repeat(10), 'x'.repeat(200), 'y'];
  expect(batchesOf(runs, { bytes: 50, runs: 9 })).toEqual([[runs[0], runs[1]], [runs[2]], [runs[3]]]);
  expect(batchesOf([], { bytes: 50, runs: 9 })).toEqual([]);
});

it.each([
  ['no JSON', 'title,state'],
  ['JSON of something else', '{"deck":[]}'],
  ['a bare list', '[1]'],
])('refuses %s in words', async (_, text) => {
  const watch = { signal: new AbortController().signal, onProgress: () => {} };
  await expect(importHistory(new File([text], 'x.json'), watch)).rejects.toBeInstanceOf(UnreadableFile);
});

it('asks the server about a file without runs, too: it may be no export', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return Response.json({ message: 'The file is no export of this history', statusCode: 400 }, { status: 400 });
  });
  const file = new File(['{"kind":"other","version":1,"runs":[]}'], 'x.json');
  const watch = { signal: new AbortController().signal, onProgress: () => {} };
  await expect(importHistory(file, watch)).rejects.toMatchObject({
    taken: 0,
    failure: { message: 'The file is no export of this history' },
  });
  expect(asked).toEqual([{ kind: 'other', version: 1, runs: [] }]);
});
