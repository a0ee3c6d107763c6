import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

export function Checkbox({
  label,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode; ref?: Ref<HTMLInputElement> }) {
  return (
    <label className="flex min-h-7 items-center gap-2 text-13 pointer-coarse:min-h-11">
      <input type="checkbox" className="size-4 shrink-0" {...input} />
      {label}
    </label>
  );
}
