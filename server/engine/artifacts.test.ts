import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overrideConfig } from '../config';
import { closeDatabase, database } from '../database/database';
import { fileStore } from '../files/open-store';
import { SESSION_COOKIE } from '../guard/session';
import { changeSharing, drawPage, exportArtifact, openImage, sharingOf } from './artifacts';
import { filePictures } from './images/keep-picture';
import { readPicture } from './render/read-picture';
import { mayView } from './sharing';
import { SHOWN_PICTURE } from './testing/shown-picture';
import { findArtifact, TestEngine } from './testing/test-engine';
import { closeEngineThread } from './thread/engine-thread';

const ASKED = { inputText: '# Bees\n\nThey fly.\n\n# Wasps\n\nSo do they.', textMode: 'preserve', numCards: 2 };

let dataDir: string;
let restore: () => void;
let test: TestEngine;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'cardwright-artifacts-'));
  restore = overrideConfig({ DATA_DIR: dataDir });
  test = await TestEngine.open({ db: await database() });
  test.world.files = fileStore();
});
afterAll(async () => {
  await closeDatabase();
  await test.close();
  await closeEngineThread();
  restore();
  await rm(dataDir, { recursive: true, force: true });
});

it('finds an artifact by its id only', async () => {
  const { body } = await test.make(ASKED);
  const artifact = await findArtifact(body.artifactId);
  expect(artifact).toMatchObject({ id: body.artifactId, generationId: body.generationId, deck: { title: 'Bees' } });
  for (const id of ['', 'art_nowhere', "' or 1=1"]) expect(await findArtifact(id)).toBeNull();
});

it('draws a page file for a webpage, and for no other format', async () => {
  const { body } = await test.make({ ...ASKED, format: 'webpage' });
  const made = await exportArtifact(body.artifactId, 'html');
  expect(made).toMatchObject({ fileName: 'Bees.html', mediaType: 'text/html; charset=utf-8' });
  expect(await exportArtifact(body.artifactId, 'pdf')).not.toBeNull();
  const other = await test.make(ASKED);
  expect(await exportArtifact(other.body.artifactId, 'html')).toBeNull();
});

it('makes a file on the first call and reuses it on the next', async () => {
  const { body } = await test.make(ASKED);
  const first = await exportArtifact(body.artifactId, 'pdf');
  if (!first) throw new Error('no file');
  expect(first).toEqual({
    fileKey: `artifacts/${body.artifactId}.pdf`,
    fileName: 'Bees.pdf',
    mediaType: 'application/pdf',
  });
  const marked = new TextEncoder().encode('kept');
  await fileStore().put(first.fileKey, marked);
  expect(await exportArtifact(body.artifactId, 'pdf')).toEqual(first);
  expect(new Uint8Array(await fileStore().getBytes(first.fileKey))).toEqual(marked);
  for (const id of ['art_nowhere', 'a\0b']) expect(await exportArtifact(id, 'pdf')).toBeNull();
});

it('draws all cards as images in one stored archive, or a single page on request', async () => {
  const { body } = await test.make({ ...ASKED, format: 'social', cardOptions: { dimensions: '1x1' } });
  const file = await exportArtifact(body.artifactId, 'png');
  expect(file).toEqual({
    fileKey: `artifacts/${body.artifactId}.png`,
    fileName: 'Bees (images).zip',
    mediaType: 'application/zip',
  });
  const files = unzipSync(await fileStore().getBytes(file?.fileKey ?? ''));
  expect(Object.keys(files)).toEqual(['card-01.png', 'card-02.png']);
  expect(readPicture(files['card-02.png']!)).toMatchObject({ mediaType: 'image/png', width: 1080, height: 1080 });
  const page = await drawPage(body.artifactId, 1);
  expect(page).toMatchObject({ fileName: 'Bees 2.png', mediaType: 'image/png' });
  expect(Buffer.from(page?.bytes ?? [])).toEqual(Buffer.from(files['card-02.png']!));
  for (const at of [2, -1, 0.5, Number.NaN]) expect(await drawPage(body.artifactId, at)).toBeNull();
  for (const id of ['art_nowhere', 'a\0b']) expect(await drawPage(id, 0)).toBeNull();
});

it('opens only the pictures of the artifact', async () => {
  const made = await test.make({ ...SHOWN_PICTURE, exportAs: 'pdf' });
  const { artifactId } = made.body;
  const artifact = await findArtifact(artifactId);
  const keys = artifact ? [...filePictures(artifact.deck.cards).keys()] : [];
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect((await openImage(artifactId, key))?.mediaType).toMatch(/^image\/(png|jpeg)$/);
  for (const key of [`artifacts/${artifactId}.pdf`, '../cardwright.sqlite', '', '__proto__'])
    expect(await openImage(artifactId, key)).toBeNull();
  expect(await openImage('art_project-update', keys[0] ?? '')).toBeNull();
});

describe('who may open an artifact', () => {
  const recipients = ['a@b.example', 'c@d.example'];
  const shared = { externalAccess: 'view', emailOptions: { recipients, access: 'comment' } } as const;

  it('returns the requested sharing, with the defaults of a new engine for missing fields', async () => {
    const { body } = await test.make({ ...ASKED, sharingOptions: shared });
    expect(await sharingOf(body.artifactId)).toEqual({ workspaceAccess: 'view', ...shared });
    expect(await sharingOf('art_project-update')).toMatchObject({
      workspaceAccess: 'view',
      externalAccess: 'noAccess',
    });
    for (const id of ['', 'art_nowhere', 'a\0b']) expect(await sharingOf(id)).toBeNull();
  });

  it('changes only the given fields, starting with the next request', async () => {
    const restoreAccess = overrideConfig({ DATA_DIR: dataDir, ACCESS_TOKEN: 'a-token-for-tests-only' });
    const { body } = await test.make({ ...ASKED, sharingOptions: shared });
    const id: string = body.artifactId;
    const mayStranger = async () => {
      const artifact = await findArtifact(id);
      const headers = { cookie: `${SESSION_COOKIE}=none` };
      return artifact && mayView(artifact, new Request(`https://engine.example/a/${id}`, { headers }));
    };
    expect(await mayStranger()).toBe(true);
    expect(await changeSharing(id, { externalAccess: 'noAccess' })).toEqual({
      ...shared,
      workspaceAccess: 'view',
      externalAccess: 'noAccess',
    });
    expect(await mayStranger()).toBe(false);
    await changeSharing(id, { emailOptions: { recipients: [] } });
    expect(await sharingOf(id)).toEqual({ workspaceAccess: 'view', externalAccess: 'noAccess' });
    await changeSharing(id, { externalAccess: 'edit' });
    expect(await mayStranger()).toBe(true);
    expect((await findArtifact(id))?.deck.title).toBe('Bees');
    expect(await changeSharing('art_nowhere', { externalAccess: 'view' })).toBeNull();
    restoreAccess();
  });

  it('does not restore withdrawn access when another change happens at the same time', async () => {
    const { body } = await test.make({ ...ASKED, sharingOptions: shared });
    await Promise.all([
      changeSharing(body.artifactId, { externalAccess: 'noAccess' }),
      changeSharing(body.artifactId, { workspaceAccess: 'edit' }),
      changeSharing(body.artifactId, { emailOptions: { recipients: recipients.slice(0, 1), access: 'view' } }),
    ]);
    expect(await sharingOf(body.artifactId)).toEqual({
      workspaceAccess: 'edit',
      externalAccess: 'noAccess',
      emailOptions: { recipients: ['a@b.example'], access: 'view' },
    });
  });
});
