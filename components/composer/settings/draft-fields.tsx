'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { classNames } from '@/components/ui/class-names';
import { describedBy, Field, type FieldNotes } from '@/components/ui/field';
import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import { labelAt, limitOf, textAt } from '@/lib/contract/fields';
import { t } from '@/lib/words/t';
import { fieldId } from '../field-id';
import { useRemarks } from '../preview/remarks-context';

/** Shared state of a form field: its control, error, hint and warnings. */
export function useDraftField(path: DraftPath, hint?: ReactNode, unusedNote?: string) {
  const { control, register } = useFormContext<Draft>();
  const { errors } = useFormState({ control, name: path });
  const notes: FieldNotes = {
    hint,
    error: messageOf(get(errors, path)),
    counter: useNearLimit(path),
    ...useRemarks(path),
    ignoredNote: unusedNote,
  };
  const id = fieldId(path);
  return { id, notes, control: { id, ...describedBy(id, notes) }, register: () => register(path) };
}

/** The error of the field, or of its first invalid entry. */
function messageOf(found: unknown): string | undefined {
  if (Array.isArray(found)) return messageOf((found as { root?: unknown }).root ?? found.find((one) => one));
  if (typeof found !== 'object' || found === null) return undefined;
  if ('message' in found && typeof found.message === 'string') return found.message;
  return 'root' in found ? messageOf(found.root) : undefined;
}

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

/** The share of a limit from which a field shows a counter. */
const COUNTER_SHOWN_FROM = 0.9;

/** The counter of a field whose value is near or over its limit. Only causes renders while there is a counter. */
export function useNearLimit(path: DraftPath): string | undefined {
  const { subscribe, getValues } = useFormContext<Draft>();
  const [counter, setCounter] = useState<string | undefined>();
  // The text fields have their own counter, which is always visible.
  const limit = path === 'inputText' || path === 'prompt' ? null : limitOf(path);
  useEffect(() => {
    if (limit === null) return;
    const count = () => setCounter(counterWords(textAt(getValues(), path)?.length ?? 0, limit));
    count();
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === undefined || name === path || path.startsWith(`${name}.`)) count();
      },
    });
  }, [limit, path, subscribe, getValues]);
  return counter;
}

export function counterWords(length: number, limit: number): string | undefined {
  if (length < limit * COUNTER_SHOWN_FROM) return undefined;
  return t('{count} of {limit} characters', { count: length.toLocaleString(), limit: limit.toLocaleString() });
}
