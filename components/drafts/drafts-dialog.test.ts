import { expect, it } from 'vitest';
import { emptyDraft } from '@/lib/composer/draft';
import type { DraftSummary } from '@/lib/contract/drafts';
import { draftRows } from './drafts-dialog';
import { deviceDraft } from './testing/device-draft';

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
const device = (id: string, second: number, isKept: boolean) =>
  deviceDraft(id, { draft: { ...emptyDraft(), inputText: `${id} here` }, at: second * 1000, isKept });
const titles = (rows: ReturnType<typeof draftRows>) => rows.map(({ title, isOnServer }) => [title, isOnServer]);

it('lists each draft once, most recently changed first, with the newer local version', () => {
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

it('hides a local copy whose original was deleted elsewhere', () =>
  expect(titles(draftRows([server('a', 1)], [device('gone', 2, true)]))).toEqual([['a there', true]]));

it('lists local drafts while the server does not respond', () =>
  expect(titles(draftRows([], [device('a', 1, true), device('b', 2, false)]))).toEqual([
    ['b here', false],
    ['a here', true],
  ]));

it('lists drafts that were sent', () => {
  const sent = { runId: 'run_1' };
  const rows = draftRows([{ ...server('a', 1), ...sent }, server('b', 2)], [{ ...device('b', 4, false), ...sent }]);
  expect(rows.map(({ title, runId }) => [title, runId])).toEqual([
    ['b here', 'run_1'],
    ['a there', 'run_1'],
  ]);
});
