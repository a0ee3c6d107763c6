import 'server-only';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { readSettings } from '@/lib/composer/draft';
import { LIMITS } from '@/lib/contract/limits';
import type { Preset, PresetChange, presetToSave } from '@/lib/contract/presets';
import type * as z from '@/lib/contract/zod';
import { englishMessage } from '@/lib/words/stored-messages';
import type { PresetsTable } from '../database/composer-tables';
import type { Database } from '../database/database';
import { deleteRow, insertNamed, isNameTaken, listNamed, newNamed } from '../database/table-rows';
import { answerJson, refuse, refuseNamed } from '../guard/route-error';
import { titleKey } from '../runs/title-of';

export type PresetOutcome =
  | { ok: true; preset: Preset }
  | { ok: false; reason: 'taken' | 'full' | 'too-large' | 'unknown' };

type Deps = { db: Kysely<Database>; now(): Date };

export async function createPreset(
  { db, now }: Deps,
  { name, settings, isDefault }: z.output<typeof presetToSave>,
): Promise<PresetOutcome> {
  const json = jsonOf(settings);
  if (json === null) return { ok: false, reason: 'too-large' };
  const row: PresetRow = { ...newNamed('pre', name, now()), is_default: isDefault ? 1 : 0, settings: json };
  return db.transaction().execute(async (transaction) => {
    const outcome = await insertNamed(transaction, 'presets', row, LIMITS.presets);
    if (outcome !== 'inserted') return { ok: false, reason: outcome };
    if (isDefault) await clearDefault(transaction, row.id);
    return { ok: true, preset: presetOf(row) };
  });
}

/** Renames it, changes its settings, or makes it the default or not. */
export async function changePreset(
  { db, now }: Deps,
  id: string,
  { name, settings, isDefault }: PresetChange,
): Promise<PresetOutcome> {
  const json = settings === undefined ? undefined : jsonOf(settings);
  if (json === null) return { ok: false, reason: 'too-large' };
  if (id.includes('\0')) return { ok: false, reason: 'unknown' };
  return db.transaction().execute(async (transaction): Promise<PresetOutcome> => {
    if (name !== undefined && (await isNameTaken(transaction, 'presets', id, name)))
      return { ok: false, reason: 'taken' };
    const known = await transaction.selectFrom('presets').select('id').where('id', '=', id).executeTakeFirst();
    if (!known) return { ok: false, reason: 'unknown' };
    if (isDefault) await clearDefault(transaction, id);
    const row = await transaction
      .updateTable('presets')
      .set({
        ...(name === undefined ? {} : { name, name_key: titleKey(name) }),
        ...(json === undefined ? {} : { settings: json }),
        ...(isDefault === undefined ? {} : { is_default: isDefault ? 1 : 0 }),
        updated_at: now().toISOString(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row ? { ok: true, preset: presetOf(row) } : { ok: false, reason: 'unknown' };
  });
}

/** Removes the mark from any other default, because there is at most one. */
async function clearDefault(db: Transaction<Database>, butId: string): Promise<void> {
  await db.updateTable('presets').set({ is_default: 0 }).where('is_default', '=', 1).where('id', '!=', butId).execute();
}

/** Stores only the settings, so that a preset never contains a text. Null if they are too long. */
function jsonOf(settings: Record<string, unknown>): string | null {
  const json = JSON.stringify(readSettings(settings));
  return Buffer.byteLength(json) > LIMITS.presetBytes ? null : json;
}

export type PresetRow = Selectable<PresetsTable>;

/** All of them, by name. */
export async function listPresets(db: Kysely<Database>): Promise<Preset[]> {
  return (await listNamed(db, 'presets', LIMITS.presets)).map(presetOf);
}

export function deletePreset(db: Kysely<Database>, id: string): Promise<boolean> {
  return deleteRow(db, 'presets', id);
}

export function presetOf({ id, name, is_default, settings, updated_at }: PresetRow): Preset {
  return {
    id,
    name,
    isDefault: is_default === 1,
    settings: { ...readSettings(JSON.parse(settings)) },
    updatedAt: updated_at,
  };
}

export function answerPreset(outcome: PresetOutcome): Response {
  if (outcome.ok) return answerJson(outcome.preset);
  if (outcome.reason === 'too-large') return refuse(413, englishMessage('Too many settings for a preset'));
  return refuseNamed(
    outcome.reason,
    englishMessage('You have {max} presets, the maximum. Delete one first.', { max: LIMITS.presets }),
  );
}
