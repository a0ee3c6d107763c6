import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RunState } from '@/lib/contract/run-words';
import { isRefusedOutright, nothingWasMade } from './nothing-was-made';

afterEach(() => vi.unstubAllGlobals());

describe('isRefusedOutright', () => {
  it.each<[RunState, number, boolean]>([
    ['rejected', 0, true],
    ['rejected', 1, false],
    ['unconfirmed', 0, false],
    ['failed', 0, false],
    ['completed', 0, false],
    ['queued', 0, false],
  ])('%s after %i resends: %s', (state, resends, isRefused) => {
    expect(isRefusedOutright({ state, resends })).toBe(isRefused);
  });
});

describe('nothingWasMade', () => {
  it('is false when the run cannot be read', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('offline');
    });
    expect(await nothingWasMade(new QueryClient(), 'run_1')).toBe(false);
  });

  it('asks the server on each call', async () => {
    const fetchQuery = vi.fn(async () => ({ state: 'rejected', resends: 0 }));
    const client = { fetchQuery } as unknown as Pick<QueryClient, 'fetchQuery'>;
    expect(await nothingWasMade(client, 'run_1')).toBe(true);
    expect(fetchQuery).toHaveBeenCalledWith(expect.objectContaining({ staleTime: 0 }));
  });
});
