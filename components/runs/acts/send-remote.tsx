'use client';

import { useQuery } from '@tanstack/react-query';
import { settingsOptions } from '@/components/data/settings';
import { Modal } from '@/components/ui/modal';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { SendRemoteQuestion } from './send-remote-question';

/** Whether a remote service is configured. */
export function useHasRemote(): boolean {
  const { data: settings } = useQuery(settingsOptions());
  return settings?.targets.includes('remote') === true;
}

/** Confirms sending a run's request to the remote service, for the first time or again. */
export function SendRemoteDialog({ run, open, onClose }: { run: Run; open: boolean; onClose: () => void }) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={run.target === 'remote' ? t('Create again?') : t('Send to the remote service?')}
    >
      <SendRemoteQuestion run={run} onClose={onClose} />
    </Modal>
  );
}
