import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { RunSummary } from '@/lib/contract/composer';
import type { Database } from '../database/database';
import type { GenerationRow } from './store';

/**
 * What a new run was made from, and the family it so belongs to: that of the run it was made from, or the one which
 * begins with that run. Nothing where there is no such run.
 */
export async function originOf(
  db: Kysely<Database>,
  madeFrom: string | null,
): Promise<Pick<GenerationRow, 'made_from' | 'family'>> {
  const parent =
    madeFrom === null
      ? undefined
      : await db.selectFrom('generations').select(['id', 'family']).where('id', '=', madeFrom).executeTakeFirst();
  return parent ? { made_from: parent.id, family: parent.family ?? parent.id } : { made_from: null, family: null };
}

/** The run that a family is called by becomes its first; where it is gone for good, the others stay together. */
export async function beginFamily(db: Kysely<Database>, family: string): Promise<void> {
  await db.updateTable('generations').set({ family }).where('id', '=', family).where('family', 'is', null).execute();
}

export type FamilyPlaces = ReadonlyMap<string, NonNullable<RunSummary['family']>>;

/** Of those of the rows that have a family of more than one outside the bin, which of them they are, by time. */
export async function familyPlaces(
  db: Kysely<Database>,
  rows: readonly Pick<GenerationRow, 'id' | 'family'>[],
): Promise<FamilyPlaces> {
  const families = [...new Set(rows.flatMap(({ family }) => family ?? []))];
  if (families.length === 0) return new Map();
  // Counted from its index, for a family may be large and a page of the history needs a few of its rows.
  const { rows: placed } = await sql<{ id: string; family: string; place: number | string; count: number | string }>`
    select id, family, place, count from (
      select id, family,
        row_number() over (partition by family order by seq, id) as place,
        count(*) over (partition by family) as count
      from generations where family in (${sql.join(families)}) and deleted_at is null
    ) as members
    where id in (${sql.join(rows.map(({ id }) => id))}) and count > 1`.execute(db);
  // Postgres gives its counts as text.
  return new Map(
    placed.map(({ id, family, place, count }) => [id, { id: family, place: Number(place), count: Number(count) }]),
  );
}
