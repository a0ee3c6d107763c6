import { inject } from 'vitest';

// Before each test file of the project `postgres`. By way of globalThis: `test-database.ts` serves programs too, where
// vitest cannot be imported.
Object.assign(globalThis, { cardwrightTestPostgres: inject('postgres') });
