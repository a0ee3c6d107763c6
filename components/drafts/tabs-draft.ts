import { RouteFailure } from '@/components/data/request-json';
import type { DraftRecord } from '@/lib/contract/drafts';
import type { DeviceDraft, DeviceDrafts } from './device-drafts';
import { deviceDraftOf } from './draft-record';

/** Milliseconds before each further look. */
const WAITS = [100, 200, 400, 800];
const DEADLINE = 5000;

type ReadDraft = (id: string, signal: AbortSignal) => Promise<DraftRecord>;

/**
 * The draft this tab was at, when the device doesn't have it. Both places are looked at more than once: a page that was
 * just left may have written it a moment ago, and neither the browser's storage nor the server need have it yet.
 */
export async function findTabsDraft(device: DeviceDrafts, read: ReadDraft): Promise<DeviceDraft | null> {
  const id = device.tabsDraft;
  if (id === null) return null;
  const signal = AbortSignal.timeout(DEADLINE);
  for (const wait of [...WAITS, null]) {
    try {
      const record = await read(id, signal);
      return record.isDeleted ? null : deviceDraftOf(record);
    } catch (failure) {
      if (!(failure instanceof RouteFailure && failure.status === 404)) return device.read(id);
    }
    if (wait !== null) await new Promise((resolve) => setTimeout(resolve, wait));
    const here = device.read(id);
    if (here) return here;
  }
  return null;
}
