import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LIMITS } from '@/lib/contract/limits';
import { t } from '@/lib/words/t';

type Props = {
  label: string;
  initial?: string;
  hint?: string;
  mayBeEmpty?: boolean;
  onName: (name: string) => void;
  onCancel: () => void;
};

/** A one-line name field. Not a form element: it is nested in the composer's form, which Enter would submit. */
export function NameForm({ label, initial = '', hint, mayBeEmpty, onName, onCancel }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initial);
  useEffect(() => input.current?.select(), []);
  const isGood = mayBeEmpty || name.trim() !== '';
  const save = () => isGood && onName(name.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') save();
    else onCancel();
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-13 font-medium">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          id={id}
          value={name}
          maxLength={LIMITS.givenName}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={onKeyDown}
          className="control min-w-0 flex-[1_1_12rem] max-sm:basis-full"
        />
        <Button look="solid" aria-disabled={!isGood} onClick={save}>
          {t('Save')}
        </Button>
        <Button look="bare" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-12 text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Says that something named was deleted, and offers to restore it. */
export function DeletedNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2">
      <span className="min-w-0 break-words">{t('“{name}” deleted', { name })}</span>
      <Button size="small" onClick={onUndo}>
        {t('Undo')}
      </Button>
    </p>
  );
}
