import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Modal } from '@/components/ui/modal';
import { say, sayCount } from '@/lib/words/say';

type Props = {
  /** How many runs are to be erased; null where nothing is asked. */
  count: number | null;
  onClose: () => void;
  onPurge: () => void;
};

/** Before runs are erased: this cannot be undone. */
export function PurgeQuestion({ count, onClose, onPurge }: Props) {
  const title = sayCount(
    count ?? 0,
    { one: 'Delete {count} run permanently?', other: 'Delete {count} runs permanently?' },
    // Nothing while it is closed: the server would write its own digits, and the reader's may differ.
    { count: count?.toLocaleString() ?? '' },
  );
  return (
    <Modal open={count !== null} onClose={onClose} title={title}>
      <p className="mt-2 text-14">
        {say(
          'The text, deck, files and sharing are erased, and saved templates made from the deck. You can’t undo this.',
        )}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{say('Cancel')}</Button>
        <Button look="solid" onClick={onPurge}>
          {say('Delete permanently')}
        </Button>
      </DialogActions>
    </Modal>
  );
}
