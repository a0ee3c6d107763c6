import type { RunRow } from '../../database/composer-tables';
import { firstSeq } from '../find/run-seq';
import { titleSort } from '../title-of';
import { UNTOUCHED } from '../untouched-row';

/** How many rows were created for each timestamp. Rows with the same timestamp are ordered by creation. */
const made = new Map<string, number>();

/**
 * Call it for a new database. The test files of a worker share the counts, and a millisecond has room for 1,024 rows.
 */
export function forgetRows(): void {
  made.clear();
}

const AT = '2030-01-01T00:00:00.000Z';

/** A row for tests: a queued local run with a short text. `submission_id` follows `id`. */
export function runRow(of: Partial<RunRow> = {}): RunRow {
  const id = of.id ?? 'run_1';
  const at = of.created_at ?? AT;
  const place = made.get(at) ?? 0;
  made.set(at, place + 1);
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
    created_at: at,
    seq: firstSeq(new Date(at)) + place,
    title_sort: titleSort(of.title ?? 'A title'),
    theme_id: null,
    made_from: null,
    family: null,
    ...of,
  };
}
