'use client';

import { createContext, useContext } from 'react';
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
