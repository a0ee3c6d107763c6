import type { DeckTheme, FontFamilyId } from '../theme';
import type { FamilyTable } from './advance-table';
import type { FontBook } from './font-book';
import { findFamily } from './font-faces';
import { FONT_TABLES, type KnownFamilyId } from './font-tables';
import { makeFontBook } from './make-font-book';

const loaded = new Map<FontFamilyId, FamilyTable>();
/** One book over everything loaded so far, so that its faces are unpacked once whatever the theme. */
const book = makeFontBook((family) => loaded.get(family) ?? null);

/** Loads the tables a theme is set in, with those of their substitutes, and gives a book that holds them. */
export async function loadFontBook(theme: Pick<DeckTheme, 'fonts'>): Promise<FontBook> {
  await Promise.all(familiesOf(theme).map(loadFamily));
  return book;
}

/** The book, if everything the theme needs is loaded already; null otherwise. */
export function loadedFontBook(theme: Pick<DeckTheme, 'fonts'>): FontBook | null {
  return familiesOf(theme).every((id) => loaded.has(id)) ? book : null;
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
