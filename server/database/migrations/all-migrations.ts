import type { Migration } from 'kysely';
import * as composer from './0001-composer';
import * as engine from './0002-engine';

/** In the order of their names. A static list: a bundled server has no folder to look through. */
export const ALL_MIGRATIONS: Record<string, Migration> = {
  '0001-composer': composer,
  '0002-engine': engine,
};
