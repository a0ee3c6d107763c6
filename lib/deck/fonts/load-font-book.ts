import type { DeckTheme, FontFamilyId } from '../theme';
import type { FamilyTable } from './advance-table';
import type { FontBook } from './font-book';
import { findFamily } from './font-faces';
import { FONT_TABLES, type KnownFamilyId } from './font-tables';
import { makeFontBook } from './make-font-book';

const loaded = new Map<FontFamilyId, FamilyTable>();
/** One book for everything loaded so far, so that its faces are unpacked once for all themes. */
const book = makeFontBook((family) => loaded.get(family) ?? null);

/** Loads the tables of the families in a theme and of their substitutes, and returns a book with them. */
export async function loadFontBook(theme: Pick<DeckTheme, 'fonts'>): Promise<FontBook> {
  await Promise.all(familiesOf(theme).map(loadFamily));
  return book;
}

function familiesOf({ fonts }: Pick<DeckTheme, 'fonts'>): FontFamilyId[] {
  const asked = [fonts.heading, fonts.body, fonts.mono];
  const substitutes = asked.map((id) => findFamily(id).substitute).filter((id) => id !== null);
  return [...new Set([...asked, ...substitutes])];
}

async function loadFamily(id: FontFamilyId): Promise<void> {
  if (loaded.has(id)) return;
  const load = FONT_TABLES[id as KnownFamilyId];
  if (!load) throw new Error(`There is no font table for "${id}".`);
  const table: { default: FamilyTable } = await load();
  loaded.set(id, table.default);
}
