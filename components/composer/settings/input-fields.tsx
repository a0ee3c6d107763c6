'use client';

import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Field } from '@/components/ui/field';
import type { DraftPath } from '@/lib/composer/draft-path';
import { labelAt } from '@/lib/contract/fields';
import { useDraftField } from './draft-fields';

type Shared = {
  path: DraftPath;
  /** The field's own name if missing. */
  label?: ReactNode;
  wireName?: string;
  hint?: ReactNode;
  className?: string;
  /** The id of a note that explains why the whole group is unused. */
  unusedNote?: string;
};

type InputProps = Shared & {
  placeholder?: string;
  inputMode?: 'numeric' | 'url' | 'email';
  type?: 'text' | 'email' | 'url';
  labelHidden?: boolean;
};

export function InputField(props: InputProps) {
  const { path, label = labelAt(path), wireName, hint, className, labelHidden, unusedNote, ...input } = props;
  const field = useDraftField(path, hint, unusedNote);
  return (
    <Field
      id={field.id}
      label={label}
      wireName={wireName}
      labelHidden={labelHidden}
      className={className}
      {...field.notes}
    >
      <input className="control" autoComplete="off" {...input} {...field.control} {...field.register()} />
    </Field>
  );
}

export function AreaField({
  path,
  label = labelAt(path),
  wireName,
  hint,
  className,
  rows = 3,
  placeholder,
}: Shared & { rows?: number; placeholder?: string }) {
  const field = useDraftField(path, hint);
  return (
    <Field id={field.id} label={label} wireName={wireName} className={className} {...field.notes}>
      <textarea
        className={classNames('control block resize-y')}
        rows={rows}
        placeholder={placeholder}
        {...field.control}
        {...field.register()}
      />
    </Field>
  );
}

type SelectProps = Shared & {
  options: readonly { value: string; label: string }[];
  /** The label of the empty option; without it the select always has a value. */
  unset?: string;
  labelHidden?: boolean;
};

export function SelectField(props: SelectProps) {
  const { path, label = labelAt(path), wireName, hint, className, options, unset, labelHidden, unusedNote } = props;
  const field = useDraftField(path, hint, unusedNote);
  return (
    <Field
      id={field.id}
      label={label}
      wireName={wireName}
      labelHidden={labelHidden}
      className={className}
      {...field.notes}
    >
      <select className="control" {...field.control} {...field.register()}>
        {unset !== undefined && <option value="">{unset}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
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
