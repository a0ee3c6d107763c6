import { expect, it } from 'vitest';
import { emptyDraft } from '@/lib/composer/draft';
import type { DraftSummary } from '@/lib/contract/drafts';
import type { DeviceDraft } from './device-drafts';
import { draftRows } from './draft-rows';

const server = (id: string, second: number): DraftSummary => ({
  id,
  revision: 2,
  edit: 'e',
  title: `${id} there`,
  isNamed: false,
  runId: null,
  characters: 5,
  updatedAt: new Date(second * 1000).toISOString(),
});
const device = (id: string, second: number, isKept: boolean): DeviceDraft => ({
  id,
  draft: { ...emptyDraft(), inputText: `${id} here` },
  at: second * 1000,
  revision: 1,
  edit: 'e',
  unanswered: [],
  isKept,
  name: null,
  runId: null,
  origin: null,
});
const titles = (rows: ReturnType<typeof draftRows>) => rows.map(({ title, isOnServer }) => [title, isOnServer]);

it('shows each draft once, last changed first, and what is newer here as it is here', () => {
  const rows = draftRows(
    [server('a', 1), server('b', 2)],
    [device('a', 3, false), device('b', 9, true), device('c', 0, false)],
  );
  expect(titles(rows)).toEqual([
    ['a here', true],
    ['b there', true],
    ['c here', false],
  ]);
});

it('does not show a copy of what was deleted there meanwhile', () => {
  expect(titles(draftRows([server('a', 1)], [device('gone', 2, true)]))).toEqual([['a there', true]]);
});

it('shows what is here while the server does not answer', () => {
  expect(titles(draftRows([], [device('a', 1, true), device('b', 2, false)]))).toEqual([
    ['b here', false],
    ['a here', true],
  ]);
});
