import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import { FORMATS } from '@/lib/contract/enums';
import type { HistoryFilter } from '@/lib/contract/history';
import { OPERATIONS, RUN_STATES, TARGETS } from '@/lib/contract/run-words';

/**
 * The closed-list attributes of a run in one text: exactly the first expression of the index `generations_by_facets`
 * (0009-facets).
 */
export const FACETS: RawBuilder<string> = sql`(target || ' ' || operation || ' ' || state || ' ' || cast(star as text) || ' ' || coalesce(format, ''))`;

/** Whether a filter uses any attribute of that index, among the runs outside the trash. */
export function hasFacets({ target, operation, state, star, format, theme, bin, deletedAt }: HistoryFilter): boolean {
  if (bin || deletedAt !== undefined) return false;
  return [target, operation, state, star, format, theme].some((asked) => asked !== undefined);
}

/** All values that a matching run can have there: some hundred at most. */
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
