import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bulkRequest } from '@/lib/contract/history';
import { listArtifacts, openImage, sharingOf } from '@/server/engine/artifacts';
import { answerExport } from '@/server/engine/exports/export-link';
import { filePictures } from '@/server/engine/images/keep-picture';
import { SHOWN_PICTURE } from '@/server/engine/testing/shown-picture';
import { BASE_URL, findArtifact } from '@/server/engine/testing/test-engine';
import { perTest } from '@/server/testing/per-test';
import { log } from '../log/log';
import { listTemplates, templateQuery } from '../templates/list-templates';
import { saveTemplate } from '../templates/store';
import { actOnMany } from './act-on-many';
import { binRun, restoreRun } from './bin-run';
import { openTrashedImage, readDeck, readFirstCard } from './read-deck';
import { changeSharing, readSharing } from './share-run';
import { updateRun } from './store';
import { DeckWorld } from './testing/deck-world';
import { openExport } from './watch/open-export';

const PNG = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42m';
const RED = `${PNG}P8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==`;
const GREY = `${PNG}NkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==`;

const test = perTest(() => DeckWorld.open());

const SHARED = {
  ...SHOWN_PICTURE,
  exportAs: 'pdf',
  imageOptions: { source: 'aiGenerated' },
  sharingOptions: { externalAccess: 'view', emailOptions: { recipients: ['ada@x.example'], access: 'comment' } },
};
const trash = async (...ids: string[]) => {
  for (const id of ids) expect(await binRun(test.runs.world, id)).toMatchObject({ ok: true });
};
const isPublic = async (artifactId: string) => (await findArtifact(artifactId)) !== null;
const tokenOf = (exportUrl: string) => exportUrl.replace(`${BASE_URL}/exports/`, '');
const templates = () => ({
  db: test.db,
  now: () => new Date(test.runs.time),
  listArtifacts,
  describeArtifacts: test.runs.world.engine.describeArtifacts as never,
});

