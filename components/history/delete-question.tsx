import type { Matching } from '@/components/data/matching-runs';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Modal } from '@/components/ui/modal';
import { LIMITS } from '@/lib/contract/limits';
import { say } from '@/lib/words/say';
import { countFilters } from './history-filter';

type Props = {
  /** The runs to delete; null while the dialog is closed. */
  all: Matching | null;
  onClose: () => void;
  onDelete: () => void;
};

/** Confirms deleting more runs than anyone has looked through. */
export function DeleteQuestion({ all, onClose, onDelete }: Props) {
  const count = all?.count.toLocaleString() ?? '';
  return (
    <Modal open={all !== null} onClose={onClose} title={say('Move {count} runs to trash?', { count })}>
      <p className="mt-2 text-14">
        {all && countFilters(all.filter) === 0
          ? say('This is your whole history.')
          : say('This includes matching runs that aren’t loaded yet.')}
      </p>
      <p className="mt-2 text-14 text-quiet">
        {say('You can restore them for {days} days. Runs in progress are kept. Remote decks stay on the service.', {
          days: LIMITS.binDays,
        })}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{say('Cancel')}</Button>
        <Button look="solid" onClick={onDelete}>
          {say('Move {count} runs to trash', { count })}
        </Button>
      </DialogActions>
    </Modal>
  );
}
