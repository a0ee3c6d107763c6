import type { BulkAct } from '@/lib/contract/history';
import { say, sayCount } from '@/lib/words/say';

/** The toast after a bulk action: how many runs were changed, and how many were not. */
export function manyWords(act: BulkAct, done: number, left: number): string {
  const count = done.toLocaleString();
  const said = {
    star: sayCount(done, { one: '{count} run starred', other: '{count} runs starred' }, { count }),
    unstar: sayCount(
      done,
      { one: 'Star removed from {count} run', other: 'Stars removed from {count} runs' },
      { count },
    ),
    delete: sayCount(done, { one: '{count} run moved to trash', other: '{count} runs moved to trash' }, { count }),
    restore: sayCount(done, { one: '{count} run restored', other: '{count} runs restored' }, { count }),
    purge: sayCount(
      done,
      { one: '{count} run deleted permanently', other: '{count} runs deleted permanently' },
      { count },
    ),
  }[act];
  return left === 0 ? said : say('{said}, {left} unchanged', { said, left: left.toLocaleString() });
}
