import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import { limitOf, textAt } from '@/lib/contract/fields';
import { t } from '@/lib/words/t';

/** The share of a limit from which a field shows a counter. */
const COUNTER_SHOWN_FROM = 0.9;

/** The counter of a field whose value is near or over its limit. Only causes renders while there is a counter. */
export function useNearLimit(path: DraftPath): string | undefined {
  const { subscribe, getValues } = useFormContext<Draft>();
  const [counter, setCounter] = useState<string | undefined>();
  // The text fields have their own counter, which is always visible.
  const limit = path === 'inputText' || path === 'prompt' ? null : limitOf(path);
  useEffect(() => {
    if (limit === null) return;
    const count = () => setCounter(counterWords(textAt(getValues(), path)?.length ?? 0, limit));
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
  if (length < limit * COUNTER_SHOWN_FROM) return undefined;
  return t('{count} of {limit} characters', { count: length.toLocaleString(), limit: limit.toLocaleString() });
}
