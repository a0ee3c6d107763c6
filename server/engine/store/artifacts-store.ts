import 'server-only';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Format, ImageSourceName } from '@/lib/contract/enums';
import type { HeaderFooter } from '@/lib/contract/request/header-footer';
import type { SharingOptions } from '@/lib/contract/request/sharing-options';
import { cardCount, type Deck } from '@/lib/deck/deck';
import type { Database } from '../../database/database';
import type { EngineTables } from '../../database/engine-tables';
import { holds, isOlderThan, type ListPlace } from '../../database/table-rows';
import { nameKey } from './folders-store';
import { IS_SHOWN } from './generations-store';
import { readDeck } from './stored-theme';

/** The result of a finished generation: the placed deck, and what is needed to use it as a template. */
export type StoredArtifact = {
  id: string;
  generationId: string | null;
  deck: Deck;
  imageSource: ImageSourceName;
  headerFooter: HeaderFooter | null;
  /** UTF-16 units of all text on the cards. */
  textLength: number;
  warnings: string[];
  sharing: SharingOptions;
  folderIds: string[];
  createdAt: string;
};

/** Hidden artifacts (`generations-store.ts`) are omitted unless `evenHidden` is set. */
export type Visibility = { evenHidden?: boolean };

export async function findStoredArtifact(
  db: Kysely<Database>,
  id: string,
  { evenHidden = false }: Visibility = {},
): Promise<StoredArtifact | null> {
  let select = db.selectFrom('engine_artifacts').selectAll().where('id', '=', id);
  if (!evenHidden) select = select.where(IS_SHOWN);
  const row = await select.executeTakeFirst();
  return row ? toArtifact(row) : null;
}

/** The deck of an artifact as JSON, which may be megabytes. Null for an unknown id. */
export async function findStoredDeck(db: Kysely<Database>, id: string): Promise<string | null> {
  const row = await db.selectFrom('engine_artifacts').select('deck').where('id', '=', id).executeTakeFirst();
  return row?.deck ?? null;
}

/** The artifact's revision, which grows with every rewritten card. Null for an unknown id. */
export async function findRevision(db: Kysely<Database>, id: string): Promise<number | null> {
  const row = await db.selectFrom('engine_artifacts').select('revision').where('id', '=', id).executeTakeFirst();
  return row?.revision ?? null;
}

/** The same, locked until the caller's transaction ends. */
export async function lockRevision(db: Kysely<Database>, id: string): Promise<number | null> {
  const row = await db
    .updateTable('engine_artifacts')
    // Changes nothing, but locks the row on both databases.
    .set((column) => ({ revision: column.ref('revision') }))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirst();
  return row?.revision ?? null;
}

/** Reads only the sharing, because the deck may be a megabyte. Null for an unknown id. */
export async function findStoredSharing(db: Kysely<Database>, id: string): Promise<SharingOptions | null> {
  const row = await db
    .selectFrom('engine_artifacts')
    .select('sharing')
    .where('id', '=', id)
    .where(IS_SHOWN)
    .executeTakeFirst();
  return row ? (JSON.parse(row.sharing) as SharingOptions) : null;
}

/**
 * Replaces the sharing of an artifact with the result of `change`. Concurrent changes are serialized, so that one does
 * not restore access that another withdraws. Null for an unknown id.
 */
export async function changeStoredSharing(
  db: Kysely<Database>,
  id: string,
  change: (held: SharingOptions, transaction: Kysely<Database>) => Promise<SharingOptions>,
): Promise<SharingOptions | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('engine_artifacts')
      // Changes nothing, but locks the row until the end of the transaction on both databases.
      .set((column) => ({ sharing: column.ref('sharing') }))
      .where('id', '=', id)
      .where(IS_SHOWN)
      .returning('sharing')
      .executeTakeFirst();
    if (!row) return null;
    const sharing = await change(JSON.parse(row.sharing) as SharingOptions, transaction);
    await transaction
      .updateTable('engine_artifacts')
      .set({ sharing: JSON.stringify(sharing) })
      .where('id', '=', id)
      .execute();
    return sharing;
  });
}

export type ArtifactRow = Insertable<EngineTables['engine_artifacts']>;

