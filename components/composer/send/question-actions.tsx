import type { ReactNode } from 'react';
import { DialogActions } from '@/components/ui/modal';

/** Buttons of a cost confirmation. Key repeat of the key that opened the dialog must not confirm it. */
export function QuestionActions({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops a held key from pressing a button
    <div
      onKeyDown={(event) =>
        event.key === 'Enter' && (event.repeat || event.ctrlKey || event.metaKey) && event.preventDefault()
      }
    >
      <DialogActions>{children}</DialogActions>
    </div>
  );
}
