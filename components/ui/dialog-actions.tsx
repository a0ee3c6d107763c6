import type { ReactNode } from 'react';

/** The buttons of a dialog: in a row, or stacked on a phone, however long their labels. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:flex-col max-sm:items-stretch max-sm:[&>*]:py-2 max-sm:[&>*]:whitespace-normal">
      {children}
    </div>
  );
}
