import type { Matching } from '@/components/data/matching-runs';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Modal } from '@/components/ui/modal';
import { LIMITS } from '@/lib/contract/limits';
import { say } from '@/lib/words/say';
import { countFilters } from './history-filter';

type Props = {
  /** What is to be deleted; null where nothing is asked. */
  all: Matching | null;
  onClose: () => void;
  onDelete: () => void;
};

/** Before so many runs are deleted that nobody has seen them all. */
export function DeleteQuestion({ all, onClose, onDelete }: Props) {
  const count = all?.count.toLocaleString() ?? '';
  return (
    <Modal open={all !== null} onClose={onClose} title={say('Move {count} runs to the bin?', { count })}>
      <p className="mt-2 text-14">
        {all && countFilters(all.filter) === 0
          ? say('That is the whole history, shown or not.')
          : say('That is every run that matches what you look for, shown or not.')}
      </p>
      <p className="mt-2 text-14 text-quiet">
        {say(
          'They lie in the bin for {days} days and can be taken back from there. Runs that are still under way stay. What the live service made stays with the service.',
          { days: LIMITS.binDays },
        )}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{say('Keep them')}</Button>
        <Button look="solid" onClick={onDelete}>
          {say('Move {count} runs to the bin', { count })}
        </Button>
      </DialogActions>
    </Modal>
  );
}
