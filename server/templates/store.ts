import 'server-only';
import { type Kysely, type Selectable, sql } from 'kysely';
import { LIMITS } from '@/lib/contract/limits';
import type { Target } from '@/lib/contract/run-words';
import type { SavedTemplate, TemplateToSave } from '@/lib/contract/templates';
import { describeArtifacts, listArtifacts } from '@/server/engine/artifacts';
import { now } from '../database/clock';
import type { SavedTemplatesTable } from '../database/composer-tables';
import { type Database, database } from '../database/database';
import { newId } from '../database/new-id';
import { deleteRow, holds, isOlderThan, type ListPlace } from '../database/table-rows';
import { titleKey } from '../runs/title-of';

export type SavedRow = Selectable<SavedTemplatesTable>;

/** All templates saved at a target, by name: there are never more than `LIMITS.savedTemplates`. */
export async function savedTemplates(db: Kysely<Database>, target: Target): Promise<SavedRow[]> {
  return db
    .selectFrom('saved_templates')
    .selectAll()
    .where('target', '=', target)
    .orderBy('name_key')
    .orderBy('id')
    .limit(LIMITS.savedTemplates)
    .execute();
}

/** Saves it; saving the same artifact again updates the name and keeps the id. */
export async function upsertSaved(db: Kysely<Database>, row: SavedRow): Promise<string> {
  const { id } = await db
    .insertInto('saved_templates')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['target', 'artifact_id']).doUpdateSet({ name: row.name, name_key: row.name_key }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False if there was none. */
export function deleteSaved(db: Kysely<Database>, id: string): Promise<boolean> {
  return deleteRow(db, 'saved_templates', id);
}

export type RunFacts = Pick<
  Selectable<Database['generations']>,
  'id' | 'title' | 'format' | 'cards' | 'artifact_id' | 'artifact_url' | 'created_at'
>;

const FACTS = ['id', 'title', 'format', 'cards', 'artifact_id', 'artifact_url', 'created_at'] as const;
/**
 * How many runs with a matching title are searched, newest first. A search with more matches needs to be more specific.
 */
const MAX_TITLE_MATCHES = 200;

/** The newest run of each of these artifacts, except those in the trash. */
export async function runsOf(
  db: Kysely<Database>,
  target: Target,
  artifactIds: readonly string[],
): Promise<ReadonlyMap<string, RunFacts>> {
  if (artifactIds.length === 0) return new Map();
  const rows = await completed(db, target).where('artifact_id', 'in', artifactIds).execute();
  return new Map(rows.toReversed().map((row) => [row.artifact_id ?? '', row]));
}

/** The artifacts of runs whose title contains `key`. */
export async function artifactsOfRunsCalled(db: Kysely<Database>, target: Target, key: string): Promise<string[]> {
  if (key === '') return [];
  const rows = await completed(db, target).where(holds('title_key', key)).limit(MAX_TITLE_MATCHES).execute();
  return rows.flatMap(({ artifact_id }) => artifact_id ?? []);
}

export type RunsAsked = {
  key: string;
  /** An artifact's id or URL, found whatever its title is. */
  id: string;
  butIds: readonly string[];
  after: ListPlace | null;
  limit: number;
};

/** A page of completed runs with an artifact, newest first; of those with the same one only the newest. */
export async function listRunsWithArtifact(
  db: Kysely<Database>,
  target: Target,
  { key, id, butIds, after, limit }: RunsAsked,
): Promise<RunFacts[]> {
  let select = completed(db, target).where(isNewestWithSame('artifact_id'));
  // A service may return only the URL. A separate condition, so that the index on the id serves all others.
  select = select.where(sql<boolean>`(generations.artifact_id is not null or ${isNewestWithSame('artifact_url')})`);
  if (key !== '')
    select = select.where((is) =>
      is.or([holds('title_key', key), is('artifact_id', '=', id), is('artifact_url', '=', id)]),
    );
  if (butIds.length > 0)
    select = select.where((is) => is.or([is('artifact_id', 'is', null), is('artifact_id', 'not in', butIds)]));
  if (after) select = select.where(isOlderThan(after));
  return select.limit(limit).execute();
}

function completed(db: Kysely<Database>, target: Target) {
  return db
    .selectFrom('generations')
    .select(FACTS)
    .where('target', '=', target)
    .where('state', '=', 'completed')
    .where('deleted_at', 'is', null)
    .where((is) => is.or([is('artifact_id', 'is not', null), is('artifact_url', 'is not', null)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}

function isNewestWithSame(column: 'artifact_id' | 'artifact_url') {
  return sql<boolean>`not exists (select 1 from generations as newer
    where newer.${sql.ref(column)} = generations.${sql.ref(column)}
    and newer.target = generations.target and newer.state = 'completed' and newer.deleted_at is null
    and (newer.created_at > generations.created_at
      or (newer.created_at = generations.created_at and newer.id > generations.id)))`;
}

/** Dependencies of the template picker; tests replace them. */
export type Templates = {
  db: Kysely<Database>;
  now(): Date;
  /** The engine's internal interface, for the local target only (docs/spec/settled-points.md#10). */
  listArtifacts: typeof listArtifacts;
  describeArtifacts: typeof describeArtifacts;
};

export async function templates(): Promise<Templates> {
  return { db: await database(), now, listArtifacts, describeArtifacts };
}

export type SaveOutcome =
  | { ok: true; saved: SavedTemplate }
  /** The engine has no such artifact. At a remote service only a run, which costs credits, would show that. */
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'full' };

/** Saves an artifact's id under a name. */
export async function saveTemplate(deps: Templates, asked: TemplateToSave): Promise<SaveOutcome> {
  const { target, artifactId, name } = asked;
  if (target === 'local' && (await deps.describeArtifacts([artifactId])).length === 0)
    return { ok: false, reason: 'unknown' };
  const now = deps.now();
  const row = {
    id: newId('tpl', now.getTime()),
    target,
    artifact_id: artifactId,
    name,
    name_key: titleKey(name),
    created_at: now.toISOString(),
  };
  const present = await savedTemplates(deps.db, target);
  const isNew = present.every((saved) => saved.artifact_id !== artifactId);
  if (isNew && present.length >= LIMITS.savedTemplates) return { ok: false, reason: 'full' };
  return { ok: true, saved: { savedId: await upsertSaved(deps.db, row), target, artifactId, name } };
}
