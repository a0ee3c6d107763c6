import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { overrideConfig } from '../../config';
import { closeDatabase, database } from '../../database/database';
import { fileStore } from '../../files/open-store';
import { log } from '../../log/log';
import { checkStructure } from '../render/testing/check-pptx';
import { readPdf } from '../render/testing/read-pdf';
import { findStoredArtifact } from '../store/artifacts-store';
import { SHOWN_PICTURE } from '../testing/shown-picture';
import { BASE_URL, TestEngine } from '../testing/test-engine';
import { closeEngineThread } from '../thread/engine-thread';
import { answerExport, exportLink, readExportToken, refuseExportMethod } from './export-link';

const DAY = 24 * 3600 * 1000;
const ASKED = {
  inputText: '# Bees: a “short” guide\n\nThey fly.\n---\n## Honey\n\n- clear\n- set',
  textMode: 'preserve',
  cardSplit: 'inputTextBreaks',
  imageOptions: { source: 'aiGenerated' },
};

let dataDir: string;
let restore: () => void;
let test: TestEngine;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'cardwright-exports-'));
  restore = overrideConfig({ DATA_DIR: dataDir });
});

afterAll(async () => {
  restore();
  await closeEngineThread();
  await rm(dataDir, { recursive: true, force: true });
});

/** Opens a test engine on the database and files of the process's own engine, which serves the links in real time. */
async function open(drawsFiles: boolean): Promise<void> {
  test = await TestEngine.open({ db: await database(), drawsFiles });
  test.world.files = fileStore();
  test.time = Date.now();
}

afterEach(async () => {
  await closeDatabase();
  await test.close();
});

const tokenOf = (exportUrl: string) => exportUrl.replace(`${BASE_URL}/exports/`, '');

describe('an exported file', () => {
  beforeEach(() => open(true));

  it('pptx: is valid, has a slide per card, and needs only the link', async () => {
    const { body } = await test.make({ ...ASKED, exportAs: 'pptx' });
    const answer = await answerExport(tokenOf(body.exportUrl));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="[^"]+\.pptx"/),
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    const artifact = await findStoredArtifact(test.world.db, body.artifactId);
    expect(checkStructure(bytes, artifact?.deck)).toEqual([]);
  });

  it('pdf: has a page per card, with its text and pictures', async () => {
    const { body } = await test.make({ ...SHOWN_PICTURE, exportAs: 'pdf' });
    const answer = await answerExport(tokenOf(body.exportUrl));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const pdf = readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(pdf.pages).toHaveLength(4);
    const shown = pdf.pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));
    expect(shown[0]).toContain('On and on');
    expect(shown[3]).toContain('Third');
    expect(pdf.images).toBeGreaterThan(0);
  });
});

describe('a link', () => {
  beforeEach(() => open(false));
  const make = async () => (await test.make({ ...ASKED, exportAs: 'pdf' })).body;

  it('lasts exactly 7 days from each time it is issued', async () => {
    const body = await make();
    const now = test.time;
    const token = tokenOf(body.exportUrl);
    const issued = Number(token.split('.')[2]) - 7 * DAY;
    expect(issued).toBe(now);
    test.time = issued + 7 * DAY - 1;
    expect(await readExportToken(test.world, token)).toEqual({ artifactId: body.artifactId, format: 'pdf' });
    test.time += 1;
    expect(await readExportToken(test.world, token)).toBeNull();
    const again = (await test.status(body.generationId)).body.exportUrl;
    expect(await readExportToken(test.world, tokenOf(again))).not.toBeNull();
  });

  it('responds with 404 when it has expired', async () => {
    const body = await make();
    test.time -= 7 * DAY + 60_000;
    const old = tokenOf(await exportLink(test.world, body.artifactId, 'pdf'));
    const answer = await answerExport(old);
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'Not found', statusCode: 404 }]);
  });

  it('responds with 404 when it is forged', async () => {
    const token = tokenOf((await make()).exportUrl);
    const [id = '', format = '', expires = '', signature = ''] = token.split('.');
    const other = await TestEngine.open();
    const elsewhere = tokenOf(await exportLink({ ...other.world, now: test.world.now }, id, 'pdf'));
    await other.close();
    const cursorLike = `${id}.${format}.${expires}.${signature.toUpperCase()}`;
    for (const forged of [
      '',
      'x',
      id,
      `${id}.${format}.${expires}`,
      `${id}.${format}.${expires}.`,
      `${id}.${format}.${Number(expires) + 1}.${signature}`,
      `${id}.pptx.${expires}.${signature}`,
      `art_project-update.${format}.${expires}.${signature}`,
      `${token}x`,
      `${token}.x`,
      `../${token}`,
      elsewhere,
      cursorLike,
      `${id}.${format}.${expires}.${'\u0000'}`,
      'x'.repeat(10_000),
    ])
      expect([forged, (await answerExport(forged)).status]).toEqual([forged, 404]);
    expect((await answerExport(token)).status).toBe(200);
  });

  it('responds with 404 when its artifact is gone', async () => {
    const body = await make();
    await test.world.db.deleteFrom('engine_artifacts').where('id', '=', body.artifactId).execute();
    expect((await answerExport(tokenOf(body.exportUrl))).status).toBe(404);
  });

  it('recreates the file if the stored one was lost', async () => {
    const body = await make();
    const kept = `artifacts/${body.artifactId}.pdf`;
    expect(new TextDecoder().decode(await test.world.files.getBytes(kept))).toBe('a file');
    await test.world.files.delete(kept);
    const answer = await answerExport(tokenOf(body.exportUrl));
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await test.world.files.exists(kept)).toBe(true);
  });

  it('responds with 500 and only a correlation id when its file cannot be opened', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
    const token = tokenOf((await make()).exportUrl);
    const disk = vi.spyOn(test.world.files, 'getStream').mockRejectedValueOnce(new Error('EIO: /secret/place'));
    const answer = await answerExport(token);
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { message: expect.stringMatching(/^Something went wrong. Correlation ID: [\da-f-]{36}$/), statusCode: 500 },
    ]);
    expect([disk, logged].map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
    disk.mockRestore();
    logged.mockRestore();
  });

  it('accepts GET and HEAD only', async () => {
    const answer = await refuseExportMethod();
    expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([
      405,
      'GET, HEAD',
      { message: 'Method not allowed', statusCode: 405 },
    ]);
  });
});
