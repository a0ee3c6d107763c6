import type { DeckTheme, FontFamilyId } from '../theme';
import type { FamilyTable } from './advance-table';
import type { FontBook } from './font-book';
import { type FONT_FAMILIES, findFamily } from './font-faces';
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

/** The ids of the families as a type, so that a family without a table fails the build. */
export type KnownFamilyId = (typeof FONT_FAMILIES)[number]['id'];

/** The table of each family in a separate chunk. A browser loads only those of its theme. */
export const FONT_TABLES = {
  archivo: () => import('./tables/archivo.generated.json'),
  bitter: () => import('./tables/bitter.generated.json'),
  'bricolage-grotesque': () => import('./tables/bricolage-grotesque.generated.json'),
  'dm-sans': () => import('./tables/dm-sans.generated.json'),
  'dm-serif-display': () => import('./tables/dm-serif-display.generated.json'),
  fraunces: () => import('./tables/fraunces.generated.json'),
  'ibm-plex-sans': () => import('./tables/ibm-plex-sans.generated.json'),
  'instrument-sans': () => import('./tables/instrument-sans.generated.json'),
  inter: () => import('./tables/inter.generated.json'),
  'jetbrains-mono': () => import('./tables/jetbrains-mono.generated.json'),
  'libre-baskerville': () => import('./tables/libre-baskerville.generated.json'),
  lora: () => import('./tables/lora.generated.json'),
  'playfair-display': () => import('./tables/playfair-display.generated.json'),
  sora: () => import('./tables/sora.generated.json'),
  'source-serif-4': () => import('./tables/source-serif-4.generated.json'),
  'space-grotesk': () => import('./tables/space-grotesk.generated.json'),
  'work-sans': () => import('./tables/work-sans.generated.json'),
} as const satisfies Record<KnownFamilyId, () => Promise<{ default: FamilyTable }>>;
