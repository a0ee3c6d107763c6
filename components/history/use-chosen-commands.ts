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

/** What the palette offers for the runs that are chosen: what the bar above the list does. */
export function useChosenCommands({ isOff, isBin, onAct, compareAt, matching }: Around): void {
  const go = useGo();
  const offer = (id: string, title: string, words: string, run: () => void): Command => ({
    id,
    title,
    words,
    group: 'The list',
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
              say('Choose all {count} that match', { count: matching.count.toLocaleString() }),
              say('select every'),
              matching.onMatch,
            ),
          ]
        : [];
    if (isBin)
      return [
        ...others,
        act('restore', say('Restore the chosen runs'), say('undelete back')),
        act('purge', say('Delete permanently'), say('empty trash erase remove')),
      ];
    const compare = () => compareAt !== null && go(compareAt);
    return [
      ...others,
      ...(compareAt === null
        ? []
        : [offer('compare', say('Compare the two chosen runs'), say('difference side by side'), compare)]),
      act('star', say('Star the chosen runs'), say('favourite mark')),
      act('unstar', say('Remove the stars of the chosen runs'), say('favourite mark unstar')),
      act('delete', say('Delete the chosen runs'), say('remove bin trash')),
    ];
  });
}
