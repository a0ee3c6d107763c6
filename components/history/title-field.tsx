import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { LIMITS } from '@/lib/contract/limits';
import { say } from '@/lib/words/say';

type Props = {
  title: string;
  className?: string;
  /** The new title; null when nothing was changed. `byKey`: the focus is to stay here. */
  onDone: (title: string | null, byKey: boolean) => void;
};

/** A title where it stands, to write over: Enter or leaving keeps it, Escape does not. */
export function TitleField({ title, className, onDone }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const [text, setText] = useState(title);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const done = (wish: string | null, byKey: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    const kept = wish?.trim().replace(/\s+/g, ' ');
    onDone(kept && kept !== title ? kept : null, byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') done(text, true);
    if (event.key === 'Escape') done(null, true);
  };
  return (
    <input
      ref={input}
      aria-label={say('Title')}
      value={text}
      maxLength={LIMITS.words}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => done(text, false)}
      className={classNames('control relative z-10', className)}
    />
  );
}
