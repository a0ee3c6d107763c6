import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../is-sqlite';

/** The columns that a worker leases jobs by (`JobColumns`). */
export const JOB = 'id text primary key, state text not null, due_at text, lease_until text, lease_owner text';

/** The tables of `tables.ts`; referenced tables come first. */
function tableColumns(onSqlite: boolean): Record<string, string> {
  // A number beyond 32 bits: Postgres returns its own integers of that size as text.
  const bigNumber = onSqlite ? 'integer' : 'double precision';
  // Sorted by bytes on both: Postgres would use the collation of its database.
  const textByBytes = onSqlite ? 'text' : 'text collate "C"';
  return {
    generations: `
      ${JOB}, submission_id text not null unique, body_hash text not null, target text not null,
      operation text not null, title text not null, title_key text not null, format text, cards integer,
      request text not null, draft text, service_status text, generation_id text, artifact_id text,
      artifact_url text, export_url text, credits_deducted double precision, credits_remaining double precision,
      warnings text not null, error_message text, error_status integer, error_fields text not null,
      resends integer not null, send_tries integer not null, throttles integer not null, polls integer not null,
      unknown_since text, watch_until text, created_at text not null, sent_at text, ended_at text,
      balance_before double precision, balance_before_at text, balance_after double precision,
      balance_after_at text, seq ${bigNumber} default 0 not null, title_sort ${textByBytes} default '' not null,
      star integer default 0 not null, note text, theme_id text, deleted_at text, made_from text, family text,
      draft_id text, settled_at text, looked_at text, look_problem text, last_answer text`,
    kept_exports: `
      ${JOB}, generation_row text not null references generations (id) on delete cascade, format text not null,
      file_key text, file_name text, bytes integer, reason text, tries integer not null, created_at text not null`,
    run_events: `
      id text primary key, generation_row text not null references generations (id) on delete cascade,
      at text not null, kind text not null, http_status integer, request_id text, detail text`,
    engine_settings: 'key text primary key, value text not null',
    engine_accounts: 'id text primary key, balance integer not null',
    engine_ledger: `
      id text primary key, at text not null, generation_id text, kind text not null, amount integer not null`,
    engine_folders: `
      id text primary key, name text not null, name_key text not null, is_member integer not null`,
    engine_themes: `
      id text primary key, name text not null, name_key text not null, type text not null, data text not null`,
    engine_artifacts: `
      id text primary key, generation_id text, title text not null, image_source text not null,
      text_length integer not null, header_footer text, deck text not null, warnings text not null,
      sharing text not null, folder_ids text not null, created_at text not null,
      title_key text default '' not null, format text default '' not null, theme_id text default '' not null,
      theme_name text default '' not null, cards integer default 0 not null, revision integer default 0 not null`,
    engine_generations: `
      ${JOB}, operation text not null, request text not null, idempotency_key text unique,
      body_hash text not null, start_warnings text not null, reserved integer not null, deducted integer,
      remaining integer, warnings text not null, error_message text, error_status integer, artifact_id text,
      cards_done integer not null, cards_total integer not null, attempts integer not null,
      created_at text not null, ended_at text, cancelled_at text, working text, title text`,
    engine_exports: `
      id text primary key, artifact_id text not null, format text not null, file_key text not null,
      warnings text not null`,
    balances: 'target text primary key, remaining double precision not null, as_of text not null',
    drafts: `
      id text primary key, revision integer not null, edit text not null, name text, title text not null,
      run_id text, draft text not null, characters integer not null, created_at text not null,
      updated_at text not null, deleted_at text, origin text`,
    presets: `
      id text primary key, name text not null, name_key text not null unique, is_default integer not null,
      settings text not null, created_at text not null, updated_at text not null`,
    saved_templates: `
      id text primary key, target text not null, artifact_id text not null, name text not null,
      name_key text not null, created_at text not null,
      constraint saved_templates_once unique (target, artifact_id)`,
    saved_views: `
      id text primary key, name text not null, name_key text not null unique, filter text not null,
      created_at text not null, updated_at text not null`,
    engine_hidden: 'id text primary key, hidden_at text not null',
    engine_images: 'id text primary key, owner text not null, file_key text not null',
    file_removals: 'id text primary key, due_at text not null, passes integer not null',
    upkeep: 'id text primary key, due_at text not null',
    sessions: `
      id text primary key, secret_hash text not null unique, token_mark text not null, browser text, system text,
      address text not null, created_at text not null, last_seen_at text not null, expires_at text not null`,
    engine_written: `
      id text primary key, generation_id text not null, part text not null, data text not null,
      written_by text not null, model text not null, prompt_version text not null, tokens_in integer not null,
      tokens_out integer not null`,
    engine_sources: 'id text primary key, generation_id text not null, data text not null',
    engine_rewrites: `
      ${JOB}, artifact_id text not null, generation_id text not null, request_key text not null unique,
      card integer not null, instruction text not null, reserved integer not null, "before" text not null,
      "after" text not null, error_message text, created_at text not null, decided_at text`,
    engine_pictures: `
      id text primary key, generation_id text not null, model text not null, state text not null,
      data text not null`,
    engine_reviews: 'id text primary key, state text not null, until text, created_at text not null',
    engine_uploads: `
      id text primary key, file_key text not null, media_type text not null, width integer not null,
      height integer not null, bytes integer not null, seen_at text not null`,
  };
}

