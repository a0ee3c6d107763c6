import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DEFAULT_DIMENSIONS } from '@/lib/contract/enums';
import { makeCards } from '@/lib/deck/make-cards';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import type { Engine } from '../context';
import { type DrawnDeck, drawDeck } from '../generate/draw-deck';
import { artifactRow, storeArtifact } from '../store/artifacts-store';
import { defaultTheme } from '../store/themes-store';
import type { ExampleText } from './example-text';
import { EXAMPLES } from './example-texts';

/**
 * Adds the built-in templates (docs/spec/settled-points.md#7), made by the engine's own pipeline. Existing ones stay.
 * @param after templates up to this version were added before and are skipped, since the user may have removed them
 */
export async function addExampleTemplates(engine: Engine, after = 0): Promise<void> {
  for (const example of EXAMPLES) {
    if (example.since <= after) continue;
    await addExample(engine, example);
    // Each takes about 40 ms on this thread, so let waiting requests run in between.
    await nextTurn();
  }
}

/** The version of the workspace's templates. */
export const TEMPLATES_VERSION = Math.max(...EXAMPLES.map(({ since }) => since));

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
