import type { Matching } from '@/components/data/matching-runs';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Modal } from '@/components/ui/modal';
import { LIMITS } from '@/lib/contract/limits';
import { t } from '@/lib/words/t';
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
    <Modal open={all !== null} onClose={onClose} title={t('Move {count} runs to trash?', { count })}>
      <p className="mt-2 text-14">
        {all && countFilters(all.filter) === 0
          ? t('This is your whole history.')
          : t('This includes matching runs that aren’t loaded yet.')}
      </p>
      <p className="mt-2 text-14 text-quiet">
        {t('You can restore them for {days} days. Runs in progress are kept. Remote decks stay on the service.', {
          days: LIMITS.binDays,
        })}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button look="solid" onClick={onDelete}>
          {t('Move {count} runs to trash', { count })}
        </Button>
      </DialogActions>
    </Modal>
  );
}
