import { Button } from '@/components/ui/button';
import { DialogActions, Modal } from '@/components/ui/modal';
import { t, tPlural } from '@/lib/words/t';

type Props = {
  /** The number of runs to delete for good; null while the dialog is closed. */
  count: number | null;
  onClose: () => void;
  onPurge: () => void;
};

/** Confirms deleting runs for good, which cannot be undone. */
export function PurgeQuestion({ count, onClose, onPurge }: Props) {
  const title = tPlural(
    count ?? 0,
    { one: 'Delete {count} run permanently?', other: 'Delete {count} runs permanently?' },
    // Empty while closed: number formatting on the server may differ from the reader's.
    { count: count?.toLocaleString() ?? '' },
  );
  return (
    <Modal open={count !== null} onClose={onClose} title={title}>
      <p className="mt-2 text-14">
        {t('This erases the text, deck, files, share links and saved templates. You can’t undo it.')}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button look="solid" onClick={onPurge}>
          {t('Delete permanently')}
        </Button>
      </DialogActions>
    </Modal>
  );
}
