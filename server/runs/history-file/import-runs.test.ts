import { describe, expect, it } from 'vitest';
import { readHistoryFile } from './import-runs';

const RUNS = [{ title: 'a "b" \\ ]}, {[', more: { list: [1, [2]], no: null } }, null, 'x,]', 12.5, [], 'Ünï 🐝'];
const HEAD = { kind: 'cardwright-history', version: 1 };

async function* inPieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
async function all(chunks: AsyncIterable<Uint8Array>): Promise<unknown[]> {
  const runs: unknown[] = [];
  for await (const run of readHistoryFile(chunks)) runs.push(run);
  return runs;
}
const read = (text: string, size = 1000) => all(inPieces(text, size));

describe('the runs of a file', () => {
  it.each([1, 2, 3, 7, 64])('are split correctly however the file arrives: %i bytes at a time', async (size) => {
    for (const space of [0, 1, 3])
      expect(await read(JSON.stringify({ ...HEAD, runs: RUNS }, null, space), size)).toEqual(RUNS);
    expect(await read(JSON.stringify({ ...HEAD, runs: [] }), size)).toEqual([]);
  });

  it('are limited in length', async () => {
    const long = `{"kind":"cardwright-history","version":1,"runs":[{"a":"${'x'.repeat(11_000_000)}`;
    await expect(read(long, 65_536)).rejects.toThrow('Run 1 in the file is too long');
  });

  it('are refused if one is nested too deep', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const file = `{"kind":"cardwright-history","version":1,"runs":[{"a":1},{"a":${deep}}]}`;
    await expect(read(file)).rejects.toThrow('Run 2 in the file is nested too deeply');
  });

  it('must be UTF-8 text', async () => {
    const bytes = async function* () {
      yield Uint8Array.of(0x7b, 0xff, 0xfe);
    };
    await expect(all(bytes())).rejects.toThrow('The file is not UTF-8');
  });
});
