import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from './load-part';

const unfetched = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
let listeners: Set<() => void>;

beforeEach(() => {
  vi.useFakeTimers();
  listeners = new Set();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('loadPart', () => {
  it('retries a part that could not be fetched', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(unfetched())
      .mockRejectedValueOnce(unfetched())
      .mockResolvedValue('part');
    const loading = loadPart(load)();
    await vi.advanceTimersByTimeAsync(1000);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000);
    await expect(loading).resolves.toBe('part');
    expect(listeners.size).toBe(0);
  });

  it('retries at once when the browser is back online', async () => {
    const load = vi.fn().mockRejectedValueOnce(unfetched()).mockResolvedValue('part');
    const loading = loadPart(load)();
    await vi.advanceTimersByTimeAsync(1);
    for (const listener of listeners) listener();
    await expect(loading).resolves.toBe('part');
  });

  it('gives up after retries while online, but never while offline', async () => {
    const load = vi.fn().mockRejectedValue(unfetched());
    vi.stubGlobal('navigator', { onLine: false });
    const failed = vi.fn();
    loadPart(load)().catch(failed);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load.mock.calls.length).toBeGreaterThan(8);
    expect(failed).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(failed).toHaveBeenCalledOnce();
  });

  it('fails at once if the part threw while it ran', async () => {
    const load = vi.fn().mockRejectedValue(new TypeError('x is not a function'));
    await expect(loadPart(load)()).rejects.toThrow('x is not a function');
    expect(load).toHaveBeenCalledOnce();
  });
});
