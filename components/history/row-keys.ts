import type { PageKey } from '@/components/commands/key-registry';
import { say } from '@/lib/words/say';

const PLACE = say('History rows');

const MOVES: readonly PageKey[] = [
  { title: say('Next or previous run'), keys: '↓|↑', place: PLACE },
  { title: say('Ten runs forward or back'), keys: 'PgDn|PgUp', place: PLACE },
  { title: say('First or last loaded run'), keys: 'Home|End', place: PLACE },
];

const CHOOSE: PageKey = { title: say('Select a range with Shift'), keys: 'X|Shift X', place: PLACE };

const CHOOSE_ALL: PageKey = {
  title: say('Select all loaded, again for all matching'),
  keys: 'Ctrl A',
  place: PLACE,
};

const IN_THE_LIST: readonly PageKey[] = [
  ...MOVES,
  { title: say('Open'), keys: 'Enter', place: PLACE },
  { title: say('Star'), keys: 'S', place: PLACE },
  { title: say('Rename'), keys: 'F2|E', place: PLACE },
  { title: say('Note'), keys: 'N', place: PLACE },
  CHOOSE,
  CHOOSE_ALL,
  { title: say('Duplicate'), keys: 'D', place: PLACE },
  { title: say('Move to trash'), keys: 'Del', place: PLACE },
];

const IN_THE_BIN: readonly PageKey[] = [
  ...MOVES,
  { title: say('Restore'), keys: 'R', place: PLACE },
  CHOOSE,
  CHOOSE_ALL,
];

/** The keyboard shortcuts of a focused row (`row-acts.ts`, `history-list.tsx`). */
export function rowKeys(isBin: boolean): readonly PageKey[] {
  return isBin ? IN_THE_BIN : IN_THE_LIST;
}
