'use client';

import { createContext, useContext } from 'react';
import type { MissingIds } from '@/lib/contract/missing-ids';
import type { Target } from '@/lib/contract/run-words';
import type { Settings } from '@/lib/contract/settings';

/** What the fields need besides the draft. */
export type FormSession = {
  settings: Settings | undefined;
  target: Target;
  /** The themes and folders of the draft that the target does not have. */
  missing: MissingIds;
  /** Whether the person has chosen the text mode for this text. */
  isModeChosen: boolean;
  /** Previews a theme in the live deck without selecting it. */
  previewTheme: (themeId: string | null) => void;
};

export const FormSessionContext = createContext<FormSession>({
  settings: undefined,
  target: 'local',
  missing: { themes: [], folders: [] },
  isModeChosen: false,
  previewTheme: () => {},
});

export function useFormSession(): FormSession {
  return useContext(FormSessionContext);
}