const FILTERS = 'id, state, target, operation, format, star, deleted_at, theme_id';

const INDEXES: Record<string, string> = {
  // The history's order, and the worker's query, which runs many times a minute.
  generations_newest: 'generations (created_at, id)',
  generations_due: 'generations (due_at, state)',
  generations_service_id: 'generations (generation_id)',
  kept_exports_of_row: 'kept_exports (generation_row)',
  kept_exports_due: 'kept_exports (due_at, state)',
  run_events_of_row: 'run_events (generation_row, id)',
  engine_folders_by_name: 'engine_folders (name_key, id)',
  engine_themes_by_name: 'engine_themes (name_key, id)',
  engine_generations_due: 'engine_generations (due_at, state)',
  drafts_newest: 'drafts (updated_at, id)',
  generations_artifact: 'generations (artifact_id)',
  engine_artifacts_newest: 'engine_artifacts (created_at, id)',
  // Each order with all filter columns, so that a filtered row is skipped without being read: it may be a megabyte.
  generations_by_seq: `generations (seq, ${FILTERS})`,
  generations_by_title: `generations (title_sort, seq, ${FILTERS})`,
  generations_by_credits: `generations (coalesce(credits_deducted, -1), seq, ${FILTERS})`,
  // Only for the trash: otherwise SQLite would use it for "not in the trash", which is nearly everything, and sort.
  generations_deleted: 'generations (deleted_at) where deleted_at is not null',
  // Only rows with a family, since most runs have none.
  generations_by_family: `generations (family, seq, ${FILTERS}) where family is not null`,
  generations_made_from: 'generations (made_from, seq) where made_from is not null',
  engine_images_of_owner: 'engine_images (owner)',
  engine_images_of_file: 'engine_images (file_key)',
  file_removals_due: 'file_removals (due_at)',
  engine_artifacts_of_generation: 'engine_artifacts (generation_id)',
  engine_exports_of_artifact: 'engine_exports (artifact_id)',
  generations_by_draft: 'generations (draft_id, seq) where draft_id is not null',
  engine_written_by_generation: 'engine_written (generation_id)',
  engine_sources_by_generation: 'engine_sources (generation_id)',
  engine_rewrites_due: 'engine_rewrites (state, due_at)',
  engine_rewrites_by_artifact: 'engine_rewrites (artifact_id)',
  engine_pictures_by_generation: 'engine_pictures (generation_id)',
  engine_uploads_by_file: 'engine_uploads (file_key)',
  engine_uploads_by_time: 'engine_uploads (seen_at)',
};

/**
 * For the history's speed: the runs outside the trash by their filter attributes (`filter-runs.ts`), with all that
 * orders them. The few runs of a filter are adjacent here, but scattered in the index of an order.
 */
function facetIndex(onSqlite: boolean): string {
  const facets = `(target || ' ' || operation || ' ' || state || ' ' || cast(star as text) || ' ' || coalesce(format, ''))`;
  // On Postgres, an index-only scan of an expression index also needs the columns of the expression.
  const parts = onSqlite ? '' : 'include (target, operation, state, star, format)';
  return `create index generations_by_facets on generations
    (${facets}, theme_id, seq, id, title_sort, credits_deducted, deleted_at) ${parts} where deleted_at is null`;
}

/**
 * Stores which words a row has, not their positions: a third of the size, and all that a search needs. Prefixes of up
 * to four letters have lists of their own; otherwise each would be merged from thousands. SQLite's vocabulary is read
 * by occurrence: `row` first counts the places of each word, a hundred thousand for a common one.
 */
function wordIndex(onSqlite: boolean): string[] {
  return onSqlite
    ? [
        `create virtual table run_words using fts5(words, content='', contentless_delete=1, detail=none,
          tokenize='ascii', prefix='1 2 3 4')`,
        'create virtual table run_words_terms using fts5vocab(run_words, instance)',
      ]
    : [
        'create table run_words (run text primary key references generations (id) on delete cascade, words tsvector not null)',
        'create index run_words_gin on run_words using gin (words)',
      ];
}

/** The schema of the first release. A migration that has landed is never changed: a new one follows it. */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  const onSqlite = isSqlite(db);
  const statements = [
    ...Object.entries(tableColumns(onSqlite)).map(([name, columns]) => `create table ${name} (${columns})`),
    ...Object.entries(INDEXES).map(([name, columns]) => `create index ${name} on ${columns}`),
    facetIndex(onSqlite),
    ...wordIndex(onSqlite),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
