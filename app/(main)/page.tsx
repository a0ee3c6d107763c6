import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Composer } from '@/components/composer/composer';
import { presetsOptions } from '@/components/data/presets-and-views';
import { runOptions } from '@/components/data/runs';
import { settingsOptions } from '@/components/data/settings';
import { EXPORTS } from '@/lib/contract/enums';
import { currentTarget, TARGETS } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { drafts } from '@/server/drafts/store';
import { listPresets } from '@/server/presets/store';
import { generations } from '@/server/runs/context';
import { readRun } from '@/server/runs/read-run';
import { readSettings } from '@/server/settings/read-settings';

export const metadata: Metadata = perLocale(() => ({ title: t('Create') }));

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * The composer. `?draft=<id>` opens a saved draft, `?from=<run>` starts with that run's form ("use again"; `&export=pdf` with another export format),
 * `?remix=<run>` with its settings only, `?fix=<run>` with that of a refused run and its problems on their fields,
 * `?preset=<id>` with a preset's settings, `?fill=<base64url>` with those in the URL; `&target=remote` selects the
 * remote service.
 */
export default async function ComposePage({ searchParams }: Props) {
  const asked = await searchParams;
  const one = (name: string) => (typeof asked[name] === 'string' ? asked[name] : null);
  const exportAs = EXPORTS.find((known) => known === asked.export) ?? null;
  const start = {
    draft: one('draft'),
    from: one('from'),
    fix: one('fix'),
    exportAs,
    remix: one('remix'),
    preset: one('preset'),
    fill: one('fill'),
  };
  // Prefetched, so that a new form needs no request before it is usable.
  const client = new QueryClient();
  client.setQueryData(settingsOptions().queryKey, readSettings());
  client.setQueryData(presetsOptions().queryKey, { data: await listPresets((await drafts()).db) });
  const runId = start.fix ?? start.from ?? start.remix;
  const run = runId === null ? null : await readRun(await generations(), runId);
  if (run) client.setQueryData(runOptions(run.id).queryKey, run);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Composer start={start} asked={TARGETS.find((known) => known === currentTarget(asked.target)) ?? null} />
    </HydrationBoundary>
  );
}
