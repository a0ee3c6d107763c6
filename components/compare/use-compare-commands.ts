import { type Command, useCommands } from '@/components/commands/command-registry';
import { useGo } from '@/components/shell/use-go';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';

/** Palette commands of the compare page, the same as its links. None until both runs are loaded. */
export function useCompareCommands(before: Run | undefined, after: Run | undefined): void {
  const go = useGo();
  useCommands(() => {
    if (!before || !after) return [];
    const [a, b] = [encodeURIComponent(before.id), encodeURIComponent(after.id)];
    const lead = (id: string, title: string, words: string, address: string): Command => ({
      ...{ id, title, words },
      group: 'Go to',
      run: () => go(address),
    });
    return [
      lead('swap-sides', t('Swap'), t('exchange first second compare'), swapAddress(before, after)),
      lead('open-first', t('Open first run'), t('see open page'), `/runs/${a}`),
      lead('open-second', t('Open second run'), t('see open page'), `/runs/${b}`),
      lead('use-first', t('Duplicate the first run'), t('use again repeat copy restore request'), `/?from=${a}`),
      lead('use-second', t('Duplicate the second run'), t('use again repeat copy restore request'), `/?from=${b}`),
    ];
  });
}

/** The URL of the same comparison with the sides swapped. */
export function swapAddress(before: Pick<Run, 'id'>, after: Pick<Run, 'id'>): string {
  return `/compare?${new URLSearchParams({ a: after.id, b: before.id })}`;
}
