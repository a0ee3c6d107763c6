'use client';

import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { RemoveButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Field } from '@/components/ui/field';
import type { Draft } from '@/lib/composer/draft';
import { isAddress, readAddresses } from '@/lib/composer/paste/read-addresses';
import { notAnEmailMessage } from '@/lib/composer/plain-message';
import { LIMITS } from '@/lib/contract/limits';
import { t } from '@/lib/words/t';
import { fieldId } from '../form-session';
import { useDraftField } from './draft-fields';

const PATH = 'sharingOptions.emailOptions.recipients';

/** Keys that complete an address. No address contains these characters. */
const SEPARATOR_KEYS = [',', ';', ' ', 'Enter'];

/** Email addresses as chips, typed one by one or pasted in bulk. */
export function RecipientsField() {
  const { control, setValue } = useFormContext<Draft>();
  const recipients = useWatch({ control, name: PATH });
  const { errors } = useFormState({ control, name: PATH });
  const { id, notes, control: aria } = useDraftField(PATH);
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // The unfinished address is the last entry of the form value, so that neither submitting nor a reload loses it.
  const isTyping = typed !== '' && recipients.at(-1) === typed;
  const chips = isTyping ? recipients.slice(0, -1) : recipients;
  const change = (next: readonly string[], pending = '') => {
    setTyped(pending);
    setValue(PATH, pending === '' ? [...next] : [...next, pending], { shouldDirty: true });
  };
  const add = (text: string) => {
    const found = readAddresses(text).filter((address) => !chips.includes(address));
    const room = LIMITS.recipients - chips.length;
    change([...chips, ...found.slice(0, room)]);
    if (found.length > 1) setAnnouncement(t('{count} addresses added', { count: found.length }));
  };
  const remove = (row: number) => {
    change(
      chips.filter((_one, at) => at !== row),
      isTyping ? typed : '',
    );
    setAnnouncement(t('{chip} removed', { chip: chips[row] ?? '' }));
    input.current?.focus();
  };
  const edit = (row: number) => {
    change(
      chips.filter((_one, at) => at !== row),
      chips[row],
    );
    input.current?.focus();
  };
  const focusChip = (row: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    if (row >= chips.length) input.current?.focus();
    else buttons?.[Math.max(0, row)]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const { value } = event.currentTarget;
    if (SEPARATOR_KEYS.includes(event.key)) {
      event.preventDefault();
      if (value.trim()) add(value);
    } else if (value === '' && (event.key === 'Backspace' || event.key === 'ArrowLeft')) {
      event.preventDefault();
      focusChip(chips.length - 1);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/[\s,;<]/.test(text.trim())) return;
    event.preventDefault();
    add(`${isTyping ? typed : ''} ${text}`);
  };
  return (
    <Field group id={id} label={t('Email recipients')} className="sm:col-span-2" {...notes}>
      <div
        className={classNames(
          'control flex max-h-48 flex-wrap items-center gap-1.5 overflow-y-auto px-1.5! py-1! -outline-offset-1 outline-ink has-[input:focus-visible]:border-ink has-[input:focus-visible]:outline-2',
          notes.error !== undefined && 'border-bad!',
        )}
      >
        <ul ref={list} aria-label={t('Recipients')} className="contents">
          {chips.map((address, row) =>
            // Older drafts may contain empty rows.
            address.trim() === '' ? null : (
              <RecipientChip
                // Imported drafts may contain the same address twice.
                key={`${row} ${address}`}
                id={fieldId(`${PATH}.${row}`)}
                address={address}
                problem={
                  messageOf(get(errors, `${PATH}.${row}`)) ?? (isAddress(address) ? null : notAnEmailMessage(address))
                }
                onRemove={() => remove(row)}
                onMove={(step) => focusChip(row + step)}
                onEdit={() => edit(row)}
              />
            ),
          )}
        </ul>
        <input
          ref={input}
          {...aria}
          id={`${id}-input`}
          aria-label={t('Email address')}
          className="min-h-7 min-w-40 flex-1 bg-transparent px-1 outline-none pointer-coarse:min-h-11"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          placeholder={chips.length === 0 ? t('Separate addresses with commas') : ''}
          value={isTyping ? typed : ''}
          onChange={(event) => change(chips, event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => isTyping && add(typed)}
        />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </Field>
  );
}

function messageOf(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : null;
}

type Props = {
  /** The id of the control that the error summary links to. */
  id: string;
  address: string;
  /** The validation error; null for a valid address. */
  problem: string | null;
  onRemove: () => void;
  /** To the previous (-1) or next (1) chip. */
  onMove: (step: -1 | 1) => void;
  /** Moves the address back into the input for editing. */
  onEdit: () => void;
};

/** A recipient. Invalid addresses can be edited, and all can be removed, with the mouse or the keyboard. */
function RecipientChip({ id, address, problem, onRemove, onMove, onEdit }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' || event.key === 'Delete') onRemove();
    else if (event.key === 'ArrowLeft') onMove(-1);
    else if (event.key === 'ArrowRight') onMove(1);
    else return;
    event.preventDefault();
  };
  return (
    <li
      className={classNames(
        'flex max-w-full items-center rounded-control border bg-surface ps-2 text-13',
        problem === null ? 'border-hairline' : 'border-bad',
      )}
    >
      {problem === null ? (
        <span className="truncate">{address}</span>
      ) : (
        <button
          type="button"
          id={id}
          onClick={onEdit}
          onKeyDown={onKeyDown}
          className="flex min-h-7 min-w-0 items-center gap-1.5 rounded-control pointer-coarse:min-h-11"
          aria-label={t('Edit {name}', { name: address })}
          aria-description={problem}
        >
          <span className="truncate text-bad underline decoration-bad decoration-wavy underline-offset-2">
            {address}
          </span>
        </button>
      )}
      <RemoveButton
        id={problem === null ? id : undefined}
        data-remove
        onClick={onRemove}
        onKeyDown={onKeyDown}
        name={t('Remove {name}', { name: address })}
      />
    </li>
  );
}
