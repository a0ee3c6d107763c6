import type { NewRun } from './store';

/**
 * The columns of a run's row before anything has happened: nothing sent, received, charged, kept or added by a
 * person.
 */
export const UNTOUCHED = {
  lease_until: null,
  lease_owner: null,
  service_status: null,
  generation_id: null,
  artifact_id: null,
  artifact_url: null,
  export_url: null,
  credits_deducted: null,
  credits_remaining: null,
  warnings: '[]',
  error_message: null,
  error_status: null,
  error_fields: '[]',
  resends: 0,
  attempt: 0,
  send_tries: 0,
  throttles: 0,
  polls: 0,
  unknown_since: null,
  watch_until: null,
  sent_at: null,
  ended_at: null,
  balance_before: null,
  balance_before_at: null,
  balance_after: null,
  balance_after_at: null,
  star: 0,
  note: null,
  deleted_at: null,
  last_answer: null,
  draft_id: null,
  settled_at: null,
  looked_at: null,
  look_problem: null,
} satisfies Partial<NewRun>;
