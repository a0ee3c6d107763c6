'use client';

import { type ReactNode, useId } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import { labelAt } from '@/lib/contract/fields';
import { useDraftField } from './draft-fields';

type Shared = {
  path: DraftPath;
  /** The field's own name if missing. */
  label?: ReactNode;
  hint?: ReactNode;
  className?: string;
  /** The id of a note that explains why the whole group is unused. */
  unusedNote?: string;
};

type InputProps = Shared & {
  placeholder?: string;
  type?: 'text' | 'email' | 'url';
};

type Control = ReturnType<typeof useDraftField>['control'] & ReturnType<UseFormRegister<Draft>>;

/** The label and notes of a field around its control. */
function DraftField(props: Shared & { children: (control: Control) => ReactNode }) {
  const { path, label = labelAt(path), hint, unusedNote, children, ...shown } = props;
  const { id, notes, control, register } = useDraftField(path, hint, unusedNote);
  return (
    <Field id={id} label={label} {...shown} {...notes}>
      {children({ ...control, ...register() })}
    </Field>
  );
}

export function InputField({ placeholder, type, ...field }: InputProps) {
  return (
    <DraftField {...field}>
      {(control) => <input className="control" autoComplete="off" placeholder={placeholder} type={type} {...control} />}
    </DraftField>
  );
}

export function AreaField({ rows = 3, placeholder, ...field }: Shared & { rows?: number; placeholder?: string }) {
  return (
    <DraftField {...field}>
      {(control) => <textarea className="control block resize-y" rows={rows} placeholder={placeholder} {...control} />}
    </DraftField>
  );
}

type SelectProps = Shared & {
  options: readonly { value: string; label: string }[];
  /** The label of the empty option; without it the select always has a value. */
  unset?: string;
};

export function SelectField({ options, unset, ...field }: SelectProps) {
  return (
    <DraftField {...field}>
      {(control) => (
        <select className="control" {...control}>
          {unset !== undefined && <option value="">{unset}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </DraftField>
  );
}

/** A group of related settings. `note` applies to all of them. */
export function Group({ title, note, children }: GroupProps) {
  const id = useId();
  if (!title) return <div className="border-b border-hairline py-3.5 last:border-b-0">{children}</div>;
  return (
    <section aria-labelledby={id} className="border-b border-hairline py-3.5 last:border-b-0">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h3 id={id} className="text-13 font-semibold">
          {title}
        </h3>
        {note}
      </div>
      {children}
    </section>
  );
}

export type GroupProps = { title?: string; note?: ReactNode; children: ReactNode };
