import type { BulkAct } from '@/lib/contract/history';
import { t, tPlural } from '@/lib/words/t';

/** The toast after a bulk action: how many runs were changed, and how many were not. */
export function manyWords(act: BulkAct, done: number, left: number): string {
  const count = done.toLocaleString();
  const said = {
    star: tPlural(done, { one: '{count} run starred', other: '{count} runs starred' }, { count }),
    unstar: tPlural(
      done,
      { one: 'Star removed from {count} run', other: 'Stars removed from {count} runs' },
      { count },
    ),
    delete: tPlural(done, { one: '{count} run moved to trash', other: '{count} runs moved to trash' }, { count }),
    restore: tPlural(done, { one: '{count} run restored', other: '{count} runs restored' }, { count }),
    purge: tPlural(
      done,
      { one: '{count} run deleted permanently', other: '{count} runs deleted permanently' },
      { count },
    ),
  }[act];
  return left === 0 ? said : t('{said}, {left} unchanged', { said, left: left.toLocaleString() });
}
