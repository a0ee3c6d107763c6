import { Star } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { LIMITS } from '@/lib/contract/limits';
import { hasVisible } from '@/lib/contract/text-checks';
import { t } from '@/lib/words/t';

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

type StarButtonProps = { isOn: boolean; title: string; onToggle: () => void; className?: string };

/** Filled if starred. */
export function StarButton({ isOn, title, onToggle, className }: StarButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={t('Star {name}', { name: title })}
      title={isOn ? t('Starred') : t('Star')}
      onClick={onToggle}
      className={classNames(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-control transition hover:bg-sunk hover:text-ink pointer-coarse:size-11',
        isOn ? 'text-ink' : 'text-quiet',
        className,
      )}
    >
      <Star aria-hidden="true" size={16} fill={isOn ? 'currentColor' : 'none'} />
    </button>
  );
}

/**
 * Shows the length of a text close to its limit, and announces once when it is too long. The field accepts longer text,
 * so that a paste is never cut off silently.
 */
export function LengthNote({ id, length, limit }: { id: string; length: number; limit: number }) {
  const isOver = length > limit;
  const isNear = length > limit * 0.9;
  const most = limit.toLocaleString();
  return (
    <div id={id} className="flex flex-wrap gap-x-2 text-12">
      {isNear && (
        <p className={isOver ? 'mt-1 font-medium text-bad tabular-nums' : 'mt-1 text-quiet tabular-nums'}>
          {t('{count} of {limit} characters', { count: length.toLocaleString(), limit: most })}
        </p>
      )}
      <p role="alert" className="text-bad not-empty:mt-1">
        {isOver && t('Too long (limit {limit} characters)', { limit: most })}
      </p>
    </div>
  );
}
