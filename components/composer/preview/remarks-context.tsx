'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '@/components/ui/first-things';
import { loadPart } from '@/components/ui/load-part';
import type { DraftPath } from '@/lib/composer/draft-path';
import { undrawnInstructions } from '@/lib/composer/undrawn-instructions';
import { useFormSession, useLiveDraft } from '../form-session';
import type { Remarks } from './remarks-of';

type RemarksOf = typeof import('./remarks-of').remarksOf;

const RemarksByPath = createContext<ReadonlyMap<string, Remarks>>(new Map());

/** Computes the remarks for the fields below. */
export function RemarksProvider({ children }: { children: ReactNode }) {
  const draft = useLiveDraft();
  const { settings, target } = useFormSession();
  // Loaded when idle: typing does not need them.
  const [remarksOf, setRemarksOf] = useState<RemarksOf | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    whenIdle(gone.signal)
      .then(loadPart(() => import('./remarks-of')))
      .then((loaded) => setRemarksOf(() => loaded.remarksOf))
      .catch(() => {});
    return () => gone.abort();
  }, []);
  const { subscribe, latest } = undrawnInstructions;
  const undrawn = useSyncExternalStore(subscribe, latest, latest);
  const facts = {
    ...{ undrawn, target, modelConnected: settings?.modelConnected },
    ...{ sources: settings?.wire[target]?.sources, publicOrigin: settings?.publicOrigin },
  };
  const serialized = JSON.stringify(remarksOf?.(draft, facts) ?? []);
  // Compared as JSON: typing in the text does not change the remarks, so the fields must not render for each keystroke.
  const byPath = useMemo(() => new Map<string, Remarks>(JSON.parse(serialized)), [serialized]);
  return <RemarksByPath value={byPath}>{children}</RemarksByPath>;
}

/** The remarks on this field; an ignored parent makes its children ignored. */
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
