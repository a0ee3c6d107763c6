import 'server-only';
import type { Engine } from '../context';
import { openAccount } from '../store/credits';
import { addFolders } from '../store/folders-store';
import { setting } from '../store/settings';
import { listStandardThemes } from '../store/themes-store';
import { addExampleTemplates, TEMPLATES_VERSION } from './example-templates';

// Kept on globalThis, because Next evaluates modules more than once in one process.
const shared = globalThis as typeof globalThis & { cardwrightWorkspaces?: WeakMap<object, Promise<void>> };

/**
 * Adds the initial content of a new engine (docs/spec/settled-points.md#7) to the database, once per process and
 * database.
 */
export function prepareWorkspace(engine: Engine): Promise<void> {
  shared.cardwrightWorkspaces ??= new WeakMap();
  const workspaces = shared.cardwrightWorkspaces;
  const prepared =
    workspaces.get(engine.db) ??
    prepare(engine).catch((error: unknown) => {
      workspaces.delete(engine.db);
      throw error;
    });
  workspaces.set(engine.db, prepared);
  return prepared;
}

const FOLDERS = [
  { id: 'fld_talks', name: 'Talks', isMember: true },
  { id: 'fld_reports', name: 'Reports', isMember: true },
  { id: 'fld_drafts', name: 'Drafts', isMember: true },
];

async function prepare(engine: Engine): Promise<void> {
  const { db, now, openingCredits } = engine;
  await openAccount(db, openingCredits, now());
  await listStandardThemes(db);
  // Content is added only once, so that a removed folder or template does not come back at the next start.
  const made = await setting(db, 'prepared', () => '');
  if (made === '') await addFolders(db, FOLDERS);
  const version = Number(made);
  if (version >= TEMPLATES_VERSION) return;
  await addExampleTemplates(engine, version);
  await db
    .updateTable('engine_settings')
    .set({ value: String(TEMPLATES_VERSION) })
    .where('key', '=', 'prepared')
    .execute();
}
