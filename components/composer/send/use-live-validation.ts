'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldPath, UseFormReturn } from 'react-hook-form';
import { afterFirstThings } from '@/components/ui/first-things';
import { loadPart } from '@/components/ui/load-part';
import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import type { TargetLimits } from '@/lib/composer/draft-problems';
import { fieldId } from '../field-id';
import { LiveValidation } from './live-validation';
import { revealError } from './reveal-error';

const load = loadPart(() => import('@/lib/composer/live-problems'));
const loadRules = async () => {
  await afterFirstThings();
  return load();
};

/**
 * Shows field errors on blur or after a pause in typing, and clears them as soon as a change fixes them. Returns the
 * form's blur handler.
 */
export function useLiveValidation(form: UseFormReturn<Draft>, limits: () => TargetLimits): () => void {
  const [validation] = useState(
    () =>
      new LiveValidation(
        {
          values: () => form.getValues(),
          setError: (path, error) => {
            form.setError(path as FieldPath<Draft>, error);
            const isFocused = document.activeElement?.id === fieldId(path as DraftPath);
            if (isFocused) requestAnimationFrame(() => revealError(path as DraftPath));
          },
          clearErrors: (paths) => form.clearErrors(paths as FieldPath<Draft>[]),
        },
        { loadRules, limits },
      ),
  );
  const { maxCards, target, missing } = limits();
  const judgedBy = useRef({ maxCards, target, missing });
  useEffect(() => {
    const before = judgedBy.current;
    const isOther = before.maxCards !== maxCards || before.target !== target || before.missing !== missing;
    if (before.maxCards !== undefined && isOther) validation.restart();
    judgedBy.current = { maxCards, target, missing };
  }, [maxCards, target, missing, validation]);
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name, errors }) => validation.changed(name, (errors ?? {}) as FieldErrors<Draft>),
    });
    // Errors are read by subscription: showing one must not render the whole form.
    const stopErrors = form.subscribe({
      formState: { errors: true },
      callback: ({ errors }) => validation.setErrors((errors ?? {}) as FieldErrors<Draft>),
    });
    return () => {
      stop();
      stopErrors();
      validation.stop();
    };
  }, [form, validation]);
  return useCallback(() => validation.flush(), [validation]);
}
