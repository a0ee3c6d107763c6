import type { ReactNode } from 'react';
import { classNames } from './class-names';

type Props = { label: string; isOn: boolean; onClick: () => void; children: ReactNode };

/** One icon of a segmented control that switches views. Takes the height of the control. */
export function ViewButton({ label, isOn, onClick, children }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
      className={classNames(
        'inline-flex min-h-7 w-8 items-center justify-center rounded-control transition pointer-coarse:size-11',
        isOn ? 'bg-segment text-ink shadow-[0_0_0_1px_var(--edge)]' : 'text-quiet hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
