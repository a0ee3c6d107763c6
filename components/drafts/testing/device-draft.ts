import { emptyDraft } from '@/lib/composer/draft';
import type { DeviceDraft } from '../device-drafts';

/** A draft as it is stored on the device. Its text is its id. */
export const deviceDraft = (id: string, of: Partial<DeviceDraft> = {}): DeviceDraft => ({
  ...{ id, draft: { ...emptyDraft(), inputText: id }, at: 1, revision: 0, edit: `edit of ${id}` },
  ...{ unanswered: [], isKept: false, name: null, runId: null, origin: null },
  ...of,
});
