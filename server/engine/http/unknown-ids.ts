import 'server-only';
import type { Problem } from '@/lib/contract/request/problems';
import { englishMessage } from '@/lib/words/stored-messages';
import type { Engine } from '../context';
import { knownFolders } from '../store/folders-store';
import { findTheme } from '../store/themes-store';

/**
 * The unknown ids of a request (docs/spec/settled-points.md#3): a theme that does not exist, and folders that do not
 * exist or that the caller is not a member of.
 */
export async function unknownIds(
  { db }: Engine,
  { themeId, folderIds = [] }: { themeId?: string; folderIds?: string[] },
): Promise<Problem[]> {
  const problems: Problem[] = [];
  if (themeId !== undefined && !(await findTheme(db, themeId)))
    problems.push({ path: 'themeId', message: englishMessage('is not a theme of this workspace') });
  const known = await knownFolders(db, folderIds);
  for (const [index, id] of folderIds.entries())
    if (!known.has(id))
      problems.push({ path: `folderIds[${index}]`, message: englishMessage('is not a folder you are a member of') });
  return problems;
}
