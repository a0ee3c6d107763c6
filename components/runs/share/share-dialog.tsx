'use client';

import { useQuery } from '@tanstack/react-query';
import { sharingOf } from '@/components/data/run-parts';
import { Modal } from '@/components/ui/modal';
import { ErrorState, LoadingState } from '@/components/ui/states';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { ShareForm } from './share-form';

/** Who can open the deck of a local run; null while unknown, or if the deck is not stored here. */
export function useSharing(run: Run) {
  return useQuery({ ...sharingOf(run.id), enabled: isShareable(run) });
}

/** A remote service has no operation to read or change sharing after the run (docs/spec/interface.md#4). */
export function isShareable(run: Run): boolean {
  return run.hasDeck && run.deletedAt === null;
}

export function ShareDialog({ run, open, onClose }: { run: Run; open: boolean; onClose: () => void }) {
  const { data: sharing, error, refetch } = useSharing(run);
  return (
    <Modal open={open} onClose={onClose} title={t('Share this deck')} corner={!sharing}>
      {sharing && <ShareForm run={run} sharing={sharing} onClose={onClose} />}
      {!sharing && error && (
        <ErrorState title={t('Can’t load who has access.')} className="mt-4" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!sharing && !error && <LoadingState label={t('Loading…')} className="mt-4" />}
    </Modal>
  );
}
