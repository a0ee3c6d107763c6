import { type RawBuilder, sql } from 'kysely';
import type { HistoryFilter } from '@/lib/contract/history';
import { firstSeq } from './run-seq';
import 'server-only';
import { FORMATS } from '@/lib/contract/enums';
import { OPERATIONS, RUN_STATES, TARGETS } from '@/lib/contract/run-words';

/**
 * The SQL conditions of a filter, except its words. Every column is in the indexes of the history's orders, except
 * the family, which has its own index.
 */
export function filterConditions(filter: HistoryFilter): RawBuilder<unknown>[] {
  const { theme, since, until, star, bin, deletedAt, family } = filter;
  const conditions = (['state', 'target', 'operation', 'format'] as const).flatMap((column) =>
    filter[column] === undefined ? [] : [sql`${sql.ref(column)} = ${filter[column]}`],
  );
  conditions.push(bin || deletedAt !== undefined ? sql`deleted_at is not null` : sql`deleted_at is null`);
  if (deletedAt !== undefined) conditions.push(sql`deleted_at = ${new Date(deletedAt).toISOString()}`);
  if (family !== undefined) conditions.push(sql`family = ${family}`);
  if (theme !== undefined) conditions.push(sql`theme_id = ${theme}`);
  if (star !== undefined) conditions.push(sql`star = ${star ? 1 : 0}`);
  if (since !== undefined) conditions.push(sql`seq >= ${firstSeq(new Date(since))}`);
  if (until !== undefined) conditions.push(sql`seq < ${firstSeq(new Date(until))}`);
  return conditions;
}

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
