import { expect, it } from 'vitest';
import { perTest } from '@/server/testing/per-test';
import { TestEngine } from '../testing/test-engine';
import { EXAMPLES } from '../workspace/example-texts';
import { listStoredArtifacts } from './artifacts-store';

/** The examples have the same creation time, so they are sorted by id. */
const EXAMPLE_IDS = EXAMPLES.map(({ id }) => id)
  .sort()
  .reverse();

const test = perTest(() => TestEngine.open());

const list = (asked: Partial<Parameters<typeof listStoredArtifacts>[1]> = {}) =>
  listStoredArtifacts(test.world.db, { query: '', orIds: [], butIds: [], after: null, limit: 50, ...asked });

it('lists the examples of a new workspace with the facts for the template picker', async () => {
  expect(await list({ query: 'project' })).toEqual([
    {
      id: 'art_project-update',
      generationId: null,
      title: 'Project update',
      format: 'presentation',
      cards: 6,
      themeId: 'harbour',
      themeName: 'Harbour',
      createdAt: '2030-01-01T00:00:00.000Z',
    },
  ]);
  expect((await list()).map(({ id }) => id)).toEqual(EXAMPLE_IDS);
});

it('returns the newest first, in pages, each exactly once', async () => {
  for (let deck = 0; deck < 5; deck++) {
    test.time += deck % 2 === 0 ? 1000 : 0;
    await test.make({ inputText: `# Deck ${deck}`, textMode: 'preserve', numCards: 1 });
  }
  const all = await list();
  expect(all).toHaveLength(5 + EXAMPLE_IDS.length);
  expect((await list({ only: 'builtIn' })).map(({ id }) => id)).toEqual(EXAMPLE_IDS);
  expect(await list({ only: 'generated' })).toHaveLength(5);
  expect(
    all
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  ).toEqual(all.map(({ createdAt }) => createdAt));
  const walked: string[] = [];
  for (let page = await list({ limit: 2 }); page.length > 0; ) {
    walked.push(...page.map(({ id }) => id));
    page = await list({ limit: 2, after: page.at(-1) ?? null });
  }
  expect(walked).toEqual(all.map(({ id }) => id));
});

it('searches literally, includes the given ids, and excludes others', async () => {
  const ids = async (asked: Parameters<typeof list>[0]) => (await list(asked)).map(({ id }) => id);
  expect(await ids({ query: ' HANDOUT ' })).toEqual(['art_workshop-handout']);
  for (const query of ['%', '_', '\\', "' or 1=1 --", 'nothing']) expect(await ids({ query })).toEqual([]);
  expect(await ids({ query: 'nothing', orIds: ['art_project-update'] })).toEqual(['art_project-update']);
  expect(await ids({ butIds: ['art_project-update'] })).toEqual(
    EXAMPLE_IDS.filter((id) => id !== 'art_project-update'),
  );
});
