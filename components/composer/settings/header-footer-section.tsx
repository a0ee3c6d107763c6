'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, FieldNotesBelow } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import type { Draft } from '@/lib/composer/draft';
import { POSITIONS, type PositionName } from '@/lib/contract/enums';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { CardPicture } from '../preview/card-picture';
import {
  optionsOf,
  POSITION_SIZE_WORDS,
  POSITION_SOURCE_WORDS,
  POSITION_TYPE_WORDS,
  POSITION_WORDS,
} from './choice-words';
import { useDraftField } from './draft-fields';
import { InputField, SelectField } from './input-fields';

/**
 * docs/spec/interface.md#2.4.3: six places, each with text, an image or the card number, shown on a picture of a card.
 */
export function HeaderFooterSection() {
  const { control } = useFormContext<Draft>();
  const { id, notes } = useDraftField('cardOptions.headerFooter');
  const { errors } = useFormState({ control, name: 'cardOptions.headerFooter' });
  const [open, setOpen] = useState<PositionName | null>(null);
  const places = useRef(new Map<PositionName, HTMLButtonElement>());
  const panel = useRef<HTMLDivElement>(null);
  // A place with an error stays open: the error summary links to its fields.
  const wrong = POSITIONS.filter((name) => errors.cardOptions?.headerFooter?.[name] !== undefined);
  const toggle = (name: PositionName) => {
    flushSync(() => setOpen(open === name ? null : name));
    if (open !== name)
      panel.current
        ?.querySelector<HTMLElement>(`[data-place="${name}"] :is(input:checked, [role=radio][aria-checked=true])`)
        ?.focus();
  };
  const close = () => {
    const name = open;
    setOpen(null);
    if (name) places.current.get(name)?.focus();
  };
  return (
    <div id={id} tabIndex={-1} className="outline-none">
      <FieldNotesBelow id={id} {...notes} />
      <CardPicture open={open} wrong={wrong} onPlace={toggle} places={places.current} panelId={`${id}-places`} />
      <div ref={panel} id={`${id}-places`}>
        {POSITIONS.filter((name) => name === open || wrong.includes(name)).map((name) => (
          <PlaceFields
            key={name}
            name={name}
            // Keeps a place open while its error is being fixed.
            onFocus={() => setOpen(name)}
            onDone={name === open ? close : null}
          />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-x-6">
        <Flag path="cardOptions.headerFooter.hideFromFirstCard" label={t('Hide on first card')} />
        <Flag path="cardOptions.headerFooter.hideFromLastCard" label={t('Hide on last card')} />
      </div>
    </div>
  );
}

type FlagPath = `cardOptions.headerFooter.${'hideFromFirstCard' | 'hideFromLastCard'}`;

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

const NOTHING = 'nothing';
const TYPES = perLocale(() => [{ value: NOTHING, label: t('None') }, ...optionsOf(POSITION_TYPE_WORDS)] as const);

type PlaceFieldsProps = { name: PositionName; onFocus: () => void; onDone: (() => void) | null };

/** The settings of one header or footer place. `onDone` returns to the picture; null keeps the place open. */
function PlaceFields({ name, onFocus, onDone }: PlaceFieldsProps) {
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
