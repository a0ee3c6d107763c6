import { useEffect, useMemo, useState } from 'react';
import { afterFirstThings } from '@/components/ui/first-things';
import { loadPart } from '@/components/ui/load-part';
import type { Draft } from '@/lib/composer/draft';
import { useFormSession } from './form-session';
import { type Unpriced, unpricedWords } from './unpriced-words';
import { useProblems } from './use-problems';

type Judge = typeof import('@/lib/composer/live-problems').quickProblems;

/** What has to change before the request can be priced. Null for a valid request. */
export function useUnpriced(draft: Draft): Unpriced | null {
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
  const judged = useMemo(() => judge?.(draft, { maxCards, target }), [judge, draft, maxCards, target]);
  const shown = useProblems();
  return judged ? unpricedWords(draft, judged, shown) : null;
}
