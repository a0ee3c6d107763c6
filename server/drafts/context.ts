import 'server-only';
import type { Kysely } from 'kysely';
import { type Database, database } from '../database/database';

/** The world as the use cases see it: what a test replaces. */
export type Drafts = { db: Kysely<Database>; now(): Date };

export async function drafts(): Promise<Drafts> {
  return { db: await database(), now: () => new Date() };
}
