import { type Kysely, sql } from 'kysely';
import { JOB } from './0022-schema';

// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
type Step = (db: Kysely<any>) => Promise<void>;

/** A migration that executes these statements in order. */
function statements(...all: readonly string[]): Step {
  return async (db) => {
    for (const statement of all) await sql.raw(statement).execute(db);
  };
}

/** Each try to send a run (`composer-tables.ts`). */
export const sendAttempts = statements(
  'alter table generations add column attempt integer default 0 not null',
  `create table send_attempts (
    id text primary key, generation_row text not null references generations (id) on delete cascade,
    begun_at text not null, ended_at text, outcome text, generation_id text)`,
  'create index send_attempts_by_time on send_attempts (begun_at)',
  'create index send_attempts_by_run on send_attempts (generation_row)',
);

/** For whom each generation is made, and an index from which a claim reads whose turn it is. */
export const requesters = statements(
  `alter table engine_generations add column requester text default '' not null`,
  'drop index engine_generations_due',
  `create index engine_generations_due on engine_generations
    (due_at, state, requester, lease_until, lease_owner, id)`,
  'drop index generations_due',
  'create index generations_due on generations (due_at, state, draft_id, lease_until, lease_owner, id)',
);

/** Connections that a person makes in Settings: variables of the program and their values, encrypted. */
export const connections = statements(
  'create table connections (name text primary key, sealed text not null, updated_at text not null)',
);

/** Keys for `/v1.0` that a person makes in Settings. */
export const apiTokens = statements(
  `create table api_tokens (
    id text primary key, name text not null, scope text not null, secret_hash text not null unique,
    start text not null, created_at text not null, expires_at text, last_used_at text)`,
);

/** Webhooks, and the messages to them. */
export const webhooks = statements(
  `create table webhooks (
    id text primary key, url text not null, sealed_secret text not null, created_at text not null,
    failing_since text, paused_at text)`,
  `create table webhook_deliveries (
    ${JOB}, webhook_id text not null references webhooks (id) on delete cascade, event text not null,
    body text not null, tries integer not null, created_at text not null, tried_at text, status integer,
    answer text, problem text)`,
  `create index webhook_deliveries_due on webhook_deliveries
    (due_at, state, webhook_id, lease_until, lease_owner, id)`,
  'create index webhook_deliveries_log on webhook_deliveries (webhook_id, id)',
);

/** Batches and the rows of their tables (`composer-tables.ts`). */
export const batches = statements(
  `create table batches (
    ${JOB}, name text not null, template text not null, columns text not null, row_count integer not null,
    body_hash text not null, max_credits integer, pause_reason text, created_at text not null, ended_at text)`,
  'create index batches_by_time on batches (created_at, id)',
  `create table batch_rows (
    id text primary key, batch_id text not null references batches (id) on delete cascade,
    number integer not null, cells text not null, tries integer default 0 not null, run_id text, problem text,
    most_credits double precision)`,
  'create index batch_rows_by_number on batch_rows (batch_id, number)',
);

/** The last test of each connection, and why a webhook is paused. */
export const lastResults = statements(
  'create table connection_tests (name text primary key, result text not null)',
  'alter table webhooks add column pause_reason text',
);
