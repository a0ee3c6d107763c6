import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DEFAULT_DIMENSIONS } from '@/lib/contract/enums';
import { makeCards } from '@/lib/deck/make-cards';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { perProcess } from '../../per-process';
import type { Engine } from '../context';
import { type DrawnDeck, drawDeck } from '../generate/draw-deck';
import { artifactRow, storeArtifact } from '../store/artifacts-store';
import { openAccount } from '../store/credits';
import { addFolders } from '../store/folders-store';
import { setting } from '../store/settings';
import { defaultTheme, listStandardThemes } from '../store/themes-store';
import type { ExampleText } from './example-texts';
import { EXAMPLES } from './example-texts';

const preparations = perProcess('cardwrightWorkspaces', () => new WeakMap<object, Promise<void>>());

/**
 * Adds the initial content of a new engine (docs/spec/settled-points.md#7) to the database, once per process and
 * database.
 */
export function prepareWorkspace(engine: Engine): Promise<void> {
  const workspaces = preparations();
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

/**
 * Adds the built-in templates (docs/spec/settled-points.md#7), made by the engine's own pipeline. Existing ones stay.
 * @param after templates up to this version were added before and are skipped, since the user may have removed them
 */
async function addExampleTemplates(engine: Engine, after = 0): Promise<void> {
  for (const example of EXAMPLES) {
    if (example.since <= after) continue;
    await addExample(engine, example);
    // Each takes about 40 ms on this thread, so let waiting requests run in between.
    await nextTurn();
  }
}

const TEMPLATES_VERSION = Math.max(...EXAMPLES.map(({ since }) => since));

/** Templates are the same for all workspaces of a process, so each is drawn once. */
const drawn = new Map<string, Promise<DrawnDeck>>();

async function addExample(engine: Engine, example: ExampleText): Promise<void> {
  let drawing = drawn.get(example.id);
  if (!drawing) {
    drawing = drawExample(engine, example);
    drawn.set(example.id, drawing);
    drawing.catch(() => drawn.delete(example.id));
  }
  const { deck, textLength } = await drawing;
  // Lists show a template by its purpose, not by its subject.
  const named = { ...deck, title: example.name };
  const row = artifactRow({
    id: example.id,
    generationId: null,
    deck: named,
    imageSource: 'noImages',
    headerFooter: null,
    textLength,
    warnings: [],
    sharing: {},
    folderIds: [],
    createdAt: engine.now().toISOString(),
  });
  await storeArtifact(engine.db, row);
}

async function drawExample(engine: Engine, { format, themeId, text }: ExampleText): Promise<DrawnDeck> {
  const cardSplit = 'inputTextBreaks';
  const made = makeCards({ inputText: text, textMode: 'preserve', cardSplit, numCards: 1, amount: 'medium', format });
  return drawDeck(
    engine,
    {
      made,
      byModel: 0,
      theme: findStandardTheme(themeId) ?? (await defaultTheme(engine.db)),
      format,
      dimensions: format === 'presentation' ? '16x9' : DEFAULT_DIMENSIONS[format],
      language: 'en',
      headerFooter: null,
      imageSource: 'noImages',
      imageStyle: null,
      layoutSequence: null,
      additionalInstructions: null,
    },
    AbortSignal.timeout(30_000),
  );
}
