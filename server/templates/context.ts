import 'server-only';
import type { Kysely } from 'kysely';
import { describeArtifacts, listArtifacts } from '@/server/engine/artifacts';
import { type Database, database } from '../database/database';

/** The world as the book of templates sees it: what a test replaces. */
export type Templates = {
  db: Kysely<Database>;
  now(): Date;
  /** The engine's second edge: Practice only (wire.md). */
  listArtifacts: typeof listArtifacts;
  describeArtifacts: typeof describeArtifacts;
};

export async function templates(): Promise<Templates> {
  return { db: await database(), now: () => new Date(), listArtifacts, describeArtifacts };
}
