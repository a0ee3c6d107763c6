import type { QueryClient } from '@tanstack/react-query';
import { wordsOfField } from '@/components/composer/field-words';
import { readServerDraft } from '@/components/data/drafts';
import { generationOptions } from '@/components/data/generations';
import { presetsOptions } from '@/components/data/presets';
import { settingsOptions } from '@/components/data/settings';
import { type Draft, emptyDraft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import { readSettings, settingsOf, withSettings } from '@/lib/composer/draft-settings';
import type { DraftOrigin } from '@/lib/contract/drafts';
import type { ExportFormat } from '@/lib/contract/enums';
import { say } from '@/lib/words/say';
import type { DeviceDraft, DeviceDrafts } from './device-drafts';
import { deviceDraftOf } from './draft-record';

/**
 * What the page was asked to begin with: a run (with another file than it asked for, when `exportAs` names one), a run's
 * settings, a preset, settings in the address.
 */
export type StartAsked = {
  from: string | null;
  exportAs: ExportFormat | null;
  remix: string | null;
  preset: string | null;
  fill: string | null;
};

/** A draft that was kept, or one that is kept only with its first change; `notice` says what could not be done. */
export type Start =
  | { kind: 'kept'; record: DeviceDraft; notice: string | null }
  | { kind: 'new'; draft: Draft; origin: DraftOrigin | null; notice: string | null };

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
  if (wanted?.draft) return { kind: 'new', draft: wanted.draft, origin: wanted.origin ?? null, notice: wanted.notice };
  const notice = wanted?.notice ?? null;
  const record = startOnDevice(device) ?? (await tabsDraftOfServer(device));
  if (record) return { kind: 'kept', record, notice };
  return { kind: 'new', draft: await newDraft(client), origin: null, notice };
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

type Wanted = { draft: Draft | null; origin?: DraftOrigin; notice: string | null };

async function wantedStart(
  client: QueryClient,
  { from, exportAs, remix, preset, fill }: StartAsked,
): Promise<Wanted | null> {
  if (from !== null) {
    const { draft, ...found } = await draftFromRun(client, from);
    return { ...found, draft: draft && exportAs ? { ...draft, exportAs } : draft };
  }
  if (remix !== null) return remixOfRun(client, remix);
  if (preset !== null) return draftFromPreset(client, preset);
  return fill === null ? null : draftFromLink(fill);
}

async function draftFromRun(client: QueryClient, from: string): Promise<Wanted> {
  try {
    const run = await client.fetchQuery({ ...generationOptions(from), retry: 1 });
    const { draftOfRun } = await import('@/components/composer/draft-of-run');
    const draft = draftOfRun(run);
    const origin: DraftOrigin = { run: run.id, by: 'asked' };
    return { draft, origin, notice: draft ? null : say('The form of that run could not be read.') };
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : '';
    return { draft: null, notice: say('The run to use again could not be opened: {why}', { why }) };
  }
}

/** Its settings for another text. */
async function remixOfRun(client: QueryClient, id: string): Promise<Wanted> {
  const { draft, ...found } = await draftFromRun(client, id);
  return { ...found, draft: draft && withSettings(emptyDraft(), settingsOf(draft)) };
}

async function draftFromPreset(client: QueryClient, id: string): Promise<Wanted> {
  const presets = await client.fetchQuery({ ...presetsOptions(), retry: 1 }).catch(() => null);
  if (!presets) return { draft: null, notice: say('The presets could not be read.') };
  const settings = readSettings(presets.data.find((known) => known.id === id)?.settings ?? null);
  if (!settings) return { draft: null, notice: say('There is no such preset any more.') };
  return { draft: withSettings(emptyDraft(), settings), notice: null };
}

async function draftFromLink(fill: string): Promise<Wanted> {
  const { readFill } = await import('@/lib/composer/fill-link');
  const filled = readFill(fill);
  if (!filled) return { draft: null, notice: say('The link holds no settings that can be read.') };
  const names = filled.unused.slice(0, 8).map((name) => wordsOfField(name as DraftPath) ?? `“${name.slice(0, 40)}”`);
  const notice =
    names.length > 0 ? say('This part of the link could not be used: {names}.', { names: names.join(', ') }) : null;
  return { draft: withSettings(emptyDraft(), filled.settings), notice };
}

/** The tab's own, when the device had to make room. */
async function tabsDraftOfServer(device: DeviceDrafts): Promise<DeviceDraft | null> {
  if (device.tabsDraft === null) return null;
  try {
    const record = await readServerDraft(device.tabsDraft, AbortSignal.timeout(5000));
    return record.isDeleted ? null : deviceDraftOf(record);
  } catch {
    return null;
  }
}
