import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { requestDifferences } from '@/lib/composer/request-differences';
import type { RunSummary } from '@/lib/contract/composer';
import type { FamilyAnswer, Relative } from '@/lib/contract/history';
import type { RunRow } from '../database/composer-tables';
import type { Database } from '../database/database';
import type { Generations } from './context';
import { compareKeys, orderOf } from './find/run-order';
import { shownTitle } from './title-of';

/**
 * What a new run was made from, and the family it joins: that of its origin, or a new one that begins with the
 * origin. Nothing if there is no such run.
 */
export async function originOf(
  db: Kysely<Database>,
  madeFrom: string | null,
): Promise<Pick<RunRow, 'made_from' | 'family'>> {
  const parent =
    madeFrom === null
      ? undefined
      : await db.selectFrom('generations').select(['id', 'family']).where('id', '=', madeFrom).executeTakeFirst();
  return parent ? { made_from: parent.id, family: parent.family ?? parent.id } : { made_from: null, family: null };
}

/** Adds the run that a family is named after as its first member. If that run was purged, the others stay together. */
export async function beginFamily(db: Kysely<Database>, family: string): Promise<void> {
  await db.updateTable('generations').set({ family }).where('id', '=', family).where('family', 'is', null).execute();
}

export type FamilyPlaces = ReadonlyMap<string, NonNullable<RunSummary['family']>>;

type Member = Pick<RunRow, 'id' | 'family' | 'seq' | 'deleted_at'>;

/** For the rows that have a family of more than one outside the trash: their position in it, by time. */
export async function familyPlaces(db: Kysely<Database>, rows: readonly Member[]): Promise<FamilyPlaces> {
  const spans = spansOf(rows);
  if (spans.length === 0) return new Map();
  // Each member of a family is counted once, from its index: numbering twenty thousand rows takes ten times as long.
  const { rows: counted } = await sql<{ span: number; count: number | string }>`
    with spans (span, family, seq, id, last_seq, last_id) as (values ${sql.join(spans.map(valuesOf))})
    select span, (
      select count(*) from generations as run
      where run.family = spans.family and run.deleted_at is null
      and (run.seq, run.id) > (spans.seq, spans.id) and (run.seq, run.id) <= (spans.last_seq, spans.last_id)
    ) as count from spans`.execute(db);
  // Postgres returns counts as text.
  const counts = new Map(counted.map(({ span, count }) => [Number(span), Number(count)]));
  const sums = new Map<string, number>();
  const places: [id: string, family: string, place: number][] = [];
  spans.forEach(({ family, run }, span) => {
    const place = (sums.get(family) ?? 0) + (counts.get(span) ?? 0);
    sums.set(family, place);
    if (run !== null) places.push([run, family, place]);
  });
  return new Map(
    places.flatMap(([run, family, place]) => {
      const count = sums.get(family) ?? 0;
      return count > 1 ? [[run, { id: family, place, count }] as const] : [];
    }),
  );
}

type Place = Pick<Member, 'seq' | 'id'>;
/** The members of a family after one place and up to another; `run` is the one at that place, null at the end. */
type Span = { family: string; after: Place; upTo: Place; run: string | null };

const FIRST: Place = { seq: -1, id: '' };
const LAST: Place = { seq: Number.MAX_SAFE_INTEGER, id: '' };

/** The families of some rows, each split at those rows, from its first member to its last. */
function spansOf(rows: readonly Member[]): Span[] {
  const shown = rows.filter(({ deleted_at }) => deleted_at === null);
  const families = [...new Set(shown.flatMap(({ family }) => family ?? []))];
  return families.flatMap((family) => {
    const cuts = shown.filter((row) => row.family === family).sort(byTime);
    return [...cuts, null].map((cut, index) => ({
      family,
      after: cuts[index - 1] ?? FIRST,
      upTo: cut ?? LAST,
      run: cut?.id ?? null,
    }));
  });
}

function byTime(one: Place, other: Place): number {
  return compareKeys(orderOf('oldest'), { key: null, ...one }, { key: null, ...other });
}

/** With casts, because Postgres cannot infer the type of a bare value. */
function valuesOf({ family, after, upTo }: Span, index: number): RawBuilder<unknown> {
  const seq = (place: Place) => sql`cast(${place.seq} as double precision)`;
  const id = (place: Place) => sql`cast(${place.id} as text)`;
  return sql`(cast(${index} as integer), cast(${family} as text), ${seq(after)}, ${id(after)}, ${seq(upTo)}, ${id(upTo)})`;
}

/** How many of the newest runs made from a run are returned; the history shows them all. */
const MAX_CHILDREN = 10;

const COLUMNS = [
  ...(['id', 'title', 'state', 'service_status', 'target', 'credits_deducted', 'credits_remaining'] as const),
  ...(['created_at', 'deleted_at', 'operation'] as const),
] as const;
type Row = Pick<RunRow, (typeof COLUMNS)[number]>;
type Kept = Pick<RunRow, 'operation' | 'request'>;

/** The relatives of a run: the run it was made from, and the runs made from it. Null for an unknown id. */
export async function readFamily({ db }: Pick<Generations, 'db'>, id: string): Promise<FamilyAnswer | null> {
  const requestOf = (run: string): Promise<Kept | undefined> =>
    db.selectFrom('generations').select(['operation', 'request']).where('id', '=', run).executeTakeFirst();
  const row = await db.selectFrom('generations').select('made_from').where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const own = await requestOf(id);
  const select = db.selectFrom('generations').select(COLUMNS);
  const parent = row.made_from === null ? undefined : await select.where('id', '=', row.made_from).executeTakeFirst();
  const children = await select.where('made_from', '=', id).orderBy('seq', 'desc').limit(MAX_CHILDREN).execute();
  const { count } = await db
    .selectFrom('generations')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('made_from', '=', id)
    .executeTakeFirstOrThrow();
  /** Read one at a time: a request may take a megabyte, and other requests are served in between. */
  const relativeOf = async (of: Row, isOlder: boolean): Promise<Relative> => {
    const theirs = await requestOf(of.id);
    const [before, after] = isOlder ? [theirs, own] : [own, theirs];
    const changes = before && after ? changedPaths(before, after) : [];
    await new Promise((resolve) => setImmediate(resolve));
    return {
      id: of.id,
      title: shownTitle(of.title),
      state: of.state,
      serviceStatus: of.service_status,
      target: of.target,
      credits: { deducted: of.credits_deducted, remaining: of.credits_remaining },
      createdAt: of.created_at,
      deletedAt: of.deleted_at,
      changes,
    };
  };
  const answer: FamilyAnswer = {
    madeFrom: parent ? await relativeOf(parent, true) : null,
    isFromGone: row.made_from !== null && !parent,
    madeAgain: [],
    madeAgainCount: Number(count),
  };
  for (const child of children) answer.madeAgain.push(await relativeOf(child, false));
  return answer;
}

function changedPaths(before: Kept, after: Kept): string[] {
  const [one, other] = [before, after].map(({ operation, request }) => ({ operation, ...JSON.parse(request) }));
  return requestDifferences(one, other).map(({ path }) => path);
}
