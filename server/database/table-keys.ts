import type { Database } from './tables';

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
  api_tokens: 'id',
} as const satisfies { [Table in keyof Database]: keyof Database[Table] };

/** In the order of `TABLE_KEYS`. */
export const TABLES = Object.keys(TABLE_KEYS) as (keyof Database)[];
