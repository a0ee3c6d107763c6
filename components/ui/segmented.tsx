import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
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

/** A few choices side by side, all in view: a radio group in looks and in keys. */
export function Segmented<Value extends string>({ label, value, options, onChange, id, className }: Props<Value>) {
  return (
    <RadioGroup.Root
      id={id}
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={classNames('grid auto-cols-fr grid-flow-col gap-0.5 rounded-control bg-sunk p-0.5', className)}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className={classNames(
            'min-h-8 min-w-0 rounded-control px-1 py-1 sm:px-2 text-13 text-quiet transition hover:text-ink',
            'data-[state=checked]:bg-paper data-[state=checked]:font-medium data-[state=checked]:text-ink',
            'data-[state=checked]:shadow-[0_0_0_1px_var(--edge)] pointer-coarse:min-h-11',
          )}
        >
          <span className="block">{option.label}</span>
          {option.detail && <span className="block text-12 font-normal text-quiet">{option.detail}</span>}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
