import { type Command, useCommands } from '@/components/commands/command-registry';
import { useGo } from '@/components/shell/use-go';
import type { BulkAct } from '@/lib/contract/history';
import { t } from '@/lib/words/t';
import type { MatchingOffer } from './use-matching';

type Options = {
  isOff: boolean;
  isBin: boolean;
  onAct: (act: BulkAct) => void;
  compareAt: string | null;
  matching: MatchingOffer;
};

/** Palette commands for the selected runs, the same as in the bulk bar. */
export function useChosenCommands({ isOff, isBin, onAct, compareAt, matching }: Options): void {
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
              t('Select all {count} matching', { count: matching.count.toLocaleString() }),
              t('select all many stop'),
              matching.onMatch,
            ),
          ]
        : [];
    if (isBin)
      return [
        ...others,
        act('restore', t('Restore selected'), t('undelete trash back')),
        act('purge', t('Delete permanently'), t('delete remove trash bin erase empty')),
      ];
    const compare = () => compareAt !== null && go(compareAt);
    return [
      ...others,
      ...(compareAt === null
        ? []
        : [offer('compare', t('Compare the two selected runs'), t('difference side by side lineage'), compare)]),
      act('star', t('Star selected'), t('favourite mark unstar')),
      act('unstar', t('Remove stars from selected'), t('favourite mark unstar')),
      act('delete', t('Move selected to trash'), t('delete remove trash bin erase empty')),
    ];
  });
}