describe('while a run is in the trash', () => {
  it('its deck, files, pictures, links and sharing are closed, and reopen unchanged when it is restored', async () => {
    const { artifactId, exportUrl } = await test.make('run_a', SHARED);
    await saveTemplate(templates(), { target: 'local', artifactId, name: 'Mine' });
    const before = await findArtifact(artifactId);
    const [key = ''] = before ? filePictures(before.deck.cards).keys() : [];
    const seen = async () => ({
      artifact: await findArtifact(artifactId),
      image: (await openImage(artifactId, key))?.mediaType ?? null,
      link: (await answerExport(tokenOf(exportUrl))).status,
      sharing: await sharingOf(artifactId),
      deck: await readDeck(test.runs.world, 'run_a'),
      export: (await openExport(test.runs.world, 'run_a', 'pdf')) !== null,
      otherExport: (await openExport(test.runs.world, 'run_a', 'pptx')) !== null,
      runSharing: await readSharing(test.runs.world, 'run_a'),
      change: await changeSharing(test.runs.world, 'run_a', { workspaceAccess: 'view' }),
      listed: (await listArtifacts({ query: 'On and on', orIds: [], butIds: [], after: null, limit: 9 })).length,
      templates: (await listTemplates(templates(), templateQuery.parse({}))).data
        .filter((template) => template.artifactId === artifactId)
        .map(({ name }) => name),
    });
    const open = await seen();
    expect(open).toMatchObject({ image: 'image/png', link: 200, export: true, otherExport: true, listed: 1 });
    expect(open.templates).toEqual(['Mine']);

    await trash('run_a');
    expect(await seen()).toEqual({
      artifact: null,
      image: null,
      link: 404,
      sharing: null,
      deck: null,
      export: false,
      otherExport: false,
      runSharing: null,
      change: null,
      listed: 0,
      templates: [],
    });

    await restoreRun(test.runs.world, 'run_a');
    expect(await seen()).toEqual(open);
  });

  it('it cannot be used as a template', async () => {
    const { artifactId } = await test.make('run_a');
    await trash('run_a');
    const refused = await test.engine.fromTemplate({ artifactId, prompt: 'More' });
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('artifactId')]);
    expect(await saveTemplate(templates(), { target: 'local', artifactId, name: 'x' })).toMatchObject({ ok: false });
    await restoreRun(test.runs.world, 'run_a');
    expect((await test.engine.fromTemplate({ artifactId, prompt: 'More' })).status).toBe(201);
  });

  it('a request already accepted still uses a template that goes to the trash afterwards', async () => {
    const { artifactId } = await test.make('run_a');
    const started = await test.engine.fromTemplate({ artifactId, prompt: 'More' });
    await trash('run_a');
    await test.engine.run();
    expect((await test.engine.status(started.body.generationId)).body.status).toBe('completed');
  });

  it('the owner sees its first card, with the pictures of that card only', async () => {
    const text = `# One\n\n![](${RED})\n---\n# Two\n\n![](${GREY})`;
    const of = { inputText: text, cardSplit: 'inputTextBreaks', imageOptions: { source: 'noImages' } };
    const { artifactId } = await test.make('run_a', of);
    const whole = await findArtifact(artifactId);
    await trash('run_a');
    const card = JSON.parse((await readFirstCard(test.runs.world, 'run_a')) ?? 'null');
    expect(card.deck.cards).toHaveLength(1);
    const [[key, address] = ['', '']] = Object.entries<string>(card.images);
    expect(address).toBe(`/api/generations/run_a/images/${key}`);
    expect(await openTrashedImage(test.runs.world, 'run_a', key)).toMatchObject({ mediaType: 'image/png' });
    const others = whole ? [...filePictures(whole.deck.cards).keys()].filter((each) => each !== key) : [];
    expect(others.length).toBeGreaterThan(0);
    for (const other of [...others, '', 'a\0b', '../x'])
      expect(await openTrashedImage(test.runs.world, 'run_a', other)).toBeNull();
    await restoreRun(test.runs.world, 'run_a');
    expect(await openTrashedImage(test.runs.world, 'run_a', key)).toBeNull();
  });

  it('the service reports the generation as completed, with dead links', async () => {
    const { generationId, exportUrl } = await test.make('run_a', SHARED);
    await trash('run_a');
    expect((await test.engine.status(generationId)).body).toMatchObject({ status: 'completed', generationId });
    expect((await answerExport(tokenOf(exportUrl))).status).toBe(404);
  });

  it('a deck finished later is hidden too', async () => {
    const generationId = await test.start('run_a', { inputText: '# Late', textMode: 'preserve', numCards: 1 });
    await test.add('run_a', { state: 'stopped', generation_id: generationId });
    await trash('run_a');
    await test.engine.run();
    const { artifactId } = (await test.engine.status(generationId)).body;
    expect(await isPublic(artifactId)).toBe(false);
    await restoreRun(test.runs.world, 'run_a');
    expect(await isPublic(artifactId)).toBe(true);
  });

  it.each([
    ['the first send', 'run_a', 0],
    ['a manual resend', 'run_a-2', 3],
  ])('hides what %s made, even though its response was lost', async (_, key, resends) => {
    const request = { inputText: '# Lost', textMode: 'preserve', numCards: 1 };
    const generationId = await test.start('run_a', request, key);
    await test.engine.run();
    const { artifactId } = (await test.engine.status(generationId)).body;
    await test.add('run_a', { state: 'unconfirmed', resends });
    await trash('run_a');
    expect(await isPublic(artifactId)).toBe(false);
    await restoreRun(test.runs.world, 'run_a');
    expect(await isPublic(artifactId)).toBe(true);
  });

  it('hides a generation whose id arrives later', async () => {
    await test.add('run_a', { state: 'unconfirmed' });
    await trash('run_a');
    const generationId = await test.start('other', { inputText: '# Late', textMode: 'preserve', numCards: 1 });
    await test.engine.run();
    const { artifactId } = (await test.engine.status(generationId)).body;
    expect(await isPublic(artifactId)).toBe(true);
    const changes = { state: 'pending', generation_id: generationId } as const;
    await updateRun(test.db, { id: 'run_a', from: ['unconfirmed'], changes, at: new Date() });
    expect(await isPublic(artifactId)).toBe(false);
  });

  it('leaves generations of other API clients alone', async () => {
    const generationId = await test.start(
      'client',
      { ...SHARED, textMode: 'preserve', numCards: 1 },
      'a-key-of-its-own',
    );
    await test.engine.run();
    const { artifactId } = (await test.engine.status(generationId)).body;
    await test.make('run_a');
    await trash('run_a');
    expect(await isPublic(artifactId)).toBe(true);
    await actOnMany(test.runs.world, bulkRequest.parse({ act: 'purge', ids: ['run_a'] }));
    expect(await isPublic(artifactId)).toBe(true);
  });
});

