import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names';

export type SegmentOption<Value extends string> = { value: Value; label: ReactNode; detail?: string };

type Props<Value extends string> = {
  /** The group's accessible name, unless a legend provides it. */
  label: string;
  value: Value;
  options: readonly SegmentOption<Value>[];
  onChange: (value: Value) => void;
  className?: string;
};

/** The step of each arrow key. Wraps around at the ends. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The place of the option that a key selects; null if it selects none. */
export function optionAfter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, from: number, count: number) {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (from + step + count) % count;
}

/** A few options side by side: an ARIA radiogroup; arrow keys select, Tab moves on. */
export function Segmented<Value extends string>({ label, value, options, onChange, className }: Props<Value>) {
  const chosen = options.findIndex((option) => option.value === value);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, from: number) => {
    const next = optionAfter(event, from, options.length);
    if (next === null) return;
    event.preventDefault();
    const radio = event.currentTarget.parentElement?.children[next];
    if (radio instanceof HTMLElement) radio.focus();
    if (options[next]) onChange(options[next].value);
  };
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(
        'grid gap-0.5 rounded-control bg-sunk p-0.5',
        // Four labels do not fit side by side on very narrow screens.
        options.length === 4 ? 'grid-cols-2 min-[24rem]:grid-cols-4' : 'auto-cols-fr grid-flow-col',
        className,
      )}
    >
      {options.map((option, place) => (
        // A button, because a native radio button cannot contain its label.
        // biome-ignore lint/a11y/useSemanticElements: see above
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={place === chosen}
          tabIndex={place === Math.max(0, chosen) ? 0 : -1}
          onClick={() => onChange(option.value)}
          onKeyDown={(event) => onKeyDown(event, place)}
          className={classNames(
            // Aligns the labels in one line, even if their details differ in height.
            'flex flex-col items-center',
            option.detail ? 'justify-start' : 'justify-center',
            'min-h-8 min-w-0 rounded-control px-1 py-1 text-13 wrap-anywhere text-quiet transition hover:text-ink sm:px-2 pointer-coarse:min-h-11',
            'aria-checked:bg-segment aria-checked:font-medium aria-checked:text-ink',
            'aria-checked:shadow-[0_0_0_1px_var(--edge)]',
          )}
        >
          <span className="block">{option.label}</span>
          {option.detail && <span className="block text-12 font-normal text-quiet">{option.detail}</span>}
        </button>
      ))}
    </div>
  );
}
