'use client';

import { Modal } from '@/components/ui/modal';
import { t } from '@/lib/words/t';
import { DeviceList } from './device-list';

/** The signed-in devices in a dialog over the current page. */
export default function DevicesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal corner open onClose={onClose} title={t('Signed-in devices')}>
      <DeviceList className="mt-4 max-h-[50vh] overflow-y-auto" />
    </Modal>
  );
}
