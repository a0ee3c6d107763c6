import { keepServerDraft } from '@/components/data/drafts';
import { RouteFailure } from '@/components/data/request-json';
import { endSession } from '@/components/data/session';
import { currentDesk } from '@/components/drafts/desk-context';
import type { DraftServer } from '@/components/drafts/desk-state';
import { bodyOf, type DeviceDraft, DeviceDrafts, isSame } from '@/components/drafts/device-drafts';
import { newId } from '@/components/ui/new-id';
import { untilAborted } from '@/lib/abort/until-aborted';
import { readDraft } from '@/lib/composer/draft';
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

type Deps = { device: DeviceDrafts; server: DraftServer; signal: AbortSignal };

/** Saves all drafts that are only on this device to the server; returns the number that failed. */
export async function saveDrafts({ device, server, signal }: Deps): Promise<number> {
  let unsaved = 0;
  for (const record of device.list()) {
    if (record.isKept) continue;
    try {
      signal.throwIfAborted();
      await untilAborted(save(record, server), signal);
    } catch {
      unsaved += 1;
    }
  }
  return unsaved;
}

async function save(record: DeviceDraft, server: DraftServer): Promise<void> {
  const outcome = await server.keep(record.id, bodyOf(record), false);
  if (outcome.ok) return;
  const { newer } = outcome;
  const isOurs = record.unanswered.includes(newer.edit) && !newer.isDeleted;
  if (!newer.isDeleted && (newer.edit === record.edit || isSame(readDraft(newer.draft), record.draft))) return;
  // Overwrites an earlier edit of ours whose response was lost; forks if another device has changed the draft.
  const [id, revision] = isOurs ? [record.id, newer.revision] : [newId(), 0];
  const again = await server.keep(id, { ...bodyOf(record), revision }, false);
  if (!again.ok) throw new Error('the draft was changed elsewhere at the same moment');
}
