import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';

export type SegmentOption<Value extends string> = { value: Value; label: ReactNode; detail?: string };

type Props<Value extends string> = {
  /** Names the group, unless a legend around it does. */
  label: string;
  value: Value;
  options: readonly SegmentOption<Value>[];
  onChange: (value: Value) => void;
  id?: string;
  className?: string;
};

/** A few choices side by side, all in view: the platform's own radio buttons, and so its keys. */
export function Segmented<Value extends string>({ label, value, options, onChange, id, className }: Props<Value>) {
  const name = useId();
  return (
    <div
      id={id}
      role="radiogroup"
      aria-label={label}
      className={classNames('grid auto-cols-fr grid-flow-col gap-0.5 rounded-control bg-sunk p-0.5', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative flex min-h-8 min-w-0 flex-col justify-center rounded-control px-1 py-1 text-center text-13 text-quiet transition sm:px-2',
            'hover:text-ink pointer-coarse:min-h-11 has-disabled:cursor-not-allowed',
            'has-checked:bg-paper has-checked:font-medium has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--edge)]',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          <span className="block">{option.label}</span>
          {option.detail && <span className="block text-12 font-normal text-quiet">{option.detail}</span>}
        </label>
      ))}
    </div>
  );
}
