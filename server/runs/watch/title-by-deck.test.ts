import { describe, expect, it } from 'vitest';
import { givenTitleOf } from '@/lib/composer/title-of';
import { perTest } from '@/server/testing/per-test';
import type { RunRow } from '../../database/composer-tables';
import { findRuns } from '../find/find-runs';
import { readRun } from '../read-run';
import { runRow } from '../testing/run-row';
import { ARTIFACT, TestWorld } from '../testing/test-world';
import { titleKey } from '../title-of';

const test = perTest(() => TestWorld.open());

const PROMPT = 'Pitch deck coffee shop';
const DECK = 'Ember & Oat: a neighbourhood coffee shop';

/** Completes a run whose deck has the title of `DECK`. */
async function complete(request: object, of: Partial<RunRow> = {}) {
  test.world.engine.describeArtifacts = async () => [{ ...ARTIFACT, title: DECK }];
  test.local.onStatus = { body: { generationId: 'gen_1', status: 'completed', artifactId: 'art_1' } };
  await test.insert(
    runRow({
      ...{ state: 'pending', generation_id: 'gen_1', sent_at: '2030-01-01T00:00:00.000Z' },
      ...{ watch_until: '2030-01-01T01:00:00.000Z', request: JSON.stringify(request) },
      ...{ title: PROMPT, title_key: titleKey(PROMPT), ...of },
    }),
  );
  await test.work();
  return test.row('run_1');
}

describe('the title of a run', () => {
  it('is that of its deck once a short prompt is completed', async () => {
    const row = await complete({ inputText: PROMPT, textMode: 'generate' });
    expect(row).toMatchObject({ state: 'completed', title: DECK, title_key: titleKey(DECK) });
  });

  it('stays if a person named the run', async () => {
    const request = { inputText: PROMPT, textMode: 'generate' };
    expect((await complete(request, { title: 'For the bank' })).title).toBe('For the bank');
  });

  it('stays for a remote run', async () => {
    test.remote.onStatus = { body: { generationId: 'gen_1', status: 'completed', artifactId: 'art_1' } };
    const row = await complete({ inputText: PROMPT, textMode: 'generate' }, { target: 'remote' });
    expect(row).toMatchObject({ state: 'completed', title: PROMPT });
  });

  it('does not count as given by a person, and is found by a search', async () => {
    await complete({ inputText: PROMPT, textMode: 'generate' });
    const run = await readRun(test.world, 'run_1');
    expect(run).toMatchObject({ title: DECK, deckTitle: DECK });
    expect(run && givenTitleOf(run)).toBeNull();
    const search = { filter: { query: 'neighbourhood' }, sort: 'newest', after: null, limit: 20 } as const;
    expect(await findRuns(test.world.db, search)).toMatchObject([{ id: 'run_1' }]);
  });
});
