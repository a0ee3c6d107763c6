import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '@/lib/composer/draft';
import { draftToKeep } from '@/lib/contract/drafts';
import { hideGenerations } from '@/server/engine/artifacts';
import { keepFile } from '@/server/engine/exports/keep-file';
import { runGeneration } from '@/server/engine/generate/run-generation';
import { findArtifact } from '@/server/engine/testing/test-engine';
import { perTest } from '@/server/testing/per-test';
import { keepDraft } from '../drafts/keep-draft';
import { log } from '../log/log';
import { upsertSaved } from '../templates/store';
import { binRun, finishPurge } from './bin-run';
import { purgeRuns } from './purge-runs';
import { purgeUnowned } from './send/settle-decks';
import { DeckWorld } from './testing/deck-world';

const HOUR = 3_600_000;
const CANARY = 'Zanzibarkanarie';
const RED =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const test = perTest(() => DeckWorld.open());

async function purge(...ids: string[]): Promise<void> {
  for (const id of ids) await binRun(test.runs.world, id);
  expect(await purgeRuns(test.runs.world, ids)).toHaveLength(ids.length);
}
const finish = () => finishPurge(test.runs.world);

/** Every row of every table, as one text. */
async function everything(): Promise<string> {
  const { TABLES } = await import('../database/tables');
  const rows = [];
  for (const table of TABLES) rows.push(await test.db.selectFrom(table).selectAll().execute());
  return JSON.stringify(rows);
}

