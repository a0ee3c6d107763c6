'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogActions, Modal } from '@/components/ui/modal';
import { t, tPlural } from '@/lib/words/t';
import { saveBeforeSignOut, signOut } from './sign-out';

type Step = { kind: 'saving' } | { kind: 'unsaved'; drafts: number } | { kind: 'failed'; why: string };

/** Saves the drafts and signs out. Asks for confirmation only if some could not be saved. */
export default function SignOutDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ kind: 'saving' });
  const isStarted = useRef(false);
  const isLeft = useRef(false);

  const leave = useCallback(async () => {
    setStep({ kind: 'saving' });
    try {
      await signOut();
      client.clear();
    } catch (failure) {
      setStep({ kind: 'failed', why: failure instanceof Error ? failure.message : '' });
    }
  }, [client]);
  const start = useCallback(async () => {
    setStep({ kind: 'saving' });
    const drafts = await saveBeforeSignOut();
    if (isLeft.current) return;
    if (drafts > 0) setStep({ kind: 'unsaved', drafts });
    else await leave();
  }, [leave]);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void start();
  }, [start]);
  const cancel = () => {
    isLeft.current = true;
    onClose();
  };

  if (step.kind === 'saving')
    return (
      <Modal open onClose={cancel} title={t('Signing out')}>
        <p role="status" className="mt-2 text-14 text-quiet">
          {t('Saving your drafts…')}
        </p>
        <DialogActions>
          <Button onClick={cancel}>{t('Cancel')}</Button>
        </DialogActions>
      </Modal>
    );
  if (step.kind === 'failed')
    return (
      <Modal open onClose={cancel} title={t('Couldn’t sign out')}>
        <p role="alert" className="mt-2 text-14">
          {step.why}
        </p>
        <DialogActions>
          <Button onClick={cancel}>{t('Cancel')}</Button>
          <Button look="solid" onClick={() => void start()}>
            {t('Retry')}
          </Button>
        </DialogActions>
      </Modal>
    );
  return (
    <Modal
      open
      onClose={cancel}
      title={tPlural(step.drafts, {
        one: 'Couldn’t save {count} draft. Sign out anyway?',
        other: 'Couldn’t save {count} drafts. Sign out anyway?',
      })}
    >
      <p role="alert" className="mt-2 text-14">
        {t('Signing out deletes unsaved drafts from this device.')}
      </p>
      <DialogActions>
        <Button onClick={cancel}>{t('Cancel')}</Button>
        <Button onClick={() => void start()}>{t('Retry')}</Button>
        <Button look="solid" onClick={() => void leave()}>
          {t('Sign out anyway')}
        </Button>
      </DialogActions>
    </Modal>
  );
}
