/** A device that is signed in. Times are ISO 8601 UTC text. */
export interface SessionsTable {
  id: string;
  /** SHA-256 of the secret in its cookie. */
  secret_hash: string;
  /** Of the access token it was signed in with (`guard/session-cookie.ts`). */
  token_mark: string;
  /** As in "Firefox"; null where the browser did not say. */
  browser: string | null;
  /** As in "Linux". */
  system: string | null;
  /** Where it was seen last. */
  address: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

export interface SessionTables {
  sessions: SessionsTable;
}
