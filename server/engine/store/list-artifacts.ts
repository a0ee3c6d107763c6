import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Format } from '@/lib/contract/enums';
import type { Database } from '../../database/database';
import type { Visibility } from './artifacts-store';
import { IS_SHOWN } from './hidden-generations';
import { nameKey } from './name-key';

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
  after: { createdAt: string; id: string } | null;
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
    const contains = sql<boolean>`title_key like ${`%${key.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
    select = select.where((is) => (orIds.length > 0 ? is.or([contains, is('id', 'in', orIds)]) : contains));
  }
  if (asked.only) select = select.where('generation_id', asked.only === 'builtIn' ? 'is' : 'is not', null);
  if (butIds.length > 0) select = select.where('id', 'not in', butIds);
  if (after)
    select = select.where((is) =>
      is.or([
        is('created_at', '<', after.createdAt),
        is.and([is('created_at', '=', after.createdAt), is('id', '<', after.id)]),
      ]),
    );
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
