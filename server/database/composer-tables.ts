import type { ExportFormat, Format } from '@/lib/contract/enums';
import type { Operation, RunState, Target } from '@/lib/contract/run-words';

// Equal on both dialects: times are ISO 8601 UTC text (so they sort as they are), JSON is text, booleans are 0 or 1.

/** A row that a job works on (`server/jobs/claim-due.ts`). */
export interface JobColumns {
  id: string;
  state: string;
  /** When the next step is due; null: nothing more happens by itself. */
  due_at: string | null;
  /** Until when its worker holds the row; a lease that has run out means a worker that died. */
  lease_until: string | null;
  lease_owner: string | null;
}

/** One submission and all that is known of it. */
export interface GenerationsTable extends JobColumns {
  state: RunState;
  /** The browser's, one for each intent. */
  submission_id: string;
  /** Of target, operation and request: the same `submission_id` with another one is refused. */
  body_hash: string;
  target: Target;
  operation: Operation;
  title: string;
  /** The title folded for searching. */
  title_key: string;
  format: Format | null;
  cards: number | null;
  request: string;
  draft: string | null;
  service_status: string | null;
  generation_id: string | null;
  artifact_id: string | null;
  artifact_url: string | null;
  /** The service's signed link; never shown, dead after a while. */
  export_url: string | null;
  credits_deducted: number | null;
  credits_remaining: number | null;
  /** A list of sentences. */
  warnings: string;
  error_message: string | null;
  error_status: number | null;
  /** A list of `{path, message}`. */
  error_fields: string;
  /** How often a person had it sent anew; each is another charge, and another idempotency key. */
  resends: number;
  /** Of this sending: tries that cannot have arrived, or that the engine did not answer. */
  send_tries: number;
  /** Of this sending: how often the service asked to wait. */
  throttles: number;
  polls: number;
  /** The first of the 404s that have come since the last other answer. */
  unknown_since: string | null;
  /** When the service is no longer asked. */
  watch_until: string | null;
  created_at: string;
  sent_at: string | null;
  ended_at: string | null;
  /** The credits known of when it was sent, and since when they were known. */
  balance_before: number | null;
  balance_before_at: string | null;
  /** The credits read after its answer was lost, and when. */
  balance_after: number | null;
  balance_after_at: string | null;
  /** Its place in the order of the history (`run-seq.ts`). */
  seq: number;
  /** The beginning of `title_key`, to sort by. */
  title_sort: string;
  /** 0 or 1. */
  star: number;
  note: string | null;
  /** As asked for. */
  theme_id: string | null;
  /** In the bin since then. */
  deleted_at: string | null;
  /** The run it was made from, which may be gone for good meanwhile. */
  made_from: string | null;
  /** The id of the first run of those that were made from one another; null: nothing was made from it. */
  family: string | null;
  /** The draft it was sent from. */
  draft_id: string | null;
  /** When a person decided what to do about its lost answer; null: nobody has, or none was lost. */
  settled_at: string | null;
  /** The last look at the generation, whatever came of it. */
  looked_at: string | null;
  /** Why the last look told nothing; null: it told the status. */
  look_problem: string | null;
  /** What the service last answered: `{at, statusCode, text}`, without keys; null before the first answer. */
  last_answer: string | null;
}

/** A file that is, or is to be, kept on our side. `id` is `<generation>.<format>`. */
export interface KeptExportsTable extends JobColumns {
  state: 'waiting' | 'kept' | 'unavailable';
  generation_row: string;
  format: ExportFormat;
  file_key: string | null;
  file_name: string | null;
  bytes: number | null;
  reason: string | null;
  tries: number;
  created_at: string;
}

/** What happened to a generation, step by step. */
export interface RunEventsTable {
  /** Sorts by time. */
  id: string;
  generation_row: string;
  at: string;
  kind: string;
  http_status: number | null;
  request_id: string | null;
  detail: string | null;
}

/** The newest credits known of at each target, from whatever answer told them: all processes share it. */
export interface BalancesTable {
  target: Target;
  remaining: number;
  as_of: string;
}

/** A form that somebody works on. `id` is the browser's. */
export interface DraftsTable {
  id: string;
  /** Counts up with each change; a change that knows an older one is refused. */
  revision: number;
  /** The browser's name for what stands here, so that it knows its own again when an answer was lost. */
  edit: string;
  /** Given by a person; null: it is called by its text. */
  name: string | null;
  /** What it is called by its text. */
  title: string;
  /** The run it was sent as, while nothing was changed since. */
  run_id: string | null;
  /** The run that it goes back to (`lib/contract/composer.ts`, `draftOrigin`), as JSON. */
  origin: string | null;
  draft: string;
  /** Of its text. */
  characters: number;
  created_at: string;
  updated_at: string;
  /** Deleted, and can be brought back. */
  deleted_at: string | null;
}

/** Settings of a form under a name, without the text. */
export interface PresetsTable {
  id: string;
  name: string;
  name_key: string;
  /** 1 for one at most: new drafts begin with it. */
  is_default: number;
  settings: string;
  created_at: string;
  updated_at: string;
}

/** The id of an artifact under a name, as a template to use again. One for each artifact of a target. */
export interface SavedTemplatesTable {
  id: string;
  target: Target;
  artifact_id: string;
  name: string;
  name_key: string;
  created_at: string;
}

/** What narrows and orders the history, under a name. */
export interface SavedViewsTable {
  id: string;
  name: string;
  name_key: string;
  filter: string;
  created_at: string;
  updated_at: string;
}

/** Files to remove from the store, by key (`server/files/removals.ts`). */
export interface FileRemovalsTable {
  id: string;
  due_at: string;
  /** How often it was removed: a writer that was still busy can have put it back after the first time. */
  passes: number;
}

/** Maintenance that the database owes (`server/database/upkeep.ts`). */
export interface UpkeepTable {
  id: string;
  due_at: string;
}

export interface ComposerTables {
  balances: BalancesTable;
  drafts: DraftsTable;
  file_removals: FileRemovalsTable;
  generations: GenerationsTable;
  kept_exports: KeptExportsTable;
  presets: PresetsTable;
  run_events: RunEventsTable;
  saved_templates: SavedTemplatesTable;
  saved_views: SavedViewsTable;
  upkeep: UpkeepTable;
}
