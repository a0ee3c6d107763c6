'use client';

import { useDeferredValue, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';

/** Characters from which on cutting and laying out take a moment that cannot be interrupted. */
const LONG_TEXT = 20_000;
const PAUSE_MS = 300;

/**
 * The whole form, for what follows it without having to keep pace with each key: a new object when something changed,
 * with a very long text only when the typing pauses.
 */
export function useLiveDraft(): Draft {
  const { subscribe, getValues } = useFormContext<Draft>();
  const [draft, setDraft] = useState<Draft>(() => ({ ...getValues() }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => setDraft({ ...getValues() });
    const showOther = () =>
      setDraft((shown) => (JSON.stringify(shown) === JSON.stringify(getValues()) ? shown : { ...getValues() }));
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        clearTimeout(timer);
        // The whole form was put in, which at the beginning is what stands there already.
        if (name === undefined) return showOther();
        if (values.inputText.length + values.prompt.length <= LONG_TEXT) show();
        else timer = setTimeout(show, PAUSE_MS);
      },
    });
    // What was put in before one listened.
    showOther();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [subscribe, getValues]);
  return useDeferredValue(draft);
}
