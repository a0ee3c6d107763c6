'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldNotesBelow } from '@/components/ui/field';
import type { Draft } from '@/lib/composer/draft';
import { POSITIONS, type PositionName } from '@/lib/contract/enums';
import { t } from '@/lib/words/t';
import { CardPicture } from '../preview/card-picture';
import { useDraftField } from './draft-fields';
import { PlaceFields } from './place-fields';

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