describe('two runs with one deck', () => {
  let artifactId: string;
  beforeEach(async () => {
    const made = await test.make('run_a');
    artifactId = made.artifactId;
    await test.add('run_b', { artifact_id: made.artifactId });
  });

  it('hide it when both are in the trash, and show it when one is not', async () => {
    await trash('run_a');
    expect(await isPublic(artifactId)).toBe(true);
    // The run in the trash still does not show it.
    expect(await readDeck(test.runs.world, 'run_a')).toBeNull();
    await trash('run_b');
    expect(await isPublic(artifactId)).toBe(false);
    await restoreRun(test.runs.world, 'run_b');
    expect(await isPublic(artifactId)).toBe(true);
  });

  it('hide it when both are deleted at the same moment', async () => {
    await Promise.all(['run_a', 'run_b'].map((id) => binRun(test.runs.world, id)));
    expect(await isPublic(artifactId)).toBe(false);
  });

  it('keep it until the last of them is purged', async () => {
    const purge = (id: string) => actOnMany(test.runs.world, bulkRequest.parse({ act: 'purge', ids: [id] }));
    await trash('run_a');
    await purge('run_a');
    expect(await isPublic(artifactId)).toBe(true);
    expect(await openExport(test.runs.world, 'run_b', 'pdf')).not.toBeNull();
    await trash('run_b');
    await purge('run_b');
    expect(await findArtifact(artifactId, { evenHidden: true })).toBeNull();
  });
});

describe('bulk actions', () => {
  const bulk = (act: string, more: object) => actOnMany(test.runs.world, bulkRequest.parse({ act, ...more }));

  it('close and open their decks with the action', async () => {
    const made = [await test.make('run_a'), await test.make('run_b'), await test.make('run_c')];
    const open = () => Promise.all(made.map(({ artifactId }) => isPublic(artifactId)));
    expect(await bulk('delete', { ids: ['run_a', 'run_c'] })).toMatchObject({ answer: { done: 2 } });
    expect(await open()).toEqual([false, true, false]);
    expect(await bulk('restore', { filter: { bin: '1' } })).toMatchObject({ answer: { done: 2 } });
    expect(await open()).toEqual([true, true, true]);
  });

  it('purge only from the trash', async () => {
    const { artifactId } = await test.make('run_a');
    await test.make('run_b');
    await trash('run_b');
    expect(await bulk('purge', { ids: ['run_a', 'run_b'] })).toMatchObject({ answer: { done: 1, left: 1 } });
    expect(await isPublic(artifactId)).toBe(true);
    const left = await test.db.selectFrom('generations').select('id').execute();
    expect(left).toEqual([{ id: 'run_a' }]);
  });
});

it('logs deletions, restores, purges and sharing changes by id only', async () => {
  const logged = vi.spyOn(log, 'info').mockImplementation(() => {});
  const { artifactId } = await test.make('run_a', SHARED, { title: 'Secret title' });
  const emailOptions = { recipients: ['grace@x.example'], access: 'view' as const };
  await changeSharing(test.runs.world, 'run_a', { externalAccess: 'edit', emailOptions });
  await trash('run_a');
  await restoreRun(test.runs.world, 'run_a');
  for (const act of ['delete', 'restore', 'delete', 'purge'])
    await actOnMany(test.runs.world, bulkRequest.parse({ act, ids: ['run_a'] }));
  const sharing = { workspaceAccess: 'view', externalAccess: 'edit', recipients: 1, recipientAccess: 'view' };
  expect(logged.mock.calls).toEqual([
    [{ run: 'run_a', artifact: artifactId, ...sharing }, 'the sharing of a deck was changed'],
    [{ run: 'run_a' }, 'a run was moved to the trash'],
    [{ run: 'run_a' }, 'a run was restored from the trash'],
    [{ runs: ['run_a'] }, 'runs were moved to the trash'],
    [{ runs: ['run_a'] }, 'runs were restored from the trash'],
    [{ runs: ['run_a'] }, 'runs were moved to the trash'],
    [{ runs: ['run_a'] }, 'runs were purged'],
  ]);
  logged.mockRestore();
});
