import type { WebhookPause } from '@/lib/contract/webhooks';
import type { ComposerTables, JobColumns } from './composer-tables';
import type { EngineTables } from './engine-tables';

/** A signed-in device. Times are ISO 8601 UTC text. */
export interface SessionsTable {
  id: string;
  /** SHA-256 of the secret in its cookie. */
  secret_hash: string;
  /** A fingerprint of the access token used to sign in (`guard/session.ts`). */
  token_mark: string;
  /** Such as "Firefox"; null if the browser did not say. */
  browser: string | null;
  /** Such as "Linux". */
  system: string | null;
  /** The address it was last seen at. */
  address: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

/** What a person entered in Settings about another service (`server/connections`). */
export interface ConnectionsTable {
  name: string;
  /** A JSON object of variables and their values, encrypted. */
  sealed: string;
  updated_at: string;
}

/** The last test of a connection, which may be set in environment variables. */
export interface ConnectionTestsTable {
  name: string;
  /** A `ConnectionTest` as JSON. */
  result: string;
}

/** A key for `/v1.0` that a person made in Settings (`server/tokens`). Times are ISO 8601 UTC text. */
export interface ApiTokensTable {
  id: string;
  name: string;
  /** One of `TOKEN_SCOPES`. */
  scope: string;
  /** SHA-256 of the secret. */
  secret_hash: string;
  /** The first characters of the secret. */
  start: string;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
}

/** An address that is notified when a run has ended (`server/webhooks`). Times are ISO 8601 UTC text. */
export interface WebhooksTable {
  id: string;
  url: string;
  /** The signing secret, encrypted. */
  sealed_secret: string;
  created_at: string;
  /** Since when every try has failed; null: the last one succeeded. */
  failing_since: string | null;
  /** When it was paused, and why; null: it is not. `pause_reason` is also null in rows of earlier versions. */
  paused_at: string | null;
  pause_reason: WebhookPause | null;
}

/** A message to a webhook, sent by a job. Its id is the `webhook-id`. */
export interface WebhookDeliveriesTable extends JobColumns {
  state: 'waiting' | 'delivered' | 'failed';
  webhook_id: string;
  /** One of `WEBHOOK_EVENTS`. */
  event: string;
  body: string;
  tries: number;
  created_at: string;
  /** When the last try ended; null: none has. */
  tried_at: string | null;
  /** The HTTP status of the last try; null: no answer. */
  status: number | null;
  /** The beginning of its answer. */
  answer: string | null;
  /** Why it failed, if not by its status. */
  problem: string | null;
}

interface SharedTables {
  api_tokens: ApiTokensTable;
  connection_tests: ConnectionTestsTable;
  connections: ConnectionsTable;
  sessions: SessionsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhooks: WebhooksTable;
}

/** All tables of the database that composer and engine share; neither half reads the other's. */
export type Database = ComposerTables & EngineTables & SharedTables;

/** Every table and its primary key, referenced tables first. */
export const TABLE_KEYS = {
  balances: 'target',
  generations: 'id',
  kept_exports: 'id',
  run_events: 'id',
  send_attempts: 'id',
  drafts: 'id',
  presets: 'id',
  saved_templates: 'id',
  saved_views: 'id',
  batches: 'id',
  batch_rows: 'id',
  file_removals: 'id',
  upkeep: 'id',
  engine_settings: 'key',
  engine_accounts: 'id',
  engine_ledger: 'id',
  engine_folders: 'id',
  engine_themes: 'id',
  engine_artifacts: 'id',
  engine_generations: 'id',
  engine_exports: 'id',
  engine_hidden: 'id',
  engine_images: 'id',
  engine_written: 'id',
  engine_sources: 'id',
  engine_rewrites: 'id',
  engine_pictures: 'id',
  engine_reviews: 'id',
  engine_uploads: 'id',
  sessions: 'id',
  connections: 'name',
  connection_tests: 'name',
  api_tokens: 'id',
  webhooks: 'id',
  webhook_deliveries: 'id',
} as const satisfies { [Table in keyof Database]: keyof Database[Table] };

/** In the order of `TABLE_KEYS`. */
export const TABLES = Object.keys(TABLE_KEYS) as (keyof Database)[];
