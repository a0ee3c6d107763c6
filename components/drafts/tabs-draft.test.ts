import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteFailure } from '@/components/data/request-json';
import { emptyDraft } from '@/lib/composer/draft';
import { bodyOf, DeviceDrafts, newRecord } from './device-drafts';
import { DraftDesk } from './draft-desk';
import { findTabsDraft, openEmptyDraft, startOnDevice } from './find-start';
import { memory } from './testing/memory-storage';

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

describe('findTabsDraft', () => {
  it('finds a draft that reaches browser storage a moment later', async () => {
    const device = tab();
    const found = findTabsDraft(device, unknown);
    await vi.advanceTimersByTimeAsync(250);
    device.write(kept);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await found)?.draft.inputText).toBe('Bees');
  });

  it('finds a draft that reaches the server a moment later', async () => {
    let has = false;
    const found = findTabsDraft(tab(), async () => (has ? server(false)() : unknown()));
    await vi.advanceTimersByTimeAsync(250);
    has = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect((await found)?.draft.inputText).toBe('Bees');
  });

  it('does not wait for a deleted draft, and gives up eventually', async () => {
    expect(await findTabsDraft(tab(), server(true))).toBeNull();
    const found = findTabsDraft(tab(), unknown);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await found).toBeNull();
  });
});

describe('an empty draft', () => {
  it('remains the tab’s draft until another is opened or text is typed', async () => {
    const device = new DeviceDrafts({ local: memory(), session: memory() });
    let form = { ...emptyDraft(), inputText: '' };
    const keep = async () => Promise.reject(new RouteFailure(0, { message: 'down' }));
    const desk = new DraftDesk({
      device,
      server: { keep },
      form: {
        read: () => form,
        show: (draft) => {
          form = structuredClone(draft);
        },
      },
    });
    desk.begin(emptyDraft());
    form.inputText = 'Old text';
    desk.changed();
    openEmptyDraft({ desk, device }, emptyDraft());
    desk.flush(true);
    desk.close();
    expect(device.list().map(({ draft }) => draft.inputText)).toEqual(['Old text']);
    expect(startOnDevice(device)).toBeNull();
    const read = vi.fn(server(false));
    expect(await findTabsDraft(device, read)).toBeNull();
    expect(read).not.toHaveBeenCalled();
    desk.start();
    form.inputText = 'New text';
    desk.changed();
    desk.flush();
    expect(startOnDevice(device)?.draft.inputText).toBe('New text');
  });
});
