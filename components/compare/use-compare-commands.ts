import { type Command, useCommands } from '@/components/commands/command-registry';
import { useGo } from '@/components/shell/use-go';
import type { Run } from '@/lib/contract/composer';
import { say } from '@/lib/words/say';

/** What the palette offers where two runs stand side by side: what its links do. Nothing while they are not there. */
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
      lead('swap-sides', say('Swap the sides'), say('exchange first second compare'), swapAddress(before, after)),
      lead('open-first', say('Open the first run'), say('left page see'), `/runs/${a}`),
      lead('open-second', say('Open the second run'), say('right page see'), `/runs/${b}`),
      lead('use-first', say('Use the first run again'), say('left repeat restore form request'), `/?from=${a}`),
      lead('use-second', say('Use the second run again'), say('right repeat restore form request'), `/?from=${b}`),
    ];
  });
}

/** Where the same two stand the other way round. */
export function swapAddress(before: Pick<Run, 'id'>, after: Pick<Run, 'id'>): string {
  return `/compare?${new URLSearchParams({ a: after.id, b: before.id })}`;
}
