'use client';

import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldNotesBelow } from '@/components/ui/field';
import type { Draft } from '@/lib/composer/draft';
import { POSITIONS, type PositionName } from '@/lib/contract/enums';
import {
  optionsOf,
  POSITION_SIZE_WORDS,
  POSITION_SOURCE_WORDS,
  POSITION_TYPE_WORDS,
  POSITION_WORDS,
} from './choice-words';
import { InputField, SelectField, useDraftField } from './draft-fields';

/** Interface 2.4.3: six places, each with text, an image or the card's number. */
export function HeaderFooterSection() {
  const { id, notes } = useDraftField('headerFooter');
  return (
    <div id={id} tabIndex={-1} className="outline-none">
      <FieldNotesBelow id={id} {...notes} />
      <div className="mt-1 divide-y divide-hairline">
        {POSITIONS.map((name) => (
          <PositionFields key={name} name={name} />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-x-6">
        <Flag path="headerFooter.hideFromFirstCard" label="Not on the first card" />
        <Flag path="headerFooter.hideFromLastCard" label="Not on the last card" />
      </div>
    </div>
  );
}

function PositionFields({ name }: { name: PositionName }) {
  const { control } = useFormContext<Draft>();
  const type = useWatch({ control, name: `headerFooter.${name}.type` });
  const source = useWatch({ control, name: `headerFooter.${name}.source` });
  const place = `headerFooter.${name}` as const;
  const words = POSITION_WORDS[name];
  return (
    <fieldset className="grid grid-cols-1 items-start gap-x-3 gap-y-2 py-2.5 sm:grid-cols-[8rem_9rem_1fr]">
      <legend className="sr-only">{words}</legend>
      <span aria-hidden="true" className="pt-2 text-13 font-medium">
        {words}
      </span>
      <SelectField
        path={`${place}.type`}
        label={`${words}: what stands there`}
        labelHidden
        options={optionsOf(POSITION_TYPE_WORDS)}
        unset="Nothing"
      />
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {type === 'text' && (
          <InputField
            path={`${place}.value`}
            label={`${words}: text`}
            labelHidden
            placeholder="Text"
            className="sm:col-span-2"
          />
        )}
        {type === 'image' && (
          <>
            <SelectField
              path={`${place}.source`}
              label={`${words}: image`}
              labelHidden
              options={optionsOf(POSITION_SOURCE_WORDS)}
              unset="Which image"
            />
            <SelectField
              path={`${place}.size`}
              label={`${words}: size`}
              labelHidden
              options={optionsOf(POSITION_SIZE_WORDS)}
              unset="Default: Medium"
            />
          </>
        )}
        {type === 'image' && source === 'custom' && (
          <InputField
            path={`${place}.src`}
            label={`${words}: image address`}
            labelHidden
            type="url"
            placeholder="https://"
            className="sm:col-span-2"
          />
        )}
      </div>
    </fieldset>
  );
}

type FlagPath = 'headerFooter.hideFromFirstCard' | 'headerFooter.hideFromLastCard';

function Flag({ path, label }: { path: FlagPath; label: string }) {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: path });
  const { control: aria } = useDraftField(path);
  return (
    <Checkbox
      {...aria}
      label={label}
      checked={field.value === true}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.target.checked ? true : null)}
    />
  );
}
