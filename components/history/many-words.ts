import type { BulkAct } from '@/lib/contract/history';
import { say, sayCount } from '@/lib/words/say';

/** Said of an act on many runs: how many it changed, and how many it left. */
export function manyWords(act: BulkAct, done: number, left: number): string {
  const count = done.toLocaleString();
  const said = {
    star: sayCount(done, { one: 'Starred {count} run.', other: 'Starred {count} runs.' }, { count }),
    unstar: sayCount(
      done,
      { one: 'Removed the star from {count} run.', other: 'Removed the stars from {count} runs.' },
      { count },
    ),
    delete: sayCount(done, { one: '{count} run lies in the bin.', other: '{count} runs lie in the bin.' }, { count }),
    restore: sayCount(
      done,
      { one: '{count} run is in the history again.', other: '{count} runs are in the history again.' },
      { count },
    ),
    purge: sayCount(
      done,
      { one: 'Deleted {count} run permanently.', other: 'Deleted {count} runs permanently.' },
      { count },
    ),
  }[act];
  return left === 0 ? said : say('{said} {left} left as they were.', { said, left: left.toLocaleString() });
}
