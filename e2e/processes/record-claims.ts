import { type Kysely, sql } from 'kysely';
import type { Database } from '@/server/database/database';

/** One claim of a row by a worker, recorded by the database itself. */
export type Claim = {
  row_id: string;
  /** `host:pid:uuid` (`server/jobs/job-source.ts`). */
  owner: string;
  /** The row's state when it was claimed. */
  state: string;
  /** Another worker held a lease; only an expired one may be taken over. */
  taken_over: boolean;
};

/**
 * Makes Postgres itself record every claim of a generation: the oracle for "no double claim", independent of the
 * workers and the test.
 */
export async function recordClaims(db: Kysely<Database>): Promise<() => Promise<Claim[]>> {
  await sql`
    create table claims (
      number serial primary key, row_id text not null, owner text not null, state text not null, taken_over boolean not null
    )`.execute(db);
  await sql`
    create function record_claim() returns trigger language plpgsql as $$
    begin
      insert into claims (row_id, owner, state, taken_over)
      values (new.id, new.lease_owner, old.state, old.lease_owner is not null);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger record_claim after update on generations for each row
    when (new.lease_owner is not null and new.lease_owner is distinct from old.lease_owner)
    execute function record_claim()`.execute(db);
  return async () => {
    const { rows } = await sql<Claim>`select row_id, owner, state, taken_over from claims order by number`.execute(db);
    return rows;
  };
}

/** The process behind a claim. */
export function pidOf({ owner }: Pick<Claim, 'owner'>): number {
  return Number(owner.split(':').at(-2));
}
