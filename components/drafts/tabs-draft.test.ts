import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteFailure } from '@/components/data/request-json';
import { emptyDraft } from '@/lib/composer/draft';
import { DeviceDrafts } from './device-drafts';
import { bodyOf, newRecord } from './draft-record';
import { memory } from './memory-storage';
import { findTabsDraft } from './tabs-draft';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const kept = newRecord({ ...emptyDraft(), inputText: 'Bees' });
const unknown = async () => Promise.reject(new RouteFailure(404, { message: 'No such draft' }));
const server = (isDeleted: boolean) => async () => ({
  ...bodyOf(kept),
  id: kept.id,
  title: 'Bees',
  isNamed: false,
  runId: null,
  origin: null,
  characters: 4,
  updatedAt: '2030-01-01T00:00:00.000Z',
  isDeleted,
});

function tab() {
  const device = new DeviceDrafts({ local: memory(), session: memory() });
  device.tabsDraft = kept.id;
  return device;
}

describe('the draft of a tab that was just reloaded', () => {
  it('is found when it reaches the browser’s storage a moment later', async () => {
    const device = tab();
    const found = findTabsDraft(device, unknown);
    await vi.advanceTimersByTimeAsync(250);
    device.write(kept);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await found)?.draft.inputText).toBe('Bees');
  });

  it('is found when it reaches the server a moment later', async () => {
    let has = false;
    const found = findTabsDraft(tab(), async () => (has ? server(false)() : unknown()));
    await vi.advanceTimersByTimeAsync(250);
    has = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect((await found)?.draft.inputText).toBe('Bees');
  });

  it('is not waited for when it was deleted, and not for ever when nobody has it', async () => {
    expect(await findTabsDraft(tab(), server(true))).toBeNull();
    const found = findTabsDraft(tab(), unknown);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await found).toBeNull();
  });
});
