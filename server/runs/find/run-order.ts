import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { HistorySort } from '@/lib/contract/history';

/** The sort position of a row: its key (null if only time counts), its place, its id. */
export type OrderKey = { key: string | number | null; seq: number; id: string };

type Order = {
  /** The first column of the order; the position in time follows it. */
  key: RawBuilder<unknown> | null;
  upwards: boolean;
};

const ORDERS = {
  newest: { key: null, upwards: false },
  oldest: { key: null, upwards: true },
  title: { key: sql`title_sort`, upwards: true },
  credits: { key: sql`coalesce(credits_deducted, -1)`, upwards: false },
} as const satisfies Record<HistorySort, Order>;

export function orderOf(sort: HistorySort): Order {
  return ORDERS[sort];
}

/** The columns of an order, for `select` and `order by`. */
export function orderKeys({ key }: Order): RawBuilder<unknown>[] {
  return [...(key ? [key] : []), sql`seq`, sql`id`];
}

export function orderBy(order: Order): RawBuilder<unknown> {
  const way = order.upwards ? sql`asc` : sql`desc`;
  return sql.join(orderKeys(order).map((column) => sql`${column} ${way}`));
}

/**
 * The keyset condition for rows after the given one: by position, not by offset, so that nothing is repeated or
 * skipped.
 */
export function comesAfter(order: Order, { key, seq, id }: OrderKey): RawBuilder<unknown> {
  const values = [...(order.key ? [key] : []), seq, id];
  return sql`(${sql.join(orderKeys(order))}) ${order.upwards ? sql`>` : sql`<`} (${sql.join(values)})`;
}

/** Negative if `one` comes before `other`. Texts compare by code points, as both databases sort them by bytes. */
export function compareKeys({ upwards }: Order, one: OrderKey, other: OrderKey): number {
  const up = compare(one.key, other.key) || one.seq - other.seq || compare(one.id, other.id);
  return upwards ? up : -up;
}

function compare(one: string | number | null, other: string | number | null): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
}
