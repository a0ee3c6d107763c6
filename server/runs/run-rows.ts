import type { Selectable } from 'kysely';
import type { KeptExportsTable, RunEventsTable, RunsTable } from '../database/composer-tables';

export type RunRow = Selectable<RunsTable>;
export type KeptExportRow = Selectable<KeptExportsTable>;
export type RunEventRow = Selectable<RunEventsTable>;
