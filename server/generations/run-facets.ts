import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import { FORMATS } from '@/lib/contract/enums';
import type { HistoryFilter } from '@/lib/contract/history';
import { OPERATIONS, RUN_STATES, TARGETS } from '@/lib/contract/run-words';

/** What a run is of closed lists, in one text: as the index `generations_by_facets` begins (0009-facets), to the letter. */
export const FACETS: RawBuilder<string> = sql`(target || ' ' || operation || ' ' || state || ' ' || cast(star as text) || ' ' || coalesce(format, ''))`;

/** Whether a filter asks for any of what that index has, among the runs outside the bin. */
export function hasFacets({ target, operation, state, star, format, theme, bin, deletedAt }: HistoryFilter): boolean {
  if (bin || deletedAt !== undefined) return false;
  return [target, operation, state, star, format, theme].some((asked) => asked !== undefined);
}

/** All that a run which a filter finds can have there: some hundred at most. */
export function facetsOf({ target, operation, state, star, format }: HistoryFilter): string[] {
  const parts: readonly string[][] = [
    target === undefined ? [...TARGETS] : [target],
    operation === undefined ? [...OPERATIONS] : [operation],
    state === undefined ? [...RUN_STATES] : [state],
    star === undefined ? ['0', '1'] : [star ? '1' : '0'],
    // A run from a template has no format.
    format === undefined ? [...FORMATS, ''] : [format],
  ];
  return parts.reduce((begun, values) => begun.flatMap((beginning) => values.map((value) => `${beginning} ${value}`)));
}
