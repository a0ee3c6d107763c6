import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DownloadBroken, holdToPace } from './fetch-export';

const PACE = { window: 30_000, bytes: 1000 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A stream that the test feeds by hand. */
function sender(): Readable {
  return new Readable({ read() {} });
}

describe('a download', () => {
  it('arrives complete, and leaves no timer behind', async () => {
    const held = holdToPace(Readable.from([Buffer.from('one '), Buffer.from('two')]), PACE);
    expect(Buffer.concat(await held.toArray()).toString()).toBe('one two');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is aborted when it is too slow, and its connection closed', async () => {
    const source = sender();
    const held = holdToPace(source, PACE);
    let came = 0;
    held.on('data', (chunk: Buffer) => {
      came += chunk.byteLength;
    });
    source.push(Buffer.alloc(999));
    await vi.waitFor(() => expect(came).toBe(999), 60_000);
    vi.advanceTimersByTime(30_000);
    expect(held.errored).toBeInstanceOf(DownloadBroken);
    await vi.waitFor(() => expect(source.destroyed).toBe(true), 60_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may take any time if it keeps its pace', async () => {
    const source = sender();
    const held = holdToPace(source, PACE);
    let came = 0;
    held.on('data', (chunk: Buffer) => {
      came += chunk.byteLength;
    });
    for (let window = 1; window <= 20; window++) {
      source.push(Buffer.alloc(1000));
      await vi.waitFor(() => expect(came).toBe(1000 * window), 60_000);
      vi.advanceTimersByTime(30_000);
    }
    expect(held.destroyed).toBe(false);
    held.destroy();
  });

  it('reports that it broke off, with the cause', async () => {
    const source = sender();
    const held = holdToPace(source, PACE);
    const cause = new Error('reset');
    source.destroy(cause);
    await expect(held.toArray()).rejects.toMatchObject({ name: 'DownloadBroken', cause });
  });
});