describe('a purge', () => {
  const REQUEST = {
    inputText: `# ${CANARY}`,
    exportAs: 'pptx',
    sharingOptions: { emailOptions: { recipients: [`${CANARY}@x.example`], access: 'view' } },
  };

  it('keeps a generation’s id, charge and fingerprint, but no text, deck or file', async () => {
    const { generationId, artifactId } = await test.make('run_a', REQUEST, { title: CANARY, note: CANARY });
    const others = await test.files();
    const before = await test.db
      .selectFrom('engine_generations')
      .select(['id', 'body_hash', 'idempotency_key', 'reserved', 'deducted', 'remaining'])
      .executeTakeFirstOrThrow();
    expect(before.deducted).toBeGreaterThan(0);
    const ledger = await test.engine.ledger();
    await purge('run_a');
    expect(await everything()).not.toContain(CANARY);
    const row = await test.db.selectFrom('engine_generations').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ ...before, state: 'purged', request: '{}', artifact_id: null });
    expect(await test.engine.ledger()).toEqual(ledger);
    expect(await findArtifact(artifactId, { evenHidden: true })).toBeNull();
    expect((await test.engine.status(generationId)).status).toBe(404);
    expect(others.length).toBeGreaterThan(0);
    await finish();
    expect(await test.files()).toEqual([]);
  });

  it('answers the same idempotency key as before, and charges nothing', async () => {
    const request = { inputText: '# Bees', textMode: 'preserve', numCards: 1 };
    const { generationId } = await test.make('run_a', request);
    await purge('run_a');
    const ledger = await test.engine.ledger();
    expect(await test.start('run_a', request)).toBe(generationId);
    const other = await test.engine.generate({ ...request, numCards: 2 }, { 'idempotency-key': 'run_a' });
    expect(other.status).toBe(422);
    expect(await test.engine.ledger()).toEqual(ledger);
    expect((await test.engine.status(generationId)).status).toBe(404);
  });

  it('keeps a picture that another deck shows, until that deck is purged too', async () => {
    const withPicture = { inputText: `# Red\n\n![red](${RED})`, imageOptions: { source: 'noImages' } };
    await test.make('run_a', withPicture);
    await test.make('run_b', { ...withPicture, numCards: 1, inputText: `# Also red\n\n![red](${RED})` });
    const pictures = async () => (await test.files()).filter((key) => key.startsWith('images/'));
    expect(await pictures()).toHaveLength(1);
    await purge('run_a');
    await finish();
    expect(await pictures()).toHaveLength(1);
    await purge('run_b');
    await finish();
    expect(await pictures()).toEqual([]);
  });

  it('removes a picture that two runs share when both are purged at once', async () => {
    const withPicture = { inputText: `# Red\n\n![red](${RED})`, imageOptions: { source: 'noImages' } };
    await test.make('run_a', withPicture);
    await test.make('run_b', withPicture);
    await Promise.all([purge('run_a'), purge('run_b')]);
    await finish();
    expect(await test.files()).toEqual([]);
  });

  it('ends work in progress, refunds its credits, and keeps nothing that a busy worker finishes', async () => {
    const balance = async () => (await test.engine.status('gen_nowhere')).body.credits.remaining;
    const full = await balance();
    const generationId = await test.start('run_a', {
      ...REQUEST,
      textMode: 'preserve',
      numCards: 1,
      imageOptions: { source: 'aiGenerated' },
    });
    await test.add('run_a', { state: 'stopped', generation_id: generationId });
    const [row] = await test.engine.pending();
    if (!row) throw new Error('nothing is pending');
    const { makeCards } = test.engine.world;
    test.engine.world.makeCards = async (...order) => {
      await purge('run_a');
      return makeCards(...order);
    };
    await runGeneration(test.engine.world, row, new AbortController().signal);
    expect(await balance()).toBe(full);
    expect((await test.engine.status(generationId)).status).toBe(404);
    await finish();
    expect(await test.files()).toEqual([]);
    expect(await everything()).not.toContain(CANARY);
  });

  it('keeps no file that was still being rendered', async () => {
    const { artifactId } = await test.make('run_a');
    const artifact = await findArtifact(artifactId);
    if (!artifact) throw new Error('no artifact');
    const { render } = test.engine.world;
    test.engine.world.render = async (...job) => {
      await purge('run_a');
      await finish();
      return render(...job);
    };
    await expect(
      keepFile(test.engine.world, artifactId, { deck: artifact.deck, cards: artifact.deck.cards }, 'pdf'),
    ).rejects.toThrow('was purged');
    expect(await test.files()).toEqual([]);
    expect(await test.db.selectFrom('engine_exports').selectAll().execute()).toEqual([]);
  });

  it('removes a file once more an hour later: a writer may have recreated it', async () => {
    const { artifactId } = await test.make('run_a', { exportAs: 'pdf' });
    await purge('run_a');
    await finish();
    await test.engine.world.files.put(`artifacts/${artifactId}.pdf`, new Uint8Array([1]));
    test.runs.time += HOUR;
    await finish();
    expect(await test.files()).toEqual([]);
    expect(await test.db.selectFrom('file_removals').selectAll().execute()).toEqual([]);
  });

  it('retries a failed file removal', async () => {
    await test.make('run_a', { exportAs: 'pdf' });
    await purge('run_a');
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => {});
    const { world } = test.runs;
    const broken = { ...world.files, delete: () => Promise.reject(new Error('read-only')) };
    await finishPurge({ ...world, files: broken });
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
    expect((await test.files()).length).toBeGreaterThan(0);
    test.runs.time += HOUR / 12;
    await finish();
    expect(await test.files()).toEqual([]);
  });

  it('changes nothing when it fails half-way, and succeeds the next time', async () => {
    const { artifactId } = await test.make('run_a', REQUEST);
    await binRun(test.runs.world, 'run_a');
    await test.db.schema.alterTable('saved_templates').renameTo('away').execute();
    await expect(purgeRuns(test.runs.world, ['run_a'])).rejects.toThrow();
    expect(await findArtifact(artifactId, { evenHidden: true })).not.toBeNull();
    await test.db.schema.alterTable('away').renameTo('saved_templates').execute();
    await finish();
    expect((await test.files()).length).toBeGreaterThan(0);
    await purge('run_a');
    expect(await everything()).not.toContain(CANARY);
  });

  it('deletes the drafts that were sent as the run and the templates saved from it, and no others', async () => {
    const { artifactId } = await test.make('run_a');
    const other = await test.make('run_b');
    const world = { db: test.db, now: test.runs.world.now };
    const draft = (inputText: string) => ({ ...emptyDraft(), inputText });
    const keep = (runId: string | null, text: string) =>
      keepDraft(world, randomUUID(), draftToKeep.parse({ revision: 0, edit: randomUUID(), draft: draft(text), runId }));
    await keep('run_a', 'sent');
    await keep('run_b', 'sent as another');
    await keep(null, 'not sent');
    for (const artifact_id of [artifactId, other.artifactId])
      await upsertSaved(test.db, {
        id: `tpl ${artifact_id}`,
        target: 'local',
        artifact_id,
        name: artifact_id,
        name_key: artifact_id,
        created_at: '2030-01-01',
      });
    await purge('run_a');
    const titles = await test.db.selectFrom('drafts').select('title').orderBy('title').execute();
    expect(titles.map(({ title }) => title)).toEqual(['not sent', 'sent as another']);
    const saved = await test.db.selectFrom('saved_templates').select('artifact_id').execute();
    expect(saved).toEqual([{ artifact_id: other.artifactId }]);
  });
});

it('purges decks left behind by runs that an earlier version purged, and no others', async () => {
  const left = await test.make('run_a');
  await test.make('run_b');
  await binRun(test.runs.world, 'run_b');
  const kept = await test.make('run_c');
  await hideGenerations(test.db, [kept.generationId, 'gen_nowhere'], new Date());
  await hideGenerations(test.db, [left.generationId], new Date());
  await test.db.deleteFrom('generations').where('id', '=', 'run_a').execute();
  expect(await purgeUnowned(test.db, new Date(), 2)).toBe(4);
  const states = await test.db.selectFrom('engine_generations').select(['id', 'state']).execute();
  expect(states.filter(({ state }) => state === 'purged').map(({ id }) => id)).toEqual([left.generationId]);
  expect(await findArtifact(kept.artifactId)).not.toBeNull();
  const hidden = await test.db.selectFrom('engine_hidden').select('id').execute();
  expect(hidden).toHaveLength(1);
});
