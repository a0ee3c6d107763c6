import { firstSeq } from './run-seq';
import type { GenerationRow } from './store';
import { titleSort } from './title-of';

/** Rows of one moment stand in the order they were made in. */
let made = 0;

const AT = '2030-01-01T00:00:00.000Z';

/** A row for tests: a queued Practice run of one short text. `submission_id` follows `id`. */
export function generationRow(of: Partial<GenerationRow> = {}): GenerationRow {
  const id = of.id ?? 'run_1';
  return {
    id,
    state: 'queued',
    due_at: AT,
    lease_until: null,
    lease_owner: null,
    submission_id: `submission of ${id}`,
    body_hash: 'hash',
    target: 'practice',
    operation: 'generate',
    title: 'A title',
    title_key: 'a title',
    format: 'presentation',
    cards: 1,
    request: JSON.stringify({ inputText: 'A text', textMode: 'preserve' }),
    draft: null,
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
    send_tries: 0,
    throttles: 0,
    polls: 0,
    unknown_since: null,
    watch_until: null,
    created_at: AT,
    sent_at: null,
    ended_at: null,
    balance_before: null,
    balance_before_at: null,
    balance_after: null,
    balance_after_at: null,
    seq: firstSeq(new Date(of.created_at ?? AT)) + (made++ % 1024),
    title_sort: titleSort(of.title ?? 'A title'),
    star: 0,
    note: null,
    theme_id: null,
    deleted_at: null,
    made_from: null,
    family: null,
    ...of,
  };
}
