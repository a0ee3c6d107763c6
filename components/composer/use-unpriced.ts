import { useEffect, useMemo, useState } from 'react';
import { afterFirstThings } from '@/components/ui/first-things';
import { loadPart } from '@/components/ui/load-part';
import type { Draft } from '@/lib/composer/draft';
import { useFormSession } from './form-session';
import { unpricedWords } from './unpriced-words';

type Judge = typeof import('@/lib/composer/live-problems').quickProblems;

/** Why there is no price: what has to change before the request can be sent. Null for a valid request. */
export function useUnpriced(draft: Draft): string | null {
  const { settings, target } = useFormSession();
  const [judge, setJudge] = useState<Judge | null>(null);
  useEffect(() => {
    let isGone = false;
    void afterFirstThings()
      .then(loadPart(() => import('@/lib/composer/live-problems')))
      .then(({ quickProblems }) => !isGone && setJudge(() => quickProblems))
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  const maxCards = settings?.maxCards[target];
  return useMemo(
    () => judge && unpricedWords(draft, judge(draft, { maxCards, target })),
    [judge, draft, maxCards, target],
  );
}
