import { englishMessage } from '@/lib/words/stored-messages';
import type { Problem } from './request/problems';
import type { Target } from './run-words';

/** Themes and folders that a target is known not to have. */
export type MissingIds = { themes: readonly string[]; folders: readonly string[] };

const THEME = {
  local: (value: string) => englishMessage('“{value}” is not a theme of this workspace', { value }),
  remote: (value: string) => englishMessage('“{value}” is not a theme of the service', { value }),
};
const FOLDER = {
  local: (value: string) => englishMessage('“{value}” is not a folder you are a member of', { value }),
  remote: (value: string) => englishMessage('“{value}” is not a folder of the service', { value }),
};

/** The problems of a request with ids that its target does not have. */
export function missingIdProblems(
  { themeId, folderIds = [] }: { themeId?: string; folderIds?: readonly string[] },
  missing: MissingIds,
  target: Target,
): Problem[] {
  const folders = folderIds.flatMap((id, index) =>
    missing.folders.includes(id) ? [{ path: `folderIds[${index}]`, message: FOLDER[target](id) }] : [],
  );
  const isThemeMissing = themeId !== undefined && missing.themes.includes(themeId);
  return isThemeMissing ? [{ path: 'themeId', message: THEME[target](themeId) }, ...folders] : folders;
}
