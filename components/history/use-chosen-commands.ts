import { type Command, useCommands } from '@/components/commands/command-registry';
import { useGo } from '@/components/shell/use-go';
import type { BulkAct } from '@/lib/contract/history';
import { say } from '@/lib/words/say';
import type { MatchingOffer } from './use-matching';

type Around = {
  isOff: boolean;
  isBin: boolean;
  onAct: (act: BulkAct) => void;
  compareAt: string | null;
  matching: MatchingOffer;
};

/** Palette commands for the selected runs, the same as in the bulk bar. */
export function useChosenCommands({ isOff, isBin, onAct, compareAt, matching }: Around): void {
  const go = useGo();
  const offer = (id: string, title: string, words: string, run: () => void): Command => ({
    id,
    title,
    words,
    group: 'List',
    run,
  });
  const act = (name: BulkAct, title: string, words: string) => offer(`chosen-${name}`, title, words, () => onAct(name));
  useCommands(() => {
    if (isOff) return [];
    const others =
      matching.is === 'offered'
        ? [
            offer(
              'choose-matching',
              say('Select all {count} matching', { count: matching.count.toLocaleString() }),
              say('select all many stop'),
              matching.onMatch,
            ),
          ]
        : [];
    if (isBin)
      return [
        ...others,
        act('restore', say('Restore selected'), say('undelete trash back')),
        act('purge', say('Delete permanently'), say('delete remove trash bin erase empty')),
      ];
    const compare = () => compareAt !== null && go(compareAt);
    return [
      ...others,
      ...(compareAt === null
        ? []
        : [offer('compare', say('Compare the two selected runs'), say('difference side by side lineage'), compare)]),
      act('star', say('Star selected'), say('favourite mark unstar')),
      act('unstar', say('Remove stars from selected'), say('favourite mark unstar')),
      act('delete', say('Move selected to trash'), say('delete remove trash bin erase empty')),
    ];
  });
}
