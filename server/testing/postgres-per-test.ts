import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../database/testing/test-postgres';

type Databases = {
  /** The address of the current test's own, empty database. */
  readonly url: string;
  /** @returns the address of another empty one */
  createDatabase(): Promise<string>;
};

/** One Postgres for the tests of a `describe`, which is to be skipped if `programs` is null. */
export function postgresPerTest(programs: string | null): Databases {
  let postgres: TestPostgres;
  let url = '';
  beforeAll(async () => {
    postgres = await startTestPostgres(programs ?? '');
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    url = await postgres.createDatabase();
  });
  return {
    get url() {
      return url;
    },
    createDatabase: () => postgres.createDatabase(),
  };
}
