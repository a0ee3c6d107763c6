import { RouteFailure } from '@/components/data/request-json';
import { firstThingsDone } from '@/components/ui/first-things';
import type { DraftRecord } from '@/lib/contract/drafts';
import { type DeviceDraft, type DeviceDrafts, EMPTY_DRAFT, SENT_PREFIX } from './device-drafts';
import { deviceDraftOf } from './draft-record';

/** Retry delays in milliseconds. */
const RETRY_DELAYS_MS = [100, 200, 400, 800];
const DEADLINE_MS = 5000;

type ReadDraft = (id: string, signal: AbortSignal) => Promise<DraftRecord>;

/**
 * This tab's draft, if the device doesn't have it. Retries both storage and the server, because the previous page may
 * have written it a moment ago and neither need have it yet.
 */
export async function findTabsDraft(device: DeviceDrafts, read: ReadDraft): Promise<DeviceDraft | null> {
  const id = device.tabsDraft;
  if (id === null || id === EMPTY_DRAFT || id.startsWith(SENT_PREFIX)) return null;
  // The editor waits for the draft, so its response must not wait for the editor.
  firstThingsDone();
  const signal = AbortSignal.timeout(DEADLINE_MS);
  for (const wait of [...RETRY_DELAYS_MS, null]) {
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
