import 'server-only';
import type { Kysely } from 'kysely';
import type { DeckTheme } from '@/lib/deck/theme';
import { DEFAULT_THEME_ID, findStandardTheme, STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import type { Database } from '../../database/database';
import { nameKey } from './folders-store';
import { setting } from './settings';
import { readTheme } from './stored-theme';

export async function findTheme(db: Kysely<Database>, id: string): Promise<DeckTheme | null> {
  const standard = findStandardTheme(id);
  if (standard) return standard;
  const row = await db.selectFrom('engine_themes').select('data').where('id', '=', id).executeTakeFirst();
  return row ? readTheme(row.data) : null;
}

/** The workspace's default theme (docs/spec/interface.md#2.4). */
export async function defaultTheme(db: Kysely<Database>): Promise<DeckTheme> {
  const id = await setting(db, 'default-theme', () => DEFAULT_THEME_ID);
  const theme = (await findTheme(db, id)) ?? findStandardTheme(DEFAULT_THEME_ID);
  if (!theme) throw new Error('there is no default theme');
  return theme;
}

/**
 * Adds this version's standard themes to the table, so that standard and custom themes are sorted and paginated as one
 * list.
 */
export async function listStandardThemes(db: Kysely<Database>): Promise<void> {
  await addThemes(db, STANDARD_THEMES);
}

export async function addThemes(db: Kysely<Database>, themes: readonly DeckTheme[]): Promise<void> {
  for (const theme of themes) {
    const row = { name: theme.name, name_key: nameKey(theme.name), type: theme.type, data: JSON.stringify(theme) };
    await db
      .insertInto('engine_themes')
      .values({ id: theme.id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
}
