import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { connection, isAnswering } from '@/components/data/connection';
import { useSilence } from '@/components/data/use-silence';
import type { Draft } from '@/lib/composer/draft';
import type { DraftProblem } from '@/lib/composer/place-problems';
import { say } from '@/lib/words/say';

const NOT_SENT = say(
  'Cardwright does not answer, so nothing was sent and nothing is spent. Your draft is kept on this device. Send it when this is over.',
);

/**
 * Before a submission: whether anybody is there to take it. Where nobody is, no request is made at all, and the form
 * says so until somebody is.
 */
export function useSendGuard(form: UseFormReturn<Draft>, onRefused: (problems: DraftProblem[]) => void) {
  const isHere = !useSilence();
  const isTold = useRef(false);
  useEffect(() => {
    if (!isHere || !isTold.current) return;
    isTold.current = false;
    form.clearErrors('root');
  }, [isHere, form]);
  return useCallback(async (): Promise<boolean> => {
    if ((connection() === 'here' && navigator.onLine) || (await isAnswering())) return true;
    isTold.current = true;
    form.setError('root', { type: 'connection', message: NOT_SENT });
    onRefused([{ path: 'root', message: NOT_SENT }]);
    return false;
  }, [form, onRefused]);
}
