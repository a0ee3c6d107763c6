'use client';

import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import { keepDraft } from './keep-draft';

const STILL_MS = 500;

/** Keeps the form in the browser while one works on it; says when it last did, or that it cannot. */
export function useKeptDraft(form: UseFormReturn<Draft>, ready: boolean): string | null {
  const [saved, setSaved] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (!ready) return;
    const keep = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const now = new Date();
      const kept = keepDraft(form.getValues(), now.getTime());
      const clock = now.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
      setSaved(kept ? `Saved ${clock}` : 'Not saved: the browser keeps nothing for this page');
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, STILL_MS);
      },
    });
    // A page that goes away has no half second left.
    const leave = () => timer.current !== undefined && keep();
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, [form, ready]);
  return saved;
}
