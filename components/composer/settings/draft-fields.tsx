'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { type FieldPathValue, get, useController, useFormContext, useFormState } from 'react-hook-form';
import { describedBy, Field, type FieldNotes } from '@/components/ui/field';
import { Segmented, type SegmentOption } from '@/components/ui/segmented';
import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import { labelAt, limitOf, textAt } from '@/lib/contract/fields';
import { t } from '@/lib/words/t';
import { fieldId } from '../form-session';
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

/** The share of a limit from which a field shows a counter. */
const COUNTER_SHOWN_FROM = 0.9;

/** The counter of a field whose value is near or over its limit. Only causes renders while there is a counter. */
function useNearLimit(path: DraftPath): string | undefined {
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

type Choices = 'cardOptions.dimensions' | 'operation';
type Value<Name extends Choices> = Exclude<FieldPathValue<Draft, Name>, ''>;

type Props<Name extends Choices> = {
  path: Name;
  /** The field's own name if missing. */
  label?: string;
  options: readonly SegmentOption<Value<Name>>[];
  /** The value in effect when the draft leaves it to the service. */
  standing: Value<Name>;
  labelHidden?: boolean;
  className?: string;
};

/** A choice between a few visible options. */
export function ChoiceField<Name extends Choices>({
  path,
  label = labelAt(path) ?? '',
  options,
  standing,
  labelHidden,
  className,
}: Props<Name>) {
  const { control } = useFormContext<Draft>();
  const { field } = useController<Draft, Choices>({ control, name: path });
  const { id, notes } = useDraftField(path);
  return (
    <Field group id={id} label={label} labelHidden={labelHidden} className={className} {...notes}>
      <Segmented<Value<Name>>
        label={label}
        value={(field.value || standing) as Value<Name>}
        options={options}
        onChange={field.onChange}
      />
    </Field>
  );
}
