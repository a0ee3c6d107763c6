import { keepServerDraft } from '@/components/data/drafts';
import { RouteFailure } from '@/components/data/request-json';
import { endSession } from '@/components/data/session';
import { currentDesk } from '@/components/drafts/current-desk';
import { DeviceDrafts } from '@/components/drafts/device-drafts';
import { saveDrafts } from '@/components/drafts/save-drafts';
import { clearDevice } from './clear-device';

/** For all drafts together. */
const SAVING_MS = 15_000;

/** Saves what is on this device alone; gives the number of drafts that could not be saved. */
export async function saveBeforeSignOut(): Promise<number> {
  const open = currentDesk();
  open?.desk.flush();
  const device = open?.device ?? new DeviceDrafts();
  const unsaved = await saveDrafts({
    device,
    server: { keep: keepServerDraft },
    signal: AbortSignal.timeout(SAVING_MS),
  });
  // Without browser storage a draft exists only in the page until the server has it.
  return open?.desk.state().mark.kind === 'nowhere' ? unsaved + 1 : unsaved;
}

/**
 * Ends the session, then removes everything of the workspace from this browser.
 * @throws RouteFailure when the server did not end it; then nothing is removed
 */
export async function signOut(): Promise<void> {
  await endSession().catch((failure: unknown) => {
    // It had ended before.
    if (!(failure instanceof RouteFailure && failure.status === 401)) throw failure;
  });
  leaveSignedOut();
}

/** Also for a tab that hears of it from another. */
export function leaveSignedOut(): void {
  // First, so that nothing is written back while the page goes away.
  currentDesk()?.device.close();
  clearDevice();
  window.location.replace('/sign-in');
}
