import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { say } from '@/lib/words/say';

type Props = {
  /** Of the control to go to when something is wrong with it. */
  id: string;
  address: string;
  /** What is wrong with it; null for an address. */
  problem: string | null;
  onRemove: () => void;
  /** To the chip before (-1) or after (1). */
  onMove: (step: -1 | 1) => void;
  /** Puts it back into the input, to be mended. */
  onEdit: () => void;
};

/** One recipient. A wrong one can be taken back into the input; any can be taken away, by key as well. */
export function RecipientChip({ id, address, problem, onRemove, onMove, onEdit }: Props) {
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
          aria-label={say('Mend {address}: it {problem}', { address, problem })}
        >
          <span className="truncate underline decoration-bad decoration-wavy underline-offset-2">{address}</span>
          <span className="shrink-0 text-12 text-bad">{problem}</span>
        </button>
      )}
      <button
        type="button"
        id={problem === null ? id : undefined}
        data-remove
        onClick={onRemove}
        onKeyDown={onKeyDown}
        aria-label={say('Remove {address}', { address })}
        className="grid size-7 shrink-0 place-items-center rounded-control text-quiet hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden="true" size={13} />
      </button>
    </li>
  );
}
