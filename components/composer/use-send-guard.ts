import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { connection, isAnswering } from '@/components/data/connection';
import { useSilence } from '@/components/data/use-silence';
import type { Draft } from '@/lib/composer/draft';
import type { DraftProblem } from '@/lib/composer/place-problems';
import { t } from '@/lib/words/t';

const notSent = () => t('Can’t reach the server. Nothing was sent; your draft is saved here.');

/**
 * Checks that the server is reachable before a submission. If it is not, no request is made and the form shows an error
 * until it is.
 */
export function useSendGuard(form: UseFormReturn<Draft>, onRefused: (problems: DraftProblem[]) => void) {
  const isHere = !useSilence();
  const hasReported = useRef(false);
  useEffect(() => {
    if (!isHere || !hasReported.current) return;
    hasReported.current = false;
    form.clearErrors('root');
  }, [isHere, form]);
  return useCallback(async (): Promise<boolean> => {
    if ((connection() === 'here' && navigator.onLine) || (await isAnswering())) return true;
    hasReported.current = true;
    form.setError('root', { type: 'connection', message: notSent() });
    onRefused([{ path: 'root', message: notSent() }]);
    return false;
  }, [form, onRefused]);
}
