'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import { draftWarnings } from '@/lib/composer/draft-warnings';
import { ignoredFields } from '@/lib/composer/ignored-fields';
import { useLiveDraft } from './use-live-draft';

/** What is said of a field while one fills in the form: why it will not count, and what to think about first. */
export type Remarks = { ignored?: string; warning?: string };

const RemarksByPath = createContext<ReadonlyMap<string, Remarks>>(new Map());

/** Keeps the remarks up to date for the fields below. */
export function RemarksProvider({ children }: { children: ReactNode }) {
  const told = JSON.stringify(remarksOf(useLiveDraft()));
  // While one types in the text nothing of this changes: the fields must not be drawn again for each key.
  const byPath = useMemo(() => new Map<string, Remarks>(JSON.parse(told)), [told]);
  return <RemarksByPath value={byPath}>{children}</RemarksByPath>;
}

function remarksOf(draft: Draft): [string, Remarks][] {
  const ignored = ignoredFields(draft);
  const paths = new Set(ignored.map(({ path }) => path));
  const warnings = draftWarnings(draft).filter(({ path }) => !paths.has(path));
  return [
    ...ignored.map(({ path, because }): [string, Remarks] => [path, { ignored: because }]),
    ...warnings.map(({ path, message }): [string, Remarks] => [path, { warning: message }]),
  ];
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
