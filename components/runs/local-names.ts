import { type Draft, readDraft } from '@/lib/composer/draft';
import type { Run } from '@/lib/contract/composer';
import * as z from '@/lib/contract/zod';
import { t, tPlural } from '@/lib/words/t';

/** A field of a local request that references something in the local workspace. */
export type LocalName = { path: 'themeId' | 'folderIds' | 'artifactId'; label: string; ids: string[] };

/** Only the fields that may reference something in a workspace; the rest passes through unchanged. */
const naming = z.looseObject({
  themeId: z.string().optional(),
  folderIds: z.array(z.string()).optional(),
  artifactId: z.string().optional(),
});

export function folderIdsOf(request: unknown): string[] {
  return naming.catch({}).parse(request).folderIds ?? [];
}

/** The fields whose ids come from the local workspace and are unknown to other services. */
export function localNames(request: unknown): LocalName[] {
  const { themeId, folderIds, artifactId } = naming.catch({}).parse(request);
  const names: LocalName[] = [];
  if (artifactId) names.push({ path: 'artifactId', label: t('Template'), ids: [artifactId] });
  if (themeId) names.push({ path: 'themeId', label: t('Theme'), ids: [themeId] });
  if (folderIds?.length)
    names.push({
      path: 'folderIds',
      label: tPlural(folderIds.length, { one: 'Folder', other: 'Folders' }),
      ids: folderIds,
    });
  return names;
}

/** A request needs its template; without theme and folders the service uses its defaults. */
export function canGoWithout(names: readonly LocalName[]): boolean {
  return names.every(({ path }) => path !== 'artifactId');
}

/** The request and its form without theme and folders. */
export function withoutLocalNames(run: Pick<Run, 'request' | 'draft'>): { request: unknown; draft?: Draft } {
  const { themeId: _theme, folderIds: _folders, ...request } = naming.catch({}).parse(run.request);
  const draft = readDraft(run.draft);
  return draft ? { request, draft: { ...draft, themeId: '', folderIds: [] } } : { request };
}
