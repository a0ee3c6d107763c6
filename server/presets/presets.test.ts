import { afterEach, beforeEach, expect, it } from 'vitest';
import { settingsOf } from '@/lib/composer/draft';
import { draftWith } from '@/lib/composer/testing/draft-with';
import { type PresetChange, type PresetToSave, presetToSave } from '@/lib/contract/presets';
import { testDatabase } from '../database/testing/test-database';
import type { Drafts } from '../drafts/store';
import { changePreset, createPreset, deletePreset, listPresets } from './store';

let deps: Drafts;
beforeEach(async () => {
  deps = { db: await testDatabase(), now: () => new Date(Date.UTC(2030, 0, 1)) };
});
afterEach(() => deps.db.destroy());

const SETTINGS = settingsOf(
  draftWith({ 'textOptions.tone': 'warm', 'sharingOptions.emailOptions.recipients': ['a@b.example'] }),
);
const create = (name: string, more: Partial<PresetToSave> = {}) =>
  createPreset(deps, presetToSave.parse({ name, settings: SETTINGS, ...more }));
const change = (id: string, of: PresetChange) => changePreset(deps, id, of);
const list = () => listPresets(deps.db);
async function idOf(name: string, more: Partial<PresetToSave> = {}) {
  const outcome = await create(name, more);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.preset.id;
}

it('are listed by name, with their settings and never a text', async () => {
  await create('weekly');
  await create('Árvíz', { settings: { ...SETTINGS, inputText: 'secret', prompt: 'secret', other: 1 } });
  const presets = await list();
  expect(presets.map(({ name }) => name).toSorted()).toEqual(['weekly', 'Árvíz'].toSorted());
  expect(presets[0]).toMatchObject({ settings: SETTINGS, isDefault: false });
  expect(JSON.stringify(await deps.db.selectFrom('presets').selectAll().execute())).not.toMatch(/secret|inputText/);
});

it('are changed, renamed and deleted', async () => {
  const id = await idOf('One');
  expect(await change(id, { name: 'Two' })).toMatchObject({ ok: true, preset: { name: 'Two', settings: SETTINGS } });
  const settings = { ...SETTINGS, textOptions: { ...SETTINGS.textOptions, tone: 'dry' } };
  expect(await change(id, { settings })).toMatchObject({ ok: true, preset: { name: 'Two', settings } });
  expect(await deletePreset(deps.db, id)).toBe(true);
  expect(await list()).toEqual([]);
  expect(await change(id, { name: 'x' })).toEqual({ ok: false, reason: 'unknown' });
  for (const unknown of [id, 'a\0b', '']) {
    expect(await deletePreset(deps.db, unknown)).toBe(false);
    expect(await change(unknown, { name: 'x' })).toEqual({ ok: false, reason: 'unknown' });
  }
});

it('have unique names, ignoring case', async () => {
  const id = await idOf('Weekly');
  expect(await create('WEEKLY', { isDefault: true })).toEqual({ ok: false, reason: 'taken' });
  const other = await idOf('Other');
  expect(await change(other, { name: ' weekly'.trim() })).toEqual({ ok: false, reason: 'taken' });
  expect(await change(id, { name: 'WEEKLY' })).toMatchObject({ ok: true });
});

it('have at most one default, which is kept when a change is refused', async () => {
  const first = await idOf('First', { isDefault: true });
  const second = await idOf('Second', { isDefault: true });
  const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id);
  expect(await defaults()).toEqual([second]);
  await change(first, { isDefault: true });
  expect(await defaults()).toEqual([first]);
  await create('FIRST', { isDefault: true });
  await change('nowhere', { isDefault: true });
  await change(second, { isDefault: true, name: 'First' });
  expect(await defaults()).toEqual([first]);
  await change(first, { isDefault: false });
  expect(await defaults()).toEqual([]);
});

it('are limited to 100, and in size', async () => {
  expect(await create('Long', { settings: { additionalInstructions: 'x'.repeat(70_000) } })).toEqual({
    ok: false,
    reason: 'too-large',
  });
  for (let index = 0; index < 100; index++) await create(`Preset ${index}`);
  expect(await create('One too many')).toEqual({ ok: false, reason: 'full' });
  expect(await list()).toHaveLength(100);
});
