import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewChange, viewToSave } from '@/lib/contract/saved-view';
import { testDatabase } from '../database/testing/test-database';
import type { Drafts } from '../drafts/store';
import { changeView, createView, deleteView, listViews } from './store';

let deps: Drafts;
beforeEach(async () => {
  deps = { db: await testDatabase(), now: () => new Date(Date.UTC(2030, 0, 1)) };
});
afterEach(() => deps.db.destroy());

const FILTER = { query: 'spring', state: 'failed', star: '1', since: '2030-01-01', sort: 'title' };
const create = (name: string, filter: object = FILTER) => createView(deps, viewToSave.parse({ name, filter }));
const change = (id: string, of: object) => changeView(deps, id, viewChange.parse(of));
async function idOf(name: string) {
  const outcome = await create(name);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.view.id;
}

it('are listed by name, with their filter', async () => {
  await create('weekly', {});
  await create('Broken');
  expect(await listViews(deps.db)).toMatchObject([
    { name: 'Broken', filter: FILTER },
    { name: 'weekly', filter: {} },
  ]);
});

it('are renamed, changed and deleted', async () => {
  const id = await idOf('One');
  expect(await change(id, { name: 'Two' })).toMatchObject({ ok: true, view: { name: 'Two', filter: FILTER } });
  expect(await change(id, { filter: { format: 'social' } })).toMatchObject({
    ok: true,
    view: { name: 'Two', filter: { format: 'social' } },
  });
  expect(await deleteView(deps.db, id)).toBe(true);
  expect(await listViews(deps.db)).toEqual([]);
  for (const unknown of [id, 'a\0b', '']) {
    expect(await deleteView(deps.db, unknown)).toBe(false);
    expect(await change(unknown, { name: 'x' })).toEqual({ ok: false, reason: 'unknown' });
  }
});

it('have unique names, ignoring case', async () => {
  const id = await idOf('Weekly');
  expect(await create('WEEKLY')).toEqual({ ok: false, reason: 'taken' });
  const other = await idOf('Other');
  expect(await change(other, { name: 'weekly' })).toEqual({ ok: false, reason: 'taken' });
  expect(await change(id, { name: 'WEEKLY' })).toMatchObject({ ok: true });
});

it('are limited to 50', async () => {
  for (let index = 0; index < 50; index++) await create(`View ${index}`);
  expect(await create('One too many')).toEqual({ ok: false, reason: 'full' });
  expect(await listViews(deps.db)).toHaveLength(50);
});

it('contain only what the URL of the history may contain', () => {
  for (const filter of [{ bin: '1' }, { state: 'odd' }, { since: '2030-02-31' }, { query: 'a\0' }, { star: '0' }, 'x'])
    expect(viewToSave.safeParse({ name: 'x', filter }).success, JSON.stringify(filter)).toBe(false);
});
