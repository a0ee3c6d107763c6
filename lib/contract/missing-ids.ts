import { englishMessage } from '@/lib/words/stored-messages';
import type { Problem } from './request/problems';
import type { Target } from './run-words';

/** Themes and folders that a target is known not to have. */
export type MissingIds = { themes: readonly string[]; folders: readonly string[] };

const THEME = {
  local: englishMessage('is not a theme of this workspace'),
  remote: englishMessage('is not a theme of the service'),
};
const FOLDER = {
  local: englishMessage('is not a folder you are a member of'),
  remote: englishMessage('is not a folder of the service'),
};

/** The problems of a request with ids that its target does not have. */
export function missingIdProblems(
  { themeId, folderIds = [] }: { themeId?: string; folderIds?: readonly string[] },
  missing: MissingIds,
  target: Target,
): Problem[] {
  const folders = folderIds.flatMap((id, index) =>
    missing.folders.includes(id) ? [{ path: `folderIds[${index}]`, message: FOLDER[target] }] : [],
  );
  const isThemeMissing = themeId !== undefined && missing.themes.includes(themeId);
  return isThemeMissing ? [{ path: 'themeId', message: THEME[target] }, ...folders] : folders;
}
