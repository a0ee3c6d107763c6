import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { changedSettings } from '@/lib/composer/advanced-settings';
import type { Draft } from '@/lib/composer/draft';
import type { FieldName } from '@/lib/contract/fields';

const NONE: readonly FieldName[] = [];

/** The Advanced settings that differ from a new draft. Unaffected by typing in the text. */
export function useChangedSettings(): readonly FieldName[] {
  const { subscribe, getValues } = useFormContext<Draft>();
  const [changed, setChanged] = useState(NONE);
  useEffect(() => {
    const look = () =>
      setChanged((before) => {
        const now = changedSettings(getValues());
        return now.join() === before.join() ? before : now;
      });
    look();
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name !== 'inputText' && name !== 'prompt') look();
      },
    });
  }, [subscribe, getValues]);
  return changed;
}
