'use client';

import { Modal } from '@/components/ui/modal';
import { t } from '@/lib/words/t';
import { PasteRequest, type Pasting } from './paste-request';

type Props = {
  dropped: Record<string, unknown> | null;
  pasting: Pasting | null;
  onPasting: (pasting: Pasting) => void;
  onClose: () => void;
};

/** Creates a draft from a pasted or dropped request. */
export default function ImportDialog({ dropped, pasting, onPasting, onClose }: Props) {
  return (
    <Modal corner open onClose={onClose} title={t('Import request')}>
      {/* Keys pressed here must not reach the form around it: Ctrl + Enter would submit it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}>
        <PasteRequest dropped={dropped} pasting={pasting} onPasting={onPasting} onDone={onClose} />
      </div>
    </Modal>
  );
}
