import type { QueryClient } from '@tanstack/react-query';
import { presetsOptions } from '@/components/data/presets-and-views';
import { runOptions } from '@/components/data/runs';
import { firstThingsDone } from '@/components/ui/first-things';
import { type Draft, emptyDraft, readDraft, readSettings, settingsOf, withSettings } from '@/lib/composer/draft';
import type { DraftProblem } from '@/lib/composer/draft-problems';
import type { Filled } from '@/lib/composer/paste/fill-link';
import { givenTitleOf } from '@/lib/composer/title-of';
import type { DraftOrigin } from '@/lib/contract/drafts';
import type { ExportFormat } from '@/lib/contract/enums';
import { givenName } from '@/lib/contract/text';
import { t } from '@/lib/words/t';

type Wanted = {
  draft: Draft | null;
  origin?: DraftOrigin;
  /** The title that a person gave the run. */
  name?: string | null;
  notice: string | null;
  offer?: Filled;
  problems?: DraftProblem[];
};

/** The start that the address asks for. If it cannot be loaded, the notice says so. */
export async function wantedStart(
  client: QueryClient,
  { draft, from, fix, exportAs, remix, preset, fill }: StartAsked,
): Promise<Wanted | null> {
  if (draft !== null) return { draft: null, notice: t('Couldn’t load that draft.') };
  if (fix !== null) return draftFromRun(client, fix);
  if (from !== null) {
    const { draft: used, problems: _refused, ...found } = await draftFromRun(client, from);
    return { ...found, draft: used && exportAs ? { ...used, exportAs } : used };
  }
  if (remix !== null) return remixOfRun(client, remix);
  if (preset !== null) return draftFromPreset(client, preset);
  return fill === null ? null : offerFromLink(fill);
}

async function draftFromRun(client: QueryClient, from: string): Promise<Wanted> {
  try {
    const options = runOptions(from);
    // The page brings a known run along. Otherwise the editor waits for the response, so it must not wait for the
    // editor.
    if (client.getQueryData(options.queryKey) === undefined) firstThingsDone();
    const run = await client.ensureQueryData({ ...options, retry: 1 });
    // Building a form from a request needs the whole contract.
    const draft = readDraft(run.draft) ?? (await import('@/components/runs/draft-of-run')).draftOfRun(run);
    const origin: DraftOrigin = { run: run.id, by: 'asked' };
    const problems =
      draft && run.error ? (await import('@/lib/composer/service-problems')).serviceProblems(run.error, draft) : [];
    const name = givenName.safeParse(givenTitleOf(run)).data ?? null;
    return { draft, origin, name, problems, notice: draft ? null : t('Couldn’t load that run’s settings.') };
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : '';
    return { draft: null, notice: t('Couldn’t open the run to duplicate: {why}', { why }) };
  }
}

/** A run's settings without its text: another deck, so it is no version of the run. */
async function remixOfRun(client: QueryClient, id: string): Promise<Wanted> {
  const { draft, notice } = await draftFromRun(client, id);
  return { notice, draft: draft && withSettings(emptyDraft(), settingsOf(draft)) };
}

async function draftFromPreset(client: QueryClient, id: string): Promise<Wanted> {
  const presets = await client.fetchQuery({ ...presetsOptions(), retry: 1 }).catch(() => null);
  if (!presets) return { draft: null, notice: t('Couldn’t load the list.') };
  const settings = readSettings(presets.data.find((known) => known.id === id)?.settings ?? null);
  if (!settings) return { draft: null, notice: t('This preset no longer exists.') };
  return { draft: withSettings(emptyDraft(), settings), notice: null };
}

/** Link settings are only offered, because anyone may have written the link. */
async function offerFromLink(fill: string): Promise<Wanted> {
  const { readFill } = await import('@/lib/composer/paste/fill-link');
  const offer = readFill(fill);
  return offer
    ? { draft: null, notice: null, offer }
    : { draft: null, notice: t('Can’t read the settings in this link. It may be incomplete.') };
}

/**
 * What the address asks to start with: a run (with `exportAs` overriding its export format), a run's settings, a
 * preset, or settings from a link.
 */
export type StartAsked = {
  /** A saved draft to open. */
  draft: string | null;
  from: string | null;
  /** A refused run to correct: its problems are shown on the form's fields. */
  fix: string | null;
  exportAs: ExportFormat | null;
  remix: string | null;
  preset: string | null;
  fill: string | null;
};
