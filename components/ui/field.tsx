import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { t } from '@/lib/words/t';
import { classNames } from './class-names';
import { Warning } from './states';

export type FieldNotes = {
  hint?: ReactNode;
  error?: string;
  /** The length counter, once the value is near its limit. */
  counter?: string;
  /** Why the field is currently ignored; its value is kept. */
  ignored?: string;
  /** The id of a shared note that explains it for several fields; this field then shows no note. */
  ignoredNote?: string;
  /** A warning before sending; never blocks it. */
  warning?: string;
};

type Props = FieldNotes & {
  id: string;
  label: ReactNode;
  labelHidden?: boolean;
  /** Uses a legend for a group of options, a label for a single input. */
  group?: boolean;
  className?: string;
  children: ReactNode;
};

/** ARIA attributes that connect a control with its notes. */
export function describedBy(id: string, notes: FieldNotes) {
  const ids = [
    notes.error !== undefined && `${id}-error`,
    notes.counter !== undefined && `${id}-counter`,
    notes.ignored !== undefined && (notes.ignoredNote ?? `${id}-ignored`),
    notes.warning !== undefined && `${id}-warning`,
    notes.hint !== undefined && `${id}-hint`,
  ].filter(Boolean);
  return {
    'aria-invalid': notes.error !== undefined ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  } as const;
}

/** A label, its control, and its notes: hint, "Ignored: …", error. */
export function Field({ id, label, labelHidden, group, className, children, ...notes }: Props) {
  const nameClass = classNames('float-start mb-1 text-13 font-medium', labelHidden && 'sr-only');
  // Dashed instead of paler, because an ignored value must stay readable.
  const uncounted = notes.ignored !== undefined && '[&_.control]:border-dashed [&_.control]:text-quiet';
  const body = (
    <>
      <div className={classNames('clear-both', uncounted)}>{children}</div>
      <FieldNotesBelow id={id} {...notes} />
    </>
  );
  if (group)
    return (
      <fieldset
        id={id}
        tabIndex={-1}
        className={classNames('min-w-0', className)}
        aria-describedby={describedBy(id, notes)['aria-describedby']}
      >
        <legend className={nameClass}>{label}</legend>
        {body}
      </fieldset>
    );
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} id={`${id}-label`} className={nameClass}>
        {label}
      </label>
      {body}
    </div>
  );
}

export function FieldNotesBelow({
  id,
  hint,
  error,
  counter,
  ignored,
  ignoredNote,
  warning,
}: FieldNotes & { id: string }) {
  return (
    <>
      {error !== undefined && (
        <p
          id={`${id}-error`}
          className="mt-1 scroll-mt-16 scroll-mb-3 text-13 font-medium text-bad max-lg:scroll-mb-52"
        >
          <span className="sr-only">{t('Error:')} </span>
          {sentence(error)}
        </p>
      )}
      {counter !== undefined && (
        <p id={`${id}-counter`} className="mt-1 text-12 text-quiet tabular-nums">
          {counter}
        </p>
      )}
      {ignored !== undefined && ignoredNote === undefined && (
        <p id={`${id}-ignored`} className="mt-1 text-12 text-quiet">
          <span aria-hidden="true">⊘ </span>
          {ignored}
        </p>
      )}
      <Warning id={`${id}-warning`} className="mt-1 text-12">
        {warning}
      </Warning>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-12 text-quiet">
          {hint}
        </p>
      )}
    </>
  );
}

/** Messages of the contract are clauses ("must not be empty"); this makes them sentences. */
function sentence(clause: string): string {
  return clause.charAt(0).toUpperCase() + clause.slice(1);
}

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-7 items-center gap-2 text-13 pointer-coarse:min-h-11">
      <input type="checkbox" className="size-4 shrink-0" {...input} />
      {label}
    </label>
  );
}
