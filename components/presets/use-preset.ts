'use client';

import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDeskContext } from '@/components/drafts/desk-context';
import { type Draft, readSettings, withSettings } from '@/lib/composer/draft';
import type { Preset } from '@/lib/contract/presets';

/** Applies a preset's settings to the open draft; its text stays. */
export function usePreset(): (preset: Preset) => void {
  const { getValues, reset } = useFormContext<Draft>();
  const { desk } = useDeskContext();
  return useCallback(
    ({ settings }) => {
      const read = readSettings(settings);
      if (!read) return;
      reset(withSettings(getValues(), read), { keepDirty: true });
      desk.changed();
    },
    [getValues, reset, desk],
  );
}
