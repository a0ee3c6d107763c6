import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type AdvancedField, changedSettings } from '@/lib/composer/advanced-settings';
import type { Draft } from '@/lib/composer/draft';

const NONE: readonly AdvancedField[] = [];

/** The Advanced settings that differ from a new draft. Unaffected by typing in the text. */
export function useChangedSettings(): readonly AdvancedField[] {
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
