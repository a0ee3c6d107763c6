'use client';

import { Image as ImageIcon, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Checkbox, Field, FieldNotesBelow } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import type { Draft } from '@/lib/composer/draft';
import { POSITIONS, type PositionName } from '@/lib/contract/enums';
import type { DraftPosition } from '@/lib/contract/fields';
import { midSentence, perLocale } from '@/lib/words/messages-in-use';
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

type Props = {
  open: PositionName | null;
  wrong: readonly PositionName[];
  onPlace: (name: PositionName) => void;
  places: Map<PositionName, HTMLButtonElement>;
  panelId: string;
};

const ROWS = [
  { band: 'header', names: ['topLeft', 'topCenter', 'topRight'] },
  { band: 'footer', names: ['bottomLeft', 'bottomCenter', 'bottomRight'] },
] as const;

/** A small picture of a card with its header and footer; each of the six places is a button. */
function CardPicture({ open, wrong, onPlace, places, panelId }: Props) {
  const headerFooter = useWatch<Draft, 'cardOptions.headerFooter'>({ name: 'cardOptions.headerFooter' });
  const row = ({ band, names }: (typeof ROWS)[number]) => (
    <div className={classNames('grid grid-cols-3 gap-1.5', band === 'header' ? 'items-start' : 'items-end')}>
      {names.map((name) => (
        <Place
          key={name}
          name={name}
          position={headerFooter[name]}
          isOpen={open === name}
          isWrong={wrong.includes(name)}
          onPlace={() => onPlace(name)}
          places={places}
          panelId={panelId}
        />
      ))}
    </div>
  );
  return (
    <div className="flex flex-col gap-2 rounded-control border border-hairline bg-surface p-2">
      {row(ROWS[0])}
      <div aria-hidden="true" className="space-y-1.5 px-1.5 py-1 text-edge/40">
        <div className="h-1.5 w-1/4 rounded-[2px] bg-current" />
        <div className="h-1 w-1/2 rounded-[2px] bg-current" />
      </div>
      {row(ROWS[1])}
    </div>
  );
}

type PlaceProps = {
  name: PositionName;
  position: DraftPosition;
  isOpen: boolean;
  isWrong: boolean;
  onPlace: () => void;
  places: Map<PositionName, HTMLButtonElement>;
  panelId: string;
};

function Place({ name, position, isOpen, isWrong, onPlace, places, panelId }: PlaceProps) {
  const isEmpty = position.type === '';
  return (
    <button
      ref={(button) => {
        if (button) places.set(name, button);
        return () => void places.delete(name);
      }}
      type="button"
      aria-expanded={isOpen}
      aria-controls={panelId}
      aria-label={`${POSITION_WORDS[name]}: ${wordsOf(position)}${isWrong ? t(', has a problem') : ''}`}
      onClick={onPlace}
      className={classNames(
        'flex min-h-7 min-w-0 items-center gap-1 rounded-control border px-1.5 text-12 transition pointer-coarse:min-h-11',
        name.endsWith('Center') ? 'justify-center' : name.endsWith('Right') ? 'justify-end' : 'justify-start',
        isEmpty ? 'border-dashed text-quiet hover:text-ink' : 'font-medium',
        isOpen ? 'border-ink bg-sunk' : isWrong ? 'border-bad' : isEmpty ? 'border-edge/60' : 'border-edge bg-raised',
      )}
    >
      <Shown position={position} />
    </button>
  );
}

function Shown({ position }: { position: DraftPosition }) {
  switch (position.type) {
    case 'text':
      return <span className="truncate">{position.value.trim() || t('Text')}</span>;
    case 'cardNumber':
      return <span className="truncate">{t('Card number')}</span>;
    case 'image':
      return (
        <>
          <ImageIcon aria-hidden="true" size={14} className="shrink-0" />
          <span className="truncate">{position.source === 'themeLogo' ? t('Logo') : t('Image')}</span>
        </>
      );
    default:
      return <Plus aria-hidden="true" size={14} />;
  }
}

function wordsOf({ type, value, source }: DraftPosition): string {
  if (type === 'text') return value.trim() ? t('text “{value}”', { value: value.trim() }) : t('empty text');
  if (type === 'cardNumber') return t('card number');
  if (type === 'image') return source === '' ? t('image') : midSentence(POSITION_SOURCE_WORDS[source]);
  return t('empty');
}
