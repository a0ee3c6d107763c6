import { afterEach, expect, it } from 'vitest';
import { checkPlaced } from '@/lib/deck/check/check-placed';
import { findStoredArtifact } from '../store/artifacts-store';
import { TestEngine } from '../testing/test-engine';
import { EXAMPLES } from './example-texts';
import { prepareWorkspace } from './prepare-workspace';

let test: TestEngine;
afterEach(() => test.close());

const idsIn = async () =>
  (await test.world.db.selectFrom('engine_artifacts').select('id').orderBy('id').execute()).map(({ id }) => id);

it('has the built-in templates, laid out without faults and with many layouts', async () => {
  test = await TestEngine.open();
  expect(await idsIn()).toEqual(EXAMPLES.map(({ id }) => id).sort());
  for (const { id, format } of EXAMPLES) {
    const deck = (await findStoredArtifact(test.world.db, id))!.deck;
    expect(checkPlaced(deck.cards), id).toEqual({ inside: [], overlaps: [] });
    expect(
      deck.cards.filter(({ verdict }) => verdict.kind === 'overflowing'),
      id,
    ).toEqual([]);
    if (format === 'presentation')
      expect(new Set(deck.cards.map(({ layout }) => layout)).size, id).toBeGreaterThanOrEqual(5);
  }
});

it('adds the templates of a new version once, and does not restore removed ones', async () => {
  test = await TestEngine.open();
  const { db } = test.world;
  const age = async (version: string) => {
    await db.updateTable('engine_settings').set({ value: version }).where('key', '=', 'prepared').execute();
    // Use another database handle, as after a restart.
    await prepareWorkspace({
      ...test.world,
      db: db.withPlugin({ transformQuery: ({ node }) => node, transformResult: async ({ result }) => result }),
    });
  };
  await db.deleteFrom('engine_artifacts').execute();
  await age('1');
  expect(await idsIn()).toEqual(
    EXAMPLES.filter(({ since }) => since === 2)
      .map(({ id }) => id)
      .sort(),
  );
  await db.deleteFrom('engine_artifacts').execute();
  await age('2');
  expect(await idsIn()).toEqual([]);
});

it('fills a template with other content and keeps its layouts and number of cards', async () => {
  test = await TestEngine.open();
  for (const { id, text } of EXAMPLES.filter(({ format }) => format === 'presentation')) {
    const cards = text.split('\n---\n').length;
    const prompt = Array.from({ length: cards }, (_, at) => `# Topic ${at + 1}\n\n- One\n- Two\n- Three`).join('\n\n');
    const { body } = await test.make({ artifactId: id, prompt }, 'fromTemplate');
    expect(body.status, id).toBe('completed');
    const made = await findStoredArtifact(test.world.db, body.artifactId);
    expect(new Set(made?.deck.cards.map(({ index }) => index)).size, id).toBe(cards);
  }
});
