import type { JobColumns } from './composer-tables';

/** The engine's tables. Times are ISO 8601 in UTC, JSON is text, booleans are 0 or 1: equal on both dialects. */
export type EngineTables = {
  /** Signing secret and workspace settings. */
  engine_settings: { key: string; value: string };
  /** One row, `workspace`: the sum of the ledger, stored so that a reservation is one conditional update. */
  engine_accounts: { id: string; balance: number };
  engine_ledger: EngineLedgerTable;
  engine_folders: { id: string; name: string; name_key: string; is_member: number };
  engine_themes: { id: string; name: string; name_key: string; type: string; data: string };
  engine_artifacts: EngineArtifactsTable;
  engine_generations: EngineGenerationsTable;
  /** Files made of an artifact. */
  engine_exports: { id: string; artifact_id: string; format: string; file_key: string; warnings: string };
  /**
   * Generations, by id, whose deck answers 404 until it is shown again. A separate row, because a request can be a
   * megabyte.
   */
  engine_hidden: { id: string; hidden_at: string };
  /**
   * Pictures kept for a generation (`owner`). Equal pictures are one file, which is removed with the last row that
   * names it.
   */
  engine_images: { id: string; owner: string; file_key: string };
  engine_written: EngineWrittenTable;
  engine_pictures: EnginePicturesTable;
};

/** Pictures that an image model was asked for, recorded before the request leaves: none is asked for twice. */
type EnginePicturesTable = {
  /** `<generation>:<card>`. */
  id: string;
  generation_id: string;
  model: string;
  state: 'asked' | 'made' | 'failed';
  /** The kept picture as JSON, or why there is none. */
  data: string;
};

/** What a language model wrote for a generation, kept as it comes: a restarted run does not ask for it again. */
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
  generation_id: string | null;
  kind: 'opening' | 'reserve' | 'refund' | 'top-up';
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
  created_at: string;
  ended_at: string | null;
};