/** The row of an artifact. Serialising a large deck takes a while, so it happens outside of transactions. */
export function artifactRow(artifact: StoredArtifact): ArtifactRow {
  return {
    id: artifact.id,
    generation_id: artifact.generationId,
    title: artifact.deck.title,
    title_key: nameKey(artifact.deck.title),
    format: artifact.deck.format,
    theme_id: artifact.deck.theme.id,
    theme_name: artifact.deck.theme.name,
    cards: cardCount(artifact.deck),
    image_source: artifact.imageSource,
    text_length: artifact.textLength,
    header_footer: artifact.headerFooter ? JSON.stringify(artifact.headerFooter) : null,
    deck: JSON.stringify(artifact.deck),
    warnings: JSON.stringify(artifact.warnings),
    sharing: JSON.stringify(artifact.sharing),
    folder_ids: JSON.stringify(artifact.folderIds),
    created_at: artifact.createdAt,
  };
}

/** Inserts an artifact. An existing one with the same id stays, since a job that ran twice made the same one. */
export async function storeArtifact(db: Kysely<Database>, row: ArtifactRow): Promise<void> {
  await db
    .insertInto('engine_artifacts')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

// The JSON is written only by `artifactRow`, so it is parsed without validation.
function toArtifact(row: Selectable<EngineTables['engine_artifacts']>): StoredArtifact {
  return {
    id: row.id,
    generationId: row.generation_id,
    deck: readDeck(row.deck),
    imageSource: row.image_source as ImageSourceName,
    headerFooter: row.header_footer ? (JSON.parse(row.header_footer) as HeaderFooter) : null,
    textLength: row.text_length,
    warnings: JSON.parse(row.warnings) as string[],
    sharing: JSON.parse(row.sharing) as SharingOptions,
    folderIds: JSON.parse(row.folder_ids) as string[],
    createdAt: row.created_at,
  };
}

/** An artifact for lists, without its deck, which may be a megabyte. */
export type ArtifactFacts = {
  id: string;
  generationId: string | null;
  title: string;
  format: Format;
  cards: number;
  themeId: string;
  themeName: string;
  /** ISO 8601, UTC. */
  createdAt: string;
};

export type ArtifactQuery = {
  /** Part of the title. */
  query: string;
  /** Included regardless of their title. */
  orIds: readonly string[];
  /** Excluded. */
  butIds: readonly string[];
  /** The last artifact of the previous page. */
  after: ListPlace | null;
  limit: number;
  /** Only built-in templates, or only generated artifacts. Both if missing. */
  only?: 'builtIn' | 'generated';
};

const COLUMNS = ['id', 'generation_id', 'title', 'format', 'cards', 'theme_id', 'theme_name', 'created_at'] as const;

/**
 * Newest first, with keyset pagination, so that new artifacts between two pages neither repeat nor hide another one.
 */
export async function listStoredArtifacts(db: Kysely<Database>, asked: ArtifactQuery): Promise<ArtifactFacts[]> {
  const { orIds, butIds, after, limit } = asked;
  let select = db.selectFrom('engine_artifacts').select(COLUMNS).where(IS_SHOWN);
  const key = nameKey(asked.query).trim();
  if (key !== '') {
    const contains = holds('title_key', key);
    select = select.where((is) => (orIds.length > 0 ? is.or([contains, is('id', 'in', orIds)]) : contains));
  }
  if (asked.only) select = select.where('generation_id', asked.only === 'builtIn' ? 'is' : 'is not', null);
  if (butIds.length > 0) select = select.where('id', 'not in', butIds);
  if (after) select = select.where(isOlderThan(after));
  const rows = await select.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(factsOf);
}

/** Facts about those of the ids that exist, in no particular order. */
export async function findArtifactFacts(
  db: Kysely<Database>,
  ids: readonly string[],
  { evenHidden = false }: Visibility = {},
): Promise<ArtifactFacts[]> {
  if (ids.length === 0) return [];
  let select = db.selectFrom('engine_artifacts').select(COLUMNS).where('id', 'in', ids);
  if (!evenHidden) select = select.where(IS_SHOWN);
  return (await select.execute()).map(factsOf);
}

type Row = Pick<Database['engine_artifacts'], (typeof COLUMNS)[number]>;

function factsOf(row: Row): ArtifactFacts {
  return {
    id: row.id,
    generationId: row.generation_id,
    title: row.title,
    // Written only by `storeArtifact`.
    format: row.format as Format,
    cards: row.cards,
    themeId: row.theme_id,
    themeName: row.theme_name,
    createdAt: row.created_at,
  };
}
