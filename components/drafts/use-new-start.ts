import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import type { DraftDesk } from './draft-desk';
import { newDraft } from './find-start';
import { watchNewStarts } from './new-start';

/** What to do about settings that were reset because the text is a new one. */
export type SettingsReset = { restore: () => void; dismiss: () => void };

/** Resets the settings when the text of a sent draft is replaced; null while there is nothing to restore. */
export function useNewStart(desk: DraftDesk, form: UseFormReturn<Draft>): SettingsReset | null {
  const client = useQueryClient();
  const [reset, setReset] = useState<SettingsReset | null>(null);
  useEffect(
    () =>
      watchNewStarts({
        desk,
        form: { read: () => form.getValues(), show: (draft) => form.reset(draft, { keepDirty: true }) },
        fresh: () => newDraft(client),
        onReset: (restore) => setReset(restore && { restore, dismiss: () => setReset(null) }),
      }),
    [desk, form, client],
  );
  return reset;
}
