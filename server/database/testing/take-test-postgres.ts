import { inject } from 'vitest';

// Runs before each test file of the project `postgres`. Passed on globalThis, because `test-database.ts` also runs in
// programs, where vitest cannot be imported.
Object.assign(globalThis, { cardwrightTestPostgres: inject('postgres') });
