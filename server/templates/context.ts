import 'server-only';
import type { Kysely } from 'kysely';
import { describeArtifacts, listArtifacts } from '@/server/engine/artifacts';
import { now } from '../database/clock';
import { type Database, database } from '../database/database';

/** Dependencies of the template picker; tests replace them. */
export type Templates = {
  db: Kysely<Database>;
  now(): Date;
  /** The engine's internal interface, for the local target only (docs/spec/settled-points.md#10). */
  listArtifacts: typeof listArtifacts;
  describeArtifacts: typeof describeArtifacts;
};

export async function templates(): Promise<Templates> {
  return { db: await database(), now, listArtifacts, describeArtifacts };
}
