import { type Draft, readDraft } from '@/lib/composer/draft';
import type { Run } from '@/lib/contract/composer';
import * as z from '@/lib/contract/zod';
import { say, sayCount } from '@/lib/words/say';

/** A field of a rehearsed request that names something only Practice has. */
export type PracticeName = { path: 'themeId' | 'folderIds' | 'artifactId'; label: string; ids: string[] };

/** Of any request, only what can name a thing of a workspace; all else is let through as it is. */
const naming = z.looseObject({
  themeId: z.string().optional(),
  folderIds: z.array(z.string()).optional(),
  artifactId: z.string().optional(),
});

/** The fields whose ids were given by Practice: another service does not know them. */
export function practiceNames(request: unknown): PracticeName[] {
  const { themeId, folderIds, artifactId } = naming.catch({}).parse(request);
  const names: PracticeName[] = [];
  if (artifactId) names.push({ path: 'artifactId', label: say('Template'), ids: [artifactId] });
  if (themeId) names.push({ path: 'themeId', label: say('Theme'), ids: [themeId] });
  if (folderIds?.length)
    names.push({
      path: 'folderIds',
      label: sayCount(folderIds.length, { one: 'Folder', other: 'Folders' }),
      ids: folderIds,
    });
  return names;
}

/** Without a template there is no request; without theme and folders the service takes its own. */
export function canGoWithout(names: readonly PracticeName[]): boolean {
  return names.every(({ path }) => path !== 'artifactId');
}

/** The request and its form without theme and folders. */
export function withoutPracticeNames(run: Pick<Run, 'request' | 'draft'>): { request: unknown; draft?: Draft } {
  const { themeId: _theme, folderIds: _folders, ...request } = naming.catch({}).parse(run.request);
  const draft = readDraft(run.draft);
  return draft ? { request, draft: { ...draft, themeId: '', folderIds: [] } } : { request };
}
