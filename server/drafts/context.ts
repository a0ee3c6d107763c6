import 'server-only';
import type { Kysely } from 'kysely';
import { now } from '../database/clock';
import { type Database, database } from '../database/database';

/** Dependencies of the use cases; tests replace them. */
export type Drafts = { db: Kysely<Database>; now(): Date };

export async function drafts(): Promise<Drafts> {
  return { db: await database(), now };
}
