import type { ReactNode } from 'react';

/** The buttons below a question: side by side, on a phone one below the other, however long their words. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:flex-col max-sm:items-stretch max-sm:[&>*]:py-2 max-sm:[&>*]:whitespace-normal">
      {children}
    </div>
  );
}
