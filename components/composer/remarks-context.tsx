'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { whenIdle } from '@/components/ui/when-idle';
import type { DraftPath } from '@/lib/composer/draft-path';
import { useFormSession } from './form-session';
import type { Remarks } from './remarks-of';
import { useLiveDraft } from './use-live-draft';

type RemarksOf = typeof import('./remarks-of').remarksOf;

const RemarksByPath = createContext<ReadonlyMap<string, Remarks>>(new Map());

/** Keeps the remarks up to date for the fields below. */
export function RemarksProvider({ children }: { children: ReactNode }) {
  const draft = useLiveDraft();
  const { settings, target } = useFormSession();
  // One can type without them.
  const [remarksOf, setRemarksOf] = useState<RemarksOf | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    whenIdle(gone.signal)
      .then(loadPart(() => import('./remarks-of')))
      .then((loaded) => setRemarksOf(() => loaded.remarksOf))
      .catch(() => {});
    return () => gone.abort();
  }, []);
  const told = JSON.stringify(remarksOf?.(draft, { target, sources: settings?.wire[target]?.sources }) ?? []);
  // While one types in the text nothing of this changes: the fields must not be drawn again for each key.
  const byPath = useMemo(() => new Map<string, Remarks>(JSON.parse(told)), [told]);
  return <RemarksByPath value={byPath}>{children}</RemarksByPath>;
}

/** The remarks on this field; that a field does not count holds for everything below it. */
export function useRemarks(path: DraftPath): Remarks {
  const byPath = useContext(RemarksByPath);
  const own = byPath.get(path);
  const members = path.split('.');
  for (let end = members.length - 1; end > 0 && !own; end -= 1) {
    const outer = byPath.get(members.slice(0, end).join('.'));
    if (outer?.ignored !== undefined) return { ignored: outer.ignored };
  }
  return own ?? {};
}
