'use client';

import { useController, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Segmented, type SegmentOption } from '@/components/ui/segmented';
import type { Draft } from '@/lib/composer/draft';
import { useDraftField } from './draft-fields';

type Choices = 'dimensions' | 'operation';

type Props<Name extends Choices> = {
  path: Name;
  label: string;
  wireName?: string;
  options: readonly SegmentOption<Exclude<Draft[Name], ''>>[];
  /** The value in effect when the draft leaves it to the service. */
  standing: Exclude<Draft[Name], ''>;
  onChosen?: (value: Exclude<Draft[Name], ''>) => void;
  labelHidden?: boolean;
  className?: string;
};

/** A choice between a few visible options. */
export function ChoiceField<Name extends Choices>({
  path,
  label,
  wireName,
  options,
  standing,
  onChosen,
  labelHidden,
  className,
}: Props<Name>) {
  const { control } = useFormContext<Draft>();
  const { field } = useController<Draft, Choices>({ control, name: path });
  const { id, notes } = useDraftField(path);
  type Value = Exclude<Draft[Name], ''>;
  return (
    <Field group id={id} label={label} wireName={wireName} labelHidden={labelHidden} className={className} {...notes}>
      <Segmented<Value>
        label={label}
        value={(field.value || standing) as Value}
        options={options}
        onChange={(value) => {
          field.onChange(value);
          onChosen?.(value);
        }}
      />
    </Field>
  );
}
