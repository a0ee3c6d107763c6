import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { t } from '@/lib/words/t';

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

/** One recipient. An invalid one can be edited; any can be removed, also by keyboard. */
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
          aria-label={t('Edit {name}', { name: address })}
          aria-description={problem}
        >
          <span className="truncate text-bad underline decoration-bad decoration-wavy underline-offset-2">
            {address}
          </span>
        </button>
      )}
      <button
        type="button"
        id={problem === null ? id : undefined}
        data-remove
        onClick={onRemove}
        onKeyDown={onKeyDown}
        aria-label={t('Remove {name}', { name: address })}
        className="grid size-7 shrink-0 place-items-center rounded-control text-quiet hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden="true" size={13} />
      </button>
    </li>
  );
}
