'use client';

import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import { ignoredFields } from '@/lib/composer/ignored-fields';

/** Path of a field, a blank, and why it does not count; one a line, so that equal answers are one value. */
const Ignored = createContext<ReadonlyMap<string, string>>(new Map());

/** Keeps "Ignored: …" up to date for the fields below. */
export function IgnoredProvider({ children }: { children: ReactNode }) {
  const draft = useDeferredValue(useWatch<Draft>() as Draft);
  const told = JSON.stringify(ignoredFields(draft).map(({ path, because }) => [path, because]));
  // While one types in the text nothing of this changes: the fields must not be drawn again for each key.
  const byPath = useMemo(() => new Map<string, string>(JSON.parse(told)), [told]);
  return <Ignored value={byPath}>{children}</Ignored>;
}

/** Why this field does not count as the form stands; a path covers everything below it. */
export function useIgnored(path: DraftPath): string | undefined {
  const byPath = useContext(Ignored);
  const members = path.split('.');
  for (let end = members.length; end > 0; end -= 1) {
    const because = byPath.get(members.slice(0, end).join('.'));
    if (because !== undefined) return because;
  }
  return undefined;
}
