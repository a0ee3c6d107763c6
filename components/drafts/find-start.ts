import type { QueryClient } from '@tanstack/react-query';
import { readServerDraft } from '@/components/data/drafts';
import { presetsOptions } from '@/components/data/presets-and-views';
import { RouteFailure } from '@/components/data/request-json';
import { runOptions } from '@/components/data/runs';
import { settingsOptions } from '@/components/data/settings';
import { firstThingsDone } from '@/components/ui/first-things';
import { loadPart } from '@/components/ui/load-part';
import { type Draft, emptyDraft, readSettings, withSettings } from '@/lib/composer/draft';
import type { DraftProblem } from '@/lib/composer/draft-problems';
import type { Filled } from '@/lib/composer/paste/fill-link';
import type { DraftOrigin, DraftRecord } from '@/lib/contract/drafts';
import type { RunState, Target } from '@/lib/contract/run-words';
import { type DeviceDraft, type DeviceDrafts, deviceDraftOf, EMPTY_DRAFT, SENT_PREFIX } from './device-drafts';
import type { DraftDesk } from './draft-desk';
import type { StartAsked } from './wanted-start';

/**
 * A saved draft, or a new one that is saved with its first change. `notice` says what could not be loaded. `problems`:
 * why the service refused the run. `offer`: link settings, which apply only once the person accepts them.
 */
export type Start = { notice: string | null; offer: Filled | null; problems: readonly DraftProblem[] } & (
  | { kind: 'kept'; record: DeviceDraft }
  | { kind: 'new'; draft: Draft; origin: DraftOrigin | null; name: string | null }
);

/** The draft that this device would open: the tab's own, or else the latest unsent one. */
export function startOnDevice(device: DeviceDrafts): DeviceDraft | null {
  const own = device.tabsDraft === null ? null : device.read(device.tabsDraft);
  return own ?? (device.tabsDraft === null ? (device.list().find(({ runId }) => runId === null) ?? null) : null);
}

// Loaded on demand: most visits ask for nothing special.
const loadWanted = loadPart(() => import('./wanted-start'));

/** Whether the address asks for nothing special. */
export function isPlain({ draft, from, fix, remix, preset, fill }: StartAsked): boolean {
  return [draft, from, fix, remix, preset, fill].every((one) => one === null);
}

/**
 * Finds the draft to open. A requested start becomes a separate draft, so it never replaces an unsent one. If it
 * cannot be loaded, `notice` says so and the default start is used.
 */
export async function findStart(
  client: QueryClient,
  device: DeviceDrafts,
  asked: StartAsked,
  target: Target,
): Promise<Start> {
  const saved = asked.draft === null ? null : await findSavedDraft(device, asked.draft, readServerDraft);
  if (saved) return { kind: 'kept', record: saved, notice: null, offer: null, problems: [] };
  const wanted = isPlain(asked) ? null : await (await loadWanted()).wantedStart(client, asked);
  const { notice = null, offer = null, problems = [] } = wanted ?? {};
  if (wanted?.draft)
    return {
      ...{ kind: 'new', draft: wanted.draft, origin: wanted.origin ?? null, name: wanted.name ?? null },
      ...{ notice, offer, problems },
    };
  const record =
    startOnDevice(device) ?? (await draftWithoutDeck(client, device)) ?? (await findTabsDraft(device, readServerDraft));
  if (record) return { kind: 'kept', record, notice, offer, problems: [] };
  return { kind: 'new', draft: await newDraft(client, target), origin: null, name: null, notice, offer, problems: [] };
}

/** States in which a run has ended without a deck. */
const WITHOUT_DECK: readonly RunState[] = ['rejected', 'failed', 'missing', 'unconfirmed', 'stopped'];

/** The draft that this tab sent, if its run has ended without a deck, so that it can be corrected and sent again. */
async function draftWithoutDeck(client: QueryClient, device: DeviceDrafts): Promise<DeviceDraft | null> {
  const { tabsDraft } = device;
  const sent = tabsDraft?.startsWith(SENT_PREFIX) ? device.read(tabsDraft.slice(SENT_PREFIX.length)) : null;
  if (!sent?.runId) return null;
  const options = runOptions(sent.runId);
  // The editor waits for the response, so it must not wait for the editor.
  if (client.getQueryData(options.queryKey) === undefined) firstThingsDone();
  const run = await client.ensureQueryData({ ...options, retry: false }).catch(() => null);
  return run && WITHOUT_DECK.includes(run.state) ? sent : null;
}

/** An empty draft for a target, with the settings of the default preset, if there is one. */
export async function newDraft(client: QueryClient, target: Target): Promise<Draft> {
  const [settings, presets] = await Promise.all([
    client.fetchQuery({ ...settingsOptions(), retry: 1 }).catch(() => undefined),
    client.fetchQuery({ ...presetsOptions(), retry: false }).catch(() => null),
  ]);
  const writesText = target === 'remote' || settings?.modelConnected !== false;
  const empty = emptyDraft({ writesText });
  const usual = readSettings(presets?.data.find(({ isDefault }) => isDefault)?.settings ?? null);
  return usual ? withSettings(empty, usual) : empty;
}

const RETRY_DELAYS_MS = [100, 200, 400, 800];
const DEADLINE_MS = 5000;

type ReadDraft = (id: string, signal: AbortSignal) => Promise<DraftRecord>;

/**
 * This tab's draft, if the device doesn't have it. Retries both storage and the server, because the previous page may
 * have written it a moment ago and neither need have it yet.
 */
export async function findTabsDraft(device: DeviceDrafts, read: ReadDraft): Promise<DeviceDraft | null> {
  const id = device.tabsDraft;
  return id === null || id === EMPTY_DRAFT || id.startsWith(SENT_PREFIX) ? null : findSavedDraft(device, id, read);
}

async function findSavedDraft(device: DeviceDrafts, id: string, read: ReadDraft): Promise<DeviceDraft | null> {
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

type Tab = { desk: Pick<DraftDesk, 'begin'>; device: DeviceDrafts };

/** Opens an empty draft. It stays this tab's draft after a reload, although nothing of it is saved yet. */
export function openEmptyDraft({ desk, device }: Tab, draft: Draft): void {
  desk.begin(draft);
  device.tabsDraft = EMPTY_DRAFT;
}
