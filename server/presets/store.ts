import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import { readSettings } from '@/lib/composer/draft-settings';
import { LIMITS } from '@/lib/contract/limits';
import type { Preset } from '@/lib/contract/presets';
import type { PresetsTable } from '../database/composer-tables';
import type { Database } from '../database/database';

export type PresetRow = Selectable<PresetsTable>;

/** All of them, by name. */
export async function listPresets(db: Kysely<Database>): Promise<Preset[]> {
  const rows = await db
    .selectFrom('presets')
    .selectAll()
    .orderBy('name_key')
    .orderBy('id')
    .limit(LIMITS.presets)
    .execute();
  return rows.map(presetOf);
}

export async function deletePreset(db: Kysely<Database>, id: string): Promise<boolean> {
  if (id.includes('\0')) return false;
  const { numDeletedRows } = await db.deleteFrom('presets').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
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
