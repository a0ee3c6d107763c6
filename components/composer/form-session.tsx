'use client';

import { createContext, useContext } from 'react';
import type { Target } from '@/lib/contract/run-words';
import type { Settings } from '@/lib/contract/settings';

/** What the fields need to know beside the draft itself. */
export type FormSession = {
  settings: Settings | undefined;
  target: Target;
  /** Shows a theme in the live deck without choosing it. */
  previewTheme: (themeId: string | null) => void;
};

export const FormSessionContext = createContext<FormSession>({
  settings: undefined,
  target: 'practice',
  previewTheme: () => {},
});

export function useFormSession(): FormSession {
  return useContext(FormSessionContext);
}
