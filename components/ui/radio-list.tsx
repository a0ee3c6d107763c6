import { Check } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names';
import { optionAfter } from './segmented';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  detail?: string;
  /** Content at the end of the line. */
  aside?: ReactNode;
  /** A separate control at the end of the line. */
  beside?: ReactNode;
  /** Notes about that control. */
  below?: ReactNode;
  /** Whether a line separates it from the previous option. */
  isApart?: boolean;
};

type Props<Value extends string> = {
  id?: string;
  label: string;
  value: Value;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
  /** Called on click or Enter, when the choice is final. */
  onDone?: (value: Value) => void;
  /** Shows round radio buttons, for options with other controls below them. */
  round?: boolean;
  'aria-describedby'?: string;
};

/** Options in a column, each with a description: an ARIA radiogroup with arrow keys. */
export function RadioList<Value extends string>(props: Props<Value>) {
  const { id, label, value, options, onChange, onDone, round = false, ...aria } = props;
  const chosen = options.findIndex((option) => option.value === value);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const next = optionAfter(event, from, options.length);
    const option = next === null ? undefined : options[next];
    if (!option) return;
    event.preventDefault();
    const group = event.currentTarget.closest('[role=radiogroup]');
    group?.querySelector<HTMLElement>(`[data-value="${option.value}"]`)?.focus();
    onChange(option.value);
  };
  return (
    <div id={id} role="radiogroup" aria-label={label} className="p-1" {...aria}>
      {options.map((option, place) => (
        <Fragment key={option.value}>
          <div
            className={classNames(
              'flex items-center gap-2',
              option.isApart &&
                'relative mt-2 before:absolute before:inset-x-0 before:-top-1 before:h-px before:bg-hairline',
            )}
          >
            {/* A button, because a native radio button cannot contain its label. */}
            {/* biome-ignore lint/a11y/useSemanticElements: see above */}
            <button
              type="button"
              role="radio"
              data-value={option.value}
              aria-checked={place === chosen}
              tabIndex={place === Math.max(0, chosen) ? 0 : -1}
              onClick={() => {
                onChange(option.value);
                onDone?.(option.value);
              }}
              onKeyDown={(event) => onKeyDown(event, place)}
              className={classNames(
                'flex min-h-8 min-w-0 flex-1 items-start gap-2.5 rounded-control px-2.5 py-1.5 text-start text-13 hover:bg-surface pointer-coarse:min-h-11 pointer-coarse:py-3',
                'outline-offset-[-2px]',
                !round && 'aria-checked:bg-sunk',
              )}
            >
              {round && <Dot isOn={place === chosen} />}
              {option.icon && (
                <span aria-hidden="true" className="mt-0.5 shrink-0 text-quiet">
                  {option.icon}
                </span>
              )}
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{option.label}</span>
                {option.detail && <span className="block text-12 text-quiet">{option.detail}</span>}
              </span>
              {option.aside && (
                <span className="shrink-0 text-12 leading-5 text-quiet tabular-nums">{option.aside}</span>
              )}
              {!round && place === chosen && (
                <Check aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-quiet" />
              )}
            </button>
            {option.beside}
          </div>
          {option.below && <div className="px-2.5 pb-1.5 empty:hidden">{option.below}</div>}
        </Fragment>
      ))}
    </div>
  );
}

function Dot({ isOn }: { isOn: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border',
        isOn ? 'border-ink bg-ink' : 'border-edge bg-paper',
      )}
    >
      {isOn && <span className="size-1.5 rounded-full bg-paper" />}
    </span>
  );
}
