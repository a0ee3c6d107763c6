'use client';

import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import type { Draft } from '@/lib/composer/draft';
import type { PositionName } from '@/lib/contract/enums';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import {
  optionsOf,
  POSITION_SIZE_WORDS,
  POSITION_SOURCE_WORDS,
  POSITION_TYPE_WORDS,
  POSITION_WORDS,
} from './choice-words';
import { useDraftField } from './draft-fields';
import { InputField, SelectField } from './input-fields';

const NOTHING = 'nothing';
const TYPES = perLocale(() => [{ value: NOTHING, label: t('None') }, ...optionsOf(POSITION_TYPE_WORDS)] as const);

type Props = { name: PositionName; onFocus: () => void; onDone: (() => void) | null };

/** The settings of one header or footer place. `onDone` returns to the picture; null keeps the place open. */
export function PlaceFields({ name, onFocus, onDone }: Props) {
  const { control } = useFormContext<Draft>();
  const place = `cardOptions.headerFooter.${name}` as const;
  const { field } = useController({ control, name: `${place}.type` });
  const position = useWatch({ control, name: place });
  const { id, notes } = useDraftField(`${place}.type`);
  const words = POSITION_WORDS[name];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from any of the fields inside
    <div
      data-place={name}
      className="mt-3 space-y-3 border-s-2 border-hairline ps-3"
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onDone) return;
        event.stopPropagation();
        onDone();
      }}
    >
      <Field group id={id} label={words} {...notes}>
        <Segmented
          label={words}
          value={field.value || NOTHING}
          options={TYPES}
          onChange={(type) => field.onChange(type === NOTHING ? '' : type)}
        />
      </Field>
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        {position.type === 'text' && (
          <InputField path={`${place}.value`} label={t('{words}: text', { words })} className="sm:col-span-2" />
        )}
        {position.type === 'image' && (
          <>
            <SelectField
              path={`${place}.source`}
              label={t('{words}: image', { words })}
              options={optionsOf(POSITION_SOURCE_WORDS)}
              unset={t('Choose an image')}
            />
            <SelectField
              path={`${place}.size`}
              label={t('{words}: size', { words })}
              options={optionsOf(POSITION_SIZE_WORDS)}
              unset={t('Service decides')}
            />
          </>
        )}
        {position.type === 'image' && position.source === 'custom' && (
          <InputField
            path={`${place}.src`}
            label={t('{words}: image URL', { words })}
            type="url"
            placeholder="https://"
            className="sm:col-span-2"
          />
        )}
      </div>
      {position.type !== 'text' && position.value.trim() !== '' && (
        <p className="text-12 text-quiet">
          <span aria-hidden="true">⊘ </span>
          {t('Text “{position}” is kept but not shown.', {
            position: position.value.trim(),
          })}
        </p>
      )}
      {onDone && (
        <Button size="small" look="outline" onClick={onDone}>
          {t('Done')}
        </Button>
      )}
    </div>
  );
}
