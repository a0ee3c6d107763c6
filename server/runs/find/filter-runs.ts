import { type RawBuilder, sql } from 'kysely';
import type { HistoryFilter } from '@/lib/contract/history';
import { firstSeq } from './run-seq';

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
