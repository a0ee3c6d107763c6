import type { PageKey } from '@/components/commands/key-registry';
import { t } from '@/lib/words/t';

const PLACE = t('History rows');

const MOVES: readonly PageKey[] = [
  { title: t('Next or previous run'), keys: '↓|↑', place: PLACE },
  { title: t('Ten runs forward or back'), keys: 'PgDn|PgUp', place: PLACE },
  { title: t('First or last loaded run'), keys: 'Home|End', place: PLACE },
];

const CHOOSE: PageKey = { title: t('Select a range with Shift'), keys: 'X|Shift X', place: PLACE };

const CHOOSE_ALL: PageKey = {
  title: t('Select all loaded, again for all matching'),
  keys: 'Ctrl A',
  place: PLACE,
};

const IN_THE_LIST: readonly PageKey[] = [
  ...MOVES,
  { title: t('Open'), keys: 'Enter', place: PLACE },
  { title: t('Star'), keys: 'S', place: PLACE },
  { title: t('Rename'), keys: 'F2|E', place: PLACE },
  { title: t('Note'), keys: 'N', place: PLACE },
  CHOOSE,
  CHOOSE_ALL,
  { title: t('Duplicate'), keys: 'D', place: PLACE },
  { title: t('Move to trash'), keys: 'Del', place: PLACE },
];

const IN_THE_BIN: readonly PageKey[] = [...MOVES, { title: t('Restore'), keys: 'R', place: PLACE }, CHOOSE, CHOOSE_ALL];

/** The keyboard shortcuts of a focused row (`row-acts.ts`, `history-list.tsx`). */
export function rowKeys(isBin: boolean): readonly PageKey[] {
  return isBin ? IN_THE_BIN : IN_THE_LIST;
}
