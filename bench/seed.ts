import { parseArgs } from 'node:util';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { closeDatabase } from '@/server/database/database';
import { newId } from '@/server/database/new-id';
import { engine } from '@/server/engine/engine';
import { addFolders } from '@/server/engine/store/folders-store';
import { addThemes } from '@/server/engine/store/themes-store';
import { closeEngineThread } from '@/server/engine/thread/engine-thread';
import { createPrivately } from '@/server/files/private-modes';
import { seedRun } from './seed-run';

// `npm run seed -- --folders N --themes N --runs N`: fills the workspace for tests and for long lists. Runs are real:
// each goes through the engine's own operation and pipeline, and is charged like any other.

const KEY = 'seed';
const WORDS = ['Amber', 'Basalt', 'Cedar', 'Delta', 'Ember', 'Fjord', 'Garnet', 'Heath', 'Indigo', 'Juniper'];
const nameOf = (index: number) => `${WORDS[index % WORDS.length]} ${Math.floor(index / WORDS.length) + 1}`;

async function main(): Promise<void> {
  const count = { type: 'string', default: '0' } as const;
  const { values } = parseArgs({ options: { folders: count, themes: count, runs: count } });
  const [folders, themes, runs] = [values.folders, values.themes, values.runs].map(wholeNumber) as [
    number,
    number,
    number,
  ];
  createPrivately();
  const deps = await engine([KEY]);

  const newFolders = Array.from({ length: folders }, (_, index) => ({
    id: newId('fld'),
    name: `Folder ${nameOf(index)}`,
    isMember: true,
  }));
  for (let at = 0; at < folders; at += 500) await addFolders(deps.db, newFolders.slice(at, at + 500));

  await addThemes(
    deps.db,
    Array.from({ length: themes }, (_, index) => ({
      ...STANDARD_THEMES[index % STANDARD_THEMES.length]!,
      id: newId('thm'),
      name: `Theme ${nameOf(index)}`,
      type: 'custom' as const,
    })),
  );

  for (let index = 0; index < runs; index += 1) await seedRun(deps, KEY, nameOf(index));
  console.log(`Added ${folders} folders, ${themes} themes, ${runs} runs.`);
}

function wholeNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${text} is not a whole number from 0 to 999999`);
  return Number(text);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeEngineThread();
  await closeDatabase();
}
