import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { hasVisible } from '@/lib/contract/has-visible';
import { LIMITS } from '@/lib/contract/limits';
import { t } from '@/lib/words/t';
import { LengthNote } from './length-note';

type Props = {
  title: string;
  className?: string;
  /** The new title; null if unchanged. `byKey`: the focus should stay on the row. */
  onDone: (title: string | null, byKey: boolean) => void;
};

/** Edits a title in place: Enter or blur saves, Escape cancels. A title that is too long stays in the field. */
export function TitleField({ title, className, onDone }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const [text, setText] = useState(title);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const kept = text.trim().replace(/\s+/g, ' ');
  const isTooLong = kept.length > LIMITS.words;
  const done = (isWanted: boolean, byKey: boolean) => {
    if (isDone.current || (isWanted && isTooLong)) return;
    isDone.current = true;
    onDone(isWanted && hasVisible(kept) && kept !== title ? kept : null, byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') done(true, true);
    if (event.key === 'Escape') done(false, true);
  };
  return (
    <div className={classNames('relative z-10', className)}>
      <input
        ref={input}
        aria-label={t('Title')}
        aria-describedby={id}
        aria-invalid={isTooLong || undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => done(true, false)}
        className="control"
      />
      <LengthNote id={id} length={kept.length} limit={LIMITS.words} />
    </div>
  );
}
