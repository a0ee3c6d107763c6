import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Run } from '@/lib/contract/composer';
import type { Database } from '../database/database';
import type { RunRow } from './run-rows';
import { firstSeq } from './run-seq';

/**
 * How long before the first reading, in milliseconds, a run may have been created and still be charged after it:
 * resends happen late.
 */
const LOOK_BACK = 7 * 24 * 3_600_000;

type Read = Pick<
  RunRow,
  'id' | 'target' | 'balance_before' | 'balance_before_at' | 'balance_after' | 'balance_after_at'
>;

/**
 * What other runs of ours may have been charged between the two balance readings; null unless there are two. The sum
 * is given only if every one of them was sent after the first reading and has reported its charge.
 */
export async function chargesMeanwhile(db: Kysely<Database>, row: Read): Promise<Run['chargesMeanwhile']> {
  const { balance_before_at: from, balance_after_at: to } = row;
  if (row.balance_before === null || row.balance_after === null || from === null || to === null) return null;
  const { rows } = await sql<{ credits: number | null; sent_at: string; ended_at: string | null }>`
    select credits_deducted as credits, sent_at, ended_at from generations
    where seq >= ${firstSeq(new Date(Date.parse(from) - LOOK_BACK))} and seq < ${firstSeq(new Date(Date.parse(to) + 1))}
    and target = ${row.target} and id <> ${row.id} and state not in ('queued', 'rejected')
    and sent_at <= ${to} and (ended_at is null or ended_at > ${from})`.execute(db);
  const isKnown = rows.every(
    ({ credits, sent_at, ended_at }) => credits !== null && sent_at >= from && ended_at !== null,
  );
  return { runs: rows.length, credits: isKnown ? rows.reduce((sum, { credits }) => sum + (credits ?? 0), 0) : null };
}
