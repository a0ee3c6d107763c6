import type { ComposerTables } from './composer-tables';
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

interface SharedTables {
  api_tokens: ApiTokensTable;
  connections: ConnectionsTable;
  sessions: SessionsTable;
}

/** All tables of the database that composer and engine share; neither half reads the other's. */
export type Database = ComposerTables & EngineTables & SharedTables;
