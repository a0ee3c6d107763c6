import type { QueryClient } from '@tanstack/react-query';
import { readServerDraft } from '@/components/data/drafts';
import { t } from '@/lib/words/t';
import { type DeviceDraft, type DeviceDrafts, deviceDraftOf } from './device-drafts';
import type { DraftDesk } from './draft-desk';

type Shelf = { desk: DraftDesk; device: DeviceDrafts; client: QueryClient };

/** Opens another draft, in its newest version from this device or the server. */
export async function openDraft(
  { desk, device }: Shelf,
  id: string,
  revision = 0,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const record = await newestDraft(device, id, revision);
  if (!record.ok) return record;
  desk.open(record.record);
  return { ok: true };
}

/** This device's version, unless the server is known to have a later `revision`, which is then also stored here. */
export async function newestDraft(
  device: DeviceDrafts,
  id: string,
  revision = 0,
): Promise<{ ok: true; record: DeviceDraft } | { ok: false; reason: string }> {
  const here = device.read(id);
  if (here && (!here.isKept || here.revision >= revision)) return { ok: true, record: here };
  try {
    const record = deviceDraftOf(await readServerDraft(id));
    device.write(record);
    return { ok: true, record };
  } catch (failure) {
    if (here) return { ok: true, record: here };
    return {
      ok: false,
      reason:
        failure instanceof Error
          ? failure.message
          : t('Couldn’t read the file. It may be damaged or password-protected.'),
    };
  }
}
