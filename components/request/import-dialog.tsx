'use client';

import { Modal } from '@/components/ui/modal';
import { t } from '@/lib/words/t';
import { PasteRequest, type PasteRequestProps } from './paste-request';

type Props = Omit<PasteRequestProps, 'onDone'> & { onClose: () => void };

/** Creates a draft from a pasted or dropped request. */
export default function ImportDialog({ onClose, ...props }: Props) {
  return (
    <Modal corner open onClose={onClose} title={t('Import request')}>
      {/* Keys pressed here must not reach the form around it: Ctrl + Enter would submit it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}>
        <PasteRequest {...props} onDone={onClose} />
      </div>
    </Modal>
  );
}
