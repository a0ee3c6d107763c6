'use client';

import { createContext, useCallback, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { type Draft, readSettings, withSettings } from '@/lib/composer/draft';
import type { Preset } from '@/lib/contract/presets';
import type { DeskState } from './desk-state';
import type { DeviceDrafts } from './device-drafts';
import type { DraftDesk } from './draft-desk';

export type Desk = {
  desk: DraftDesk;
  device: DeviceDrafts;
  state: DeskState;
  /** Starts a new draft with the default preset's settings. */
  beginNew: () => Promise<void>;
};

export const DeskContext = createContext<Desk | null>(null);

/** The open draft. Only valid inside the composer. */
export function useDeskContext(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('there is no desk here');
  return desk;
}

type Current = { desk: Pick<DraftDesk, 'flush' | 'state'>; device: DeviceDrafts };

let current: Current | null = null;

/** The desk of this page, for code outside the composer; null on other pages. */
export function currentDesk(): Current | null {
  return current;
}

/** Sets the desk; returns a function that removes it. */
export function setCurrentDesk(desk: Current): () => void {
  current = desk;
  return () => {
    if (current === desk) current = null;
  };
}

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
