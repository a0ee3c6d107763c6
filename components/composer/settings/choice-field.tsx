'use client';

import { type FieldPathValue, useController, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Segmented, type SegmentOption } from '@/components/ui/segmented';
import type { Draft } from '@/lib/composer/draft';
import { labelAt } from '@/lib/contract/fields';
import { useDraftField } from './draft-fields';

type Choices = 'cardOptions.dimensions' | 'operation';
type Value<Name extends Choices> = Exclude<FieldPathValue<Draft, Name>, ''>;

type Props<Name extends Choices> = {
  path: Name;
  /** The field's own name if missing. */
  label?: string;
  wireName?: string;
  options: readonly SegmentOption<Value<Name>>[];
  /** The value in effect when the draft leaves it to the service. */
  standing: Value<Name>;
  onChosen?: (value: Value<Name>) => void;
  labelHidden?: boolean;
  className?: string;
};

/** A choice between a few visible options. */
export function ChoiceField<Name extends Choices>({
  path,
  label = labelAt(path) ?? '',
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
  return (
    <Field group id={id} label={label} wireName={wireName} labelHidden={labelHidden} className={className} {...notes}>
      <Segmented<Value<Name>>
        label={label}
        value={(field.value || standing) as Value<Name>}
        options={options}
        onChange={(value) => {
          field.onChange(value);
          onChosen?.(value);
        }}
      />
    </Field>
  );
}
