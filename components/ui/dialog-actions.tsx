import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

/** The buttons of a dialog: in a row, or stacked on a phone, however long their labels. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:flex-col max-sm:items-stretch max-sm:[&>*]:py-2 max-sm:[&>*]:whitespace-normal">
      {children}
    </div>
  );
}

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

export function Checkbox({ label, ...input }: Props) {
  return (
    <label className="flex min-h-7 items-center gap-2 text-13 pointer-coarse:min-h-11">
      <input type="checkbox" className="size-4 shrink-0" {...input} />
      {label}
    </label>
  );
}
