import type { QueryClient } from '@tanstack/react-query';
import { readServerDraft } from '@/components/data/drafts';
import { generationOptions } from '@/components/data/generations';
import { presetsOptions } from '@/components/data/presets';
import { settingsOptions } from '@/components/data/settings';
import { type Draft, emptyDraft } from '@/lib/composer/draft';
import { readSettings, settingsOf, withSettings } from '@/lib/composer/draft-settings';
import type { Filled } from '@/lib/composer/fill-link';
import type { DraftProblem } from '@/lib/composer/place-problems';
import type { DraftOrigin } from '@/lib/contract/drafts';
import type { ExportFormat } from '@/lib/contract/enums';
import { say } from '@/lib/words/say';
import type { DeviceDraft, DeviceDrafts } from './device-drafts';
import { findTabsDraft } from './tabs-draft';

/**
 * What the page was asked to begin with: a run (with another file than it asked for, when `exportAs` names one), a run's
 * settings, a preset, settings in the address.
 */
export type StartAsked = {
  from: string | null;
  /** A refused run whose form is to be corrected: its problems are shown on their fields. */
  fix: string | null;
  exportAs: ExportFormat | null;
  remix: string | null;
  preset: string | null;
  fill: string | null;
};

/**
 * A draft that was kept, or one that is kept only with its first change; `notice` says what could not be done.
 * `problems`: why the service refused it.
 * `offer`: settings from the address, which count only once the person accepts them.
 */
export type Start = { notice: string | null; offer: Filled | null; problems: readonly DraftProblem[] } & (
  | { kind: 'kept'; record: DeviceDraft }
  | { kind: 'new'; draft: Draft; origin: DraftOrigin | null }
);

/** What this device can tell by itself: the tab's own draft, else the latest that was not sent. */
export function startOnDevice(device: DeviceDrafts): DeviceDraft | null {
  const own = device.tabsDraft === null ? null : device.read(device.tabsDraft);
  return own ?? (device.tabsDraft === null ? (device.list().find(({ runId }) => runId === null) ?? null) : null);
}

/**
 * What to lay on the desk. What was asked for becomes a draft of its own: nothing unsent is ever replaced. What cannot
 * be had is told, and one begins as without it.
 */
export async function findStart(client: QueryClient, device: DeviceDrafts, asked: StartAsked): Promise<Start> {
  const wanted = await wantedStart(client, asked);
  const { notice = null, offer = null, problems = [] } = wanted ?? {};
  if (wanted?.draft)
    return { kind: 'new', draft: wanted.draft, origin: wanted.origin ?? null, notice, offer, problems };
  const record = startOnDevice(device) ?? (await findTabsDraft(device, readServerDraft));
  if (record) return { kind: 'kept', record, notice, offer, problems: [] };
  return { kind: 'new', draft: await newDraft(client), origin: null, notice, offer, problems: [] };
}

/** An empty draft, with the settings of the default preset where there is one. */
export async function newDraft(client: QueryClient): Promise<Draft> {
  const [settings, presets] = await Promise.all([
    client.fetchQuery({ ...settingsOptions(), retry: 1 }).catch(() => undefined),
    client.fetchQuery({ ...presetsOptions(), retry: false }).catch(() => null),
  ]);
  const empty = emptyDraft(settings);
  const usual = readSettings(presets?.data.find(({ isDefault }) => isDefault)?.settings ?? null);
  return usual ? withSettings(empty, usual) : empty;
}

type Wanted = {
  draft: Draft | null;
  origin?: DraftOrigin;
  notice: string | null;
  offer?: Filled;
  problems?: DraftProblem[];
};

async function wantedStart(
  client: QueryClient,
  { from, fix, exportAs, remix, preset, fill }: StartAsked,
): Promise<Wanted | null> {
  if (fix !== null) return draftFromRun(client, fix);
  if (from !== null) {
    const { draft, problems: _refused, ...found } = await draftFromRun(client, from);
    return { ...found, draft: draft && exportAs ? { ...draft, exportAs } : draft };
  }
  if (remix !== null) return remixOfRun(client, remix);
  if (preset !== null) return draftFromPreset(client, preset);
  return fill === null ? null : offerFromLink(fill);
}

async function draftFromRun(client: QueryClient, from: string): Promise<Wanted> {
  try {
    const run = await client.fetchQuery({ ...generationOptions(from), retry: 1 });
    const { draftOfRun } = await import('@/components/composer/draft-of-run');
    const draft = draftOfRun(run);
    const origin: DraftOrigin = { run: run.id, by: 'asked' };
    const { serviceProblems } = await import('@/lib/composer/service-problems');
    const problems = draft && run.error ? serviceProblems(run.error, draft) : [];
    return { draft, origin, problems, notice: draft ? null : say('The form of that run could not be read.') };
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : '';
    return { draft: null, notice: say('The run to use again could not be opened: {why}', { why }) };
  }
}

/** Its settings for another text. */
async function remixOfRun(client: QueryClient, id: string): Promise<Wanted> {
  const { draft, problems: _refused, ...found } = await draftFromRun(client, id);
  return { ...found, draft: draft && withSettings(emptyDraft(), settingsOf(draft)) };
}

async function draftFromPreset(client: QueryClient, id: string): Promise<Wanted> {
  const presets = await client.fetchQuery({ ...presetsOptions(), retry: 1 }).catch(() => null);
  if (!presets) return { draft: null, notice: say('The presets could not be read.') };
  const settings = readSettings(presets.data.find((known) => known.id === id)?.settings ?? null);
  if (!settings) return { draft: null, notice: say('There is no such preset any more.') };
  return { draft: withSettings(emptyDraft(), settings), notice: null };
}

/** A link changes nothing by itself: anyone may have written it. */
async function offerFromLink(fill: string): Promise<Wanted> {
  const { readFill } = await import('@/lib/composer/fill-link');
  const offer = readFill(fill);
  return offer
    ? { draft: null, notice: null, offer }
    : { draft: null, notice: say('The settings in this link can’t be read.') };
}
