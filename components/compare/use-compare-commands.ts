import { type Command, useCommands } from '@/components/commands/command-registry';
import { useGo } from '@/components/shell/use-go';
import type { Run } from '@/lib/contract/composer';
import { say } from '@/lib/words/say';

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
      lead('swap-sides', say('Swap'), say('exchange first second compare'), swapAddress(before, after)),
      lead('open-first', say('Open first run'), say('see open page'), `/runs/${a}`),
      lead('open-second', say('Open second run'), say('see open page'), `/runs/${b}`),
      lead('use-first', say('Duplicate the first run'), say('use again repeat copy restore request'), `/?from=${a}`),
      lead('use-second', say('Duplicate the second run'), say('use again repeat copy restore request'), `/?from=${b}`),
    ];
  });
}

/** The URL of the same comparison with the sides swapped. */
export function swapAddress(before: Pick<Run, 'id'>, after: Pick<Run, 'id'>): string {
  return `/compare?${new URLSearchParams({ a: after.id, b: before.id })}`;
}
