import { firstSeq } from './run-seq';
import type { RunRow } from './store';
import { titleSort } from './title-of';
import { UNTOUCHED } from './untouched-row';

/**
 * Rows of the same time are ordered by creation. The count never starts again: the test files of a worker share it, so
 * a row could otherwise sort before one made earlier. Times that are a second apart keep their order for a million rows.
 */
let made = 0;

const AT = '2030-01-01T00:00:00.000Z';

/** A row for tests: a queued local run with a short text. `submission_id` follows `id`. */
export function runRow(of: Partial<RunRow> = {}): RunRow {
  const id = of.id ?? 'run_1';
  return {
    ...UNTOUCHED,
    id,
    state: 'queued',
    due_at: AT,
    submission_id: `submission of ${id}`,
    body_hash: 'hash',
    target: 'local',
    operation: 'generate',
    title: 'A title',
    title_key: 'a title',
    format: 'presentation',
    cards: 1,
    request: JSON.stringify({ inputText: 'A text', textMode: 'preserve' }),
    draft: null,
    created_at: AT,
    seq: firstSeq(new Date(of.created_at ?? AT)) + made++,
    title_sort: titleSort(of.title ?? 'A title'),
    theme_id: null,
    made_from: null,
    family: null,
    ...of,
  };
}
