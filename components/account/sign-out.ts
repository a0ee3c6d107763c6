import { keepServerDraft } from '@/components/data/drafts';
import { RouteFailure } from '@/components/data/request-json';
import { endSession } from '@/components/data/session';
import { currentDesk } from '@/components/drafts/current-desk';
import { DeviceDrafts } from '@/components/drafts/device-drafts';
import { saveDrafts } from '@/components/drafts/save-drafts';
import { clearDevice } from './clear-device';

/** The timeout for saving all drafts. */
const SAVING_MS = 15_000;
const OTHER_TABS_MS = 1500;

/** Saves the drafts that are only on this device; returns the number that failed. */
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
 * Ends the session, then removes all workspace data from this browser.
 * @throws RouteFailure if the server did not end it; nothing is removed then
 */
export async function signOut(): Promise<void> {
  await endSession().catch((failure: unknown) => {
    // The session had already ended.
    if (!(failure instanceof RouteFailure && failure.status === 401)) throw failure;
  });
  forgetWorkspace();
  openSignIn();
}

function forgetWorkspace(): void {
  // First, so that nothing is written while the page unloads.
  currentDesk()?.device.close();
  clearDevice();
}

function openSignIn(): void {
  window.location.replace('/sign-in');
}

/**
 * Call when another tab has signed out. This tab navigates with a delay: in Chromium, two tabs that load the same page
 * at the same time wait for each other, forever if one of them is in the background.
 */
export function leaveAfterOtherTab(): void {
  forgetWorkspace();
  setTimeout(openSignIn, OTHER_TABS_MS);
}
