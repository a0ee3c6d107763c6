import type { PageKey } from '@/components/commands/key-registry';
import { say } from '@/lib/words/say';

const PLACE = say('With the focus on a row of the history');

const MOVES: readonly PageKey[] = [
  { title: say('Next or previous run'), keys: '↓|↑', place: PLACE },
  { title: say('Ten runs on or back'), keys: 'PgDn|PgUp', place: PLACE },
  { title: say('First run, last of those loaded'), keys: 'Home|End', place: PLACE },
];

const CHOOSE: PageKey = { title: say('Choose the run, with Shift all up to it'), keys: 'X|Shift X', place: PLACE };

const CHOOSE_ALL: PageKey = {
  title: say('Choose all that are shown, once more: all that match'),
  keys: 'Ctrl A',
  place: PLACE,
};

const IN_THE_LIST: readonly PageKey[] = [
  ...MOVES,
  { title: say('Open the run'), keys: 'Enter', place: PLACE },
  { title: say('Star'), keys: 'S', place: PLACE },
  { title: say('Rename'), keys: 'F2|E', place: PLACE },
  { title: say('Note'), keys: 'N', place: PLACE },
  CHOOSE,
  CHOOSE_ALL,
  { title: say('Delete'), keys: 'Del', place: PLACE },
];

const IN_THE_BIN: readonly PageKey[] = [
  ...MOVES,
  { title: say('Restore'), keys: 'R', place: PLACE },
  CHOOSE,
  CHOOSE_ALL,
];

/** What the keys do while a row has the focus (`row-acts.ts`, `history-list.tsx`). */
export function rowKeys(isBin: boolean): readonly PageKey[] {
  return isBin ? IN_THE_BIN : IN_THE_LIST;
}
