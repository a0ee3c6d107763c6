import type { ColumnType } from 'kysely';
import type { JobColumns } from './composer-tables';

/** The engine's tables. Times are ISO 8601 in UTC, JSON is text, booleans are 0 or 1: equal on both dialects. */
export type EngineTables = {
  /** Signing secret and workspace settings. */
  engine_settings: { key: string; value: string };
  /** One row, `workspace`: the sum of the ledger, stored so that a reservation is a single conditional update. */
  engine_accounts: { id: string; balance: number };
  engine_ledger: EngineLedgerTable;
  engine_folders: { id: string; name: string; name_key: string; is_member: number };
  engine_themes: { id: string; name: string; name_key: string; type: string; data: string };
  engine_artifacts: EngineArtifactsTable;
  engine_generations: EngineGenerationsTable;
  /** Files made from an artifact. */
  engine_exports: { id: string; artifact_id: string; format: string; file_key: string; warnings: string };
  /**
   * Generations, by id, whose deck answers 404 until it is shown again. This is a separate table because a request can
   * be a megabyte.
   */
  engine_hidden: { id: string; hidden_at: string };
  /**
   * Pictures kept for a generation (`owner`). Equal pictures are one file, which is removed with the last row that
   * names it.
   */
  engine_images: { id: string; owner: string; file_key: string };
  engine_uploads: EngineUploadsTable;
  engine_written: EngineWrittenTable;
  /**
   * The cards of an artifact before layout, as JSON, from which a card can be laid out again. `id` is the artifact's.
   */
  engine_sources: { id: string; generation_id: string; data: string };
  engine_rewrites: EngineRewritesTable;
  engine_pictures: EnginePicturesTable;
  engine_reviews: EngineReviewsTable;
};

/**
 * Generations whose outline a person approves before the cards are written. `asked`: the plan is not ready yet; `open`:
 * waiting for approval; `approved`: the cards are being written; `expired`: not approved in time. The row is deleted
 * with the generation.
 */
type EngineReviewsTable = {
  /** The generation's `Idempotency-Key`, because the review is requested before the generation has an id. */
  id: string;
  state: 'asked' | 'open' | 'approved' | 'expired';
  /** When an open review expires. */
  until: string | null;
  created_at: string;
};

/**
 * A card of an artifact that a language model rewrites: `queued`, `asking`, then `ready` or `failed`. A person then
 * makes it `accepted`, `undone` or `discarded`.
 */
type EngineRewritesTable = JobColumns & {
  artifact_id: string;
  generation_id: string;
  /** The caller's key: a repeated request is the same rewrite. */
  request_key: string;
  card: number;
  instruction: string;
  reserved: number;
  /** The card with its pages, as JSON; empty after the deck was purged. */
  before: string;
  /** The rewritten card, in the same form; empty until it is written. */
  after: string;
  error_message: string | null;
  created_at: string;
  decided_at: string | null;
};

/**
 * Pictures that a person added to a text. `id` is in their address. Each also has a row in `engine_images`, so that its
 * file is not removed with a deck.
 */
type EngineUploadsTable = {
  id: string;
  file_key: string;
  media_type: string;
  width: number;
  height: number;
  bytes: number;
  /** When it was uploaded, or last found in a text. */
  seen_at: string;
};

/** Pictures requested from an image model, recorded before the request is sent, so that none is requested twice. */
type EnginePicturesTable = {
  /** `<generation>:<card>`. */
  id: string;
  generation_id: string;
  model: string;
  state: 'planned' | 'asked' | 'made' | 'failed';
  /** The kept picture as JSON, or why there is none. */
  data: string;
};

/**
 * What a language model wrote for a generation, stored as it arrives, so that a restarted run does not request it
 * again.
 */
type EngineWrittenTable = {
  /** `<generation>:<part>`. */
  id: string;
  generation_id: string;
  /** `outline`, or `card-0` and so on. */
  part: string;
  /** JSON; empty after the generation has ended. */
  data: string;
  written_by: 'model' | 'rules';
  model: string;
  prompt_version: string;
  tokens_in: number;
  tokens_out: number;
};

type EngineLedgerTable = {
  id: string;
  at: string;
  /** The generation, or the rewrite of a card. */
  generation_id: string | null;
  kind: 'opening' | 'reserve' | 'rewrite' | 'refund' | 'top-up';
  /** Negative for a charge. */
  amount: number;
};

type EngineArtifactsTable = {
  id: string;
  generation_id: string | null;
  title: string;
  /** The title folded for searching. */
  title_key: string;
  format: string;
  theme_id: string;
  theme_name: string;
  cards: number;
  image_source: string;
  /** Characters of the cards' text: a template's share of the prompt's limit (docs/spec/settled-points.md#3). */
  text_length: number;
  /** The number of accepted rewrites. Files made at an earlier revision are out of date. */
  revision: ColumnType<number, number | undefined>;
  header_footer: string | null;
  /** A `Deck` as JSON. */
  deck: string;
  warnings: string;
  /** The resolved `SharingOptions`, as JSON. */
  sharing: string;
  folder_ids: string;
  created_at: string;
};

type EngineGenerationsTable = JobColumns & {
  operation: string;
  request: string;
  idempotency_key: string | null;
  body_hash: string;
  start_warnings: string;
  reserved: number;
  deducted: number | null;
  remaining: number | null;
  warnings: string;
  error_message: string | null;
  error_status: number | null;
  artifact_id: string | null;
  cards_done: number;
  cards_total: number;
  attempts: number;
  /**
   * Set while its own work is in progress, so that a row claimed with it was interrupted by a crash: `together` with
   * other decks, any of which may have caused the crash, or `alone`.
   */
  working: 'together' | 'alone' | null;
  created_at: string;
  ended_at: string | null;
  /** When a person cancelled it. It ends with the cards that are written by then. */
  cancelled_at: string | null;
  /** The title that a person typed; null for one from the text, and for calls of other programs. */
  title: string | null;
  /** For whom it is made: `draft:` and a draft's id, or `key:` and a digest of the caller's API key. */
  requester: string;
};
