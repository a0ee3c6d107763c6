import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as viewer from '@/app/a/[artifactId]/file/route';
import { ModelServer } from '@/e2e/model-server/model-server';
import { closeEngineThread } from '@/server/engine/thread/engine-thread';
import { scriptedWriter } from '@/server/engine/write/testing/scripted-writer';
import { binRun, restoreRun } from '@/server/runs/bin-run';
import { purgeRuns } from '@/server/runs/purge-runs';
import { DeckWorld } from '@/server/runs/testing/deck-world';
import { GET } from './route';

const host = 'localhost:3000';
const PASSAGE = 'The supper is on 14 May 2026, and everybody brings a chair.';
const TEXT = `${PASSAGE}\n\n## Kitchen\n\nAda cooks the soup in three hours for 340 euros.`;
const WRITTEN = { inputText: TEXT, textMode: 'generate', numCards: 3, sharingOptions: { externalAccess: 'view' } };

let server: ModelServer;
let test: DeckWorld;
beforeEach(async () => {
  server = await ModelServer.open();
  test = await DeckWorld.open();
  test.engine.world.model = scriptedWriter(server);
});
afterEach(async () => {
  await test.close();
  await server.close();
});
afterAll(closeEngineThread);

function ask(query: string, id = 'run_a'): Promise<Response> {
  const request = new Request(`http://${host}/api/generations/${id}/export?${query}`, { headers: { host } });
  return GET(request, { params: Promise.resolve({ id }) });
}

/** The speaker notes of a PPTX, as XML. */
async function notesIn(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  const parts = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  return parts.flatMap(([name, part]) => (/notesSlide\d+\.xml$/.test(name) ? [strFromU8(part)] : [])).join('\n');
}

describe('a PPTX with sources in its notes', () => {
  it('lists the passages of each card and has its own file name', async () => {
    await test.make('run_a', WRITTEN, { title: 'Supper' });
    const answer = await ask('format=pptx&notes=sources');
    expect(answer.headers.get('content-type')).toContain('presentationml');
    expect(answer.headers.get('content-disposition')).toContain('filename="Supper (Sources).pptx"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const notes = await notesIn(answer);
    expect(notes).toContain('<a:t>Sources</a:t>');
    expect(notes).toContain(`<a:t>“${PASSAGE}”</a:t>`);
  });

  it('is not stored and does not affect the plain PPTX', async () => {
    const { artifactId } = await test.make('run_a', WRITTEN);
    await ask('format=pptx&notes=sources');
    expect(await test.files()).toEqual([]);
    expect(await test.db.selectFrom('engine_exports').selectAll().execute()).toEqual([]);
    expect(await notesIn(await ask('format=pptx'))).not.toContain(PASSAGE);
    const link = new Request(`http://${host}/a/${artifactId}/file?format=pptx&notes=sources`, { headers: { host } });
    expect(await notesIn(await viewer.GET(link, { params: Promise.resolve({ artifactId }) }))).not.toContain(PASSAGE);
  });

  it('returns 404 while the run is in the trash and after it is purged', async () => {
    await test.make('run_a', WRITTEN);
    await binRun(test.runs.world, 'run_a');
    expect((await ask('format=pptx&notes=sources')).status).toBe(404);
    await restoreRun(test.runs.world, 'run_a');
    expect((await ask('format=pptx&notes=sources')).status).toBe(200);
    await binRun(test.runs.world, 'run_a');
    expect(await purgeRuns(test.runs.world, ['run_a'])).toHaveLength(1);
    expect((await ask('format=pptx&notes=sources')).status).toBe(404);
  });

  it('returns 404 for runs whose cards have no source passages', async () => {
    await test.make('run_a', { inputText: TEXT, textMode: 'preserve', numCards: 2 });
    await test.make('run_b', { inputText: 'Pitch deck for a tea room', textMode: 'generate', numCards: 2 });
    await test.add('run_c', { target: 'remote' });
    for (const id of ['run_a', 'run_b', 'run_c', 'run_none'])
      expect((await ask('format=pptx&notes=sources', id)).status).toBe(404);
  });

  it('rejects any other value of notes', async () => {
    await test.make('run_a', WRITTEN);
    const answer = await ask('format=pptx&notes=all');
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: [{ path: 'notes' }] }]);
  });
});
