import type { PageKey } from '@/components/commands/offer-registry';
import { perLocale } from '@/lib/words/per-locale';
import { t } from '@/lib/words/t';

const place = () => t('History rows');

const MOVE_KEYS: readonly PageKey[] = perLocale(() => [
  { title: t('Next or previous run'), keys: '↓|↑', place: place() },
  { title: t('Ten runs forward or back'), keys: 'PgDn|PgUp', place: place() },
  { title: t('First or last loaded run'), keys: 'Home|End', place: place() },
]);

const CHOOSE: PageKey = perLocale(() => ({ title: t('Select a range with Shift'), keys: 'X|Shift X', place: place() }));

const CHOOSE_ALL: PageKey = perLocale(() => ({
  title: t('Select all loaded, again for all matching'),
  keys: 'Ctrl A',
  place: place(),
}));

const LIST_KEYS: readonly PageKey[] = perLocale(() => [
  ...MOVE_KEYS,
  { title: t('Open'), keys: 'Enter', place: place() },
  { title: t('Star'), keys: 'S', place: place() },
  { title: t('Rename'), keys: 'F2|E', place: place() },
  { title: t('Note'), keys: 'N', place: place() },
  CHOOSE,
  CHOOSE_ALL,
  { title: t('Duplicate'), keys: 'D', place: place() },
  { title: t('Move to trash'), keys: 'Del', place: place() },
]);

const TRASH_KEYS: readonly PageKey[] = perLocale(() => [
  ...MOVE_KEYS,
  { title: t('Restore'), keys: 'R', place: place() },
  CHOOSE,
  CHOOSE_ALL,
]);

/** The keyboard shortcuts of a focused row (`row-acts.ts`, `history-list.tsx`). */
export function rowKeys(isBin: boolean): readonly PageKey[] {
  return isBin ? TRASH_KEYS : LIST_KEYS;
}
