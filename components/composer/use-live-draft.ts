'use client';

import { useDeferredValue, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';

/** Length in characters from which splitting and layout block noticeably. */
const LONG_TEXT = 20_000;
const DEBOUNCE_MS = 300;

/**
 * The whole form, for views that may lag behind typing: a new object when something has changed; with a very long text
 * only after a pause in typing. A copy, because the form edits its values in place.
 */
export function useLiveDraft(): Draft {
  const { subscribe, getValues } = useFormContext<Draft>();
  const [draft, setDraft] = useState<Draft>(() => structuredClone(getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => setDraft(structuredClone(getValues()));
    const showOther = () =>
      setDraft((shown) =>
        JSON.stringify(shown) === JSON.stringify(getValues()) ? shown : structuredClone(getValues()),
      );
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        clearTimeout(timer);
        // The whole form was reset. On mount that is the value already shown.
        if (name === undefined) return showOther();
        if (values.inputText.length + values.prompt.length <= LONG_TEXT) show();
        else timer = setTimeout(show, DEBOUNCE_MS);
      },
    });
    // The form may have changed before the subscription.
    showOther();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [subscribe, getValues]);
  return useDeferredValue(draft);
}
