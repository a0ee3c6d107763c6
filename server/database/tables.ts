import type { ComposerTables } from './composer-tables';
import type { EngineTables } from './engine-tables';
import type { SessionTables } from './session-tables';

/** All tables of the database that composer and engine share; neither half reads the other's. */
export type Database = ComposerTables & EngineTables & SessionTables;
