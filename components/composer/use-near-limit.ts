import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import { limitOf, valueAt } from '@/lib/composer/plain-message';
import { say } from '@/lib/words/say';

/** The share of a limit from which on a field counts its characters. */
const NEAR = 0.9;

/** The counter of a field whose value is near its limit or over it. The field is only drawn again while there is one. */
export function useNearLimit(path: DraftPath): string | undefined {
  const { subscribe, getValues } = useFormContext<Draft>();
  const [counter, setCounter] = useState<string | undefined>();
  // The texts have a counter of their own that always shows.
  const limit = path === 'inputText' || path === 'prompt' ? null : limitOf(path);
  useEffect(() => {
    if (limit === null) return;
    const count = () => setCounter(counterWords(valueAt(getValues(), path)?.length ?? 0, limit));
    count();
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === undefined || name === path || path.startsWith(`${name}.`)) count();
      },
    });
  }, [limit, path, subscribe, getValues]);
  return counter;
}

export function counterWords(length: number, limit: number): string | undefined {
  if (length < limit * NEAR) return undefined;
  return say('{count} of {limit} characters', { count: length.toLocaleString(), limit: limit.toLocaleString() });
}
