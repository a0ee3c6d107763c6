import { useEffect, useMemo, useState } from 'react';
import { afterFirstThings } from '@/components/ui/first-things';
import { loadPart } from '@/components/ui/load-part';
import type { Draft } from '@/lib/composer/draft';
import { useFormSession } from './form-session';
import { type Unpriced, unpricedWords } from './unpriced-words';
import { useProblems } from './use-problems';

type Validate = typeof import('@/lib/composer/live-problems').quickProblems;

/** What has to change before the request can be priced. Null for a valid request. */
export function useUnpriced(draft: Draft): Unpriced | null {
  const { settings, target, missing } = useFormSession();
  const [validate, setValidate] = useState<Validate | null>(null);
  useEffect(() => {
    let isGone = false;
    void afterFirstThings()
      .then(loadPart(() => import('@/lib/composer/live-problems')))
      .then(({ quickProblems }) => !isGone && setValidate(() => quickProblems))
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  const maxCards = settings?.maxCards[target];
  const found = useMemo(
    () => validate?.(draft, { maxCards, target, missing }),
    [validate, draft, maxCards, target, missing],
  );
  const shown = useProblems();
  return found ? unpricedWords(draft, found, shown) : null;
}
