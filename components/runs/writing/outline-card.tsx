import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { OUTLINE_LIMITS, type OutlineEntry } from '@/lib/contract/outlines';
import { t } from '@/lib/words/t';

export type MoveButtons = { up: HTMLButtonElement | null; down: HTMLButtonElement | null };

type Props = {
  card: OutlineEntry;
  id: string;
  /** 1-based. */
  number: number;
  total: number;
  isMissing: boolean;
  headingRef: Ref<HTMLInputElement>;
  moveRef: (name: keyof MoveButtons) => Ref<HTMLButtonElement>;
  onChange: (change: Partial<OutlineEntry>) => void;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
};

/** An editable card of an outline: its heading, what it covers, and buttons to move or delete it. */
export function OutlineCard({ card, id, number, total, isMissing, headingRef, moveRef, ...on }: Props) {
  return (
    <li className="rounded-card border border-hairline bg-paper p-3 sm:flex sm:gap-3">
      <span aria-hidden="true" className="w-6 shrink-0 pt-2 text-13 text-quiet tabular-nums max-sm:hidden">
        {number}
      </span>
      <div className="min-w-0 flex-1 space-y-2">
        <input
          ref={headingRef}
          id={`${id}-heading`}
          aria-label={t('Heading of card {number}', { number })}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          value={card.heading}
          maxLength={OUTLINE_LIMITS.heading}
          onChange={(event) => on.onChange({ heading: event.target.value })}
          // Enter alone must not submit the form, which would create the deck.
          onKeyDown={(event) => event.key === 'Enter' && !(event.ctrlKey || event.metaKey) && event.preventDefault()}
          className="control font-medium"
        />
        {isMissing && (
          <p id={`${id}-missing`} className="text-13 text-bad">
            {t('Add a heading')}
          </p>
        )}
        <textarea
          rows={2}
          aria-label={t('What card {number} covers', { number })}
          placeholder={t('What this card covers')}
          value={card.intent}
          maxLength={OUTLINE_LIMITS.intent}
          onChange={(event) => on.onChange({ intent: event.target.value })}
          className="control resize-y text-13"
        />
      </div>
      <div className="flex shrink-0 items-center max-sm:mt-1 sm:flex-col">
        <span aria-hidden="true" className="me-auto text-13 text-quiet tabular-nums sm:hidden">
          {number}
        </span>
        <Act
          ref={moveRef('up')}
          label={t('Move card {number} up', { number })}
          isOff={number === 1}
          onAct={() => on.onMove(-1)}
        >
          <ArrowUp aria-hidden="true" size={16} />
        </Act>
        <Act
          ref={moveRef('down')}
          label={t('Move card {number} down', { number })}
          isOff={number === total}
          onAct={() => on.onMove(1)}
        >
          <ArrowDown aria-hidden="true" size={16} />
        </Act>
        <Act label={t('Delete card {number}', { number })} isOff={total === 1} onAct={on.onDelete}>
          <Trash2 aria-hidden="true" size={16} />
        </Act>
      </div>
    </li>
  );
}

type ActProps = {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  isOff: boolean;
  onAct: () => void;
  children: ReactNode;
};

/** Not `disabled` when off, because a disabled button loses the focus, e.g. at the end of the list. */
function Act({ ref, label, isOff, onAct, children }: ActProps) {
  return (
    <Button
      ref={ref}
      look="bare"
      size="small"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onAct()}
      className="min-w-7 pointer-coarse:min-w-11"
    >
      {children}
    </Button>
  );
}
