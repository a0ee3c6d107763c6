import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import type { ExportFormat } from '@/lib/contract/enums';
import { verbatim } from '@/lib/words/stored-messages';
import { perTest } from '@/server/testing/per-test';
import type { RunRow } from '../../database/composer-tables';
import { StorageUnavailable } from '../../http/known-cause';
import { log } from '../../log/log';
import { DownloadBroken } from '../../service/fetch-export';
import { readRun } from '../read-run';
import { eventsOf, exportsOf } from '../store';
import { runRow } from '../testing/run-row';
import { TestWorld } from '../testing/test-world';
import { openExport } from './open-export';

const test = perTest(() => TestWorld.open());

const HOUR = 3_600_000;
const PDF = Buffer.from('%PDF-1.7 and so on');
const PPTX = Buffer.from('PK\u0003\u0004 and so on');

/** Finishes a run on the next work cycle, with this status record and this requested export. */
async function finish(record: object, format: ExportFormat, more: Partial<RunRow> = {}) {
  const request = JSON.stringify({ inputText: 'a', textMode: 'preserve', exportAs: format });
  await test.insert(
    runRow({ target: 'remote', state: 'pending', generation_id: 'gen_1', title: 'Bees: a “talk”', request, ...more }),
  );
  const { target } = await test.row('run_1');
  test[target].onStatus = { body: { generationId: 'gen_1', status: 'completed', artifactId: 'art_1', ...record } };
}

const serve = (bytes: Uint8Array) => {
  const fetched: string[] = [];
  test.world.fetchExport = async (link) => {
    fetched.push(link);
    // Byte by byte, so that the file type is detected across several chunks.
    return { ok: true, stream: Readable.from([...bytes].map((byte) => Buffer.of(byte))) };
  };
  return fetched;
};

const kept = async () => (await exportsOf(test.world.db, 'run_1'))[0];
const waits = async () => (await readRun(test.world, 'run_1'))?.exports[0]?.waitsFor;
const open = (format: ExportFormat) => openExport(test.world, 'run_1', format);
const bytesOf = async (stream: ReadableStream<Uint8Array> | undefined) =>
  Buffer.from(await new Response(stream).arrayBuffer());

describe('the export of a remote run', () => {
  it.each(['exportUrl', 'pdfUrl'])('is fetched from %s at once and outlives its link', async (name) => {
    await finish({ [name]: 'https://files.example/x?signed' }, 'pdf');
    const fetched = serve(PDF);
    await test.pass(60_000);
    expect(fetched).toEqual(['https://files.example/x?signed']);
    expect(await kept()).toMatchObject({ state: 'kept', bytes: PDF.byteLength, reason: null });
    test.world.fetchExport = async () => ({ ok: false, reason: verbatim('dead'), isFinal: true });
    const file = await open('pdf');
    expect(await bytesOf(file?.stream)).toEqual(PDF);
    expect(file?.headers).toMatchObject({
      'Content-Type': 'application/pdf',
      'Content-Length': String(PDF.byteLength),
    });
    expect(file?.headers['Content-Disposition']).toContain("filename*=UTF-8''Bees%20a%20%E2%80%9Ctalk%E2%80%9D.pdf");
    expect((await eventsOf(test.world.db, 'run_1')).at(-1)?.kind).toBe('export-kept');
  });

  it.each(['pdf', 'pptx'] as const)('is fetched from the link of its own format: %s', async (format) => {
    await finish({ pdfUrl: 'https://files.example/pdf', pptxUrl: 'https://files.example/pptx' }, format);
    const fetched = serve(format === 'pdf' ? PDF : PPTX);
    await test.pass(60_000);
    expect(fetched).toEqual([`https://files.example/${format}`]);
    expect(await kept()).toMatchObject({ state: 'kept', format });
  });

  it('accepts only the requested format', async () => {
    await finish({ exportUrl: 'https://files.example/x' }, 'pdf');
    serve(PDF);
    await test.pass(60_000);
    expect(await open('pptx')).toBeNull();
  });

  it.each([
    ['pdf', PPTX],
    ['pptx', PDF],
    ['pdf', Buffer.from('<html>')],
    ['pptx', Buffer.from('PK')],
    ['pdf', Buffer.alloc(0)],
  ] as const)('is no %s by its name alone', async (format, bytes) => {
    await finish({ exportUrl: 'https://files.example/x' }, format);
    serve(bytes);
    await test.pass(HOUR, 30_000);
    expect(await kept()).toMatchObject({ state: 'unavailable', file_key: null });
    expect((await kept())?.reason).toContain(format.toUpperCase());
    expect(await open(format)).toBeNull();
  });

  it('is requested again when its link comes later or has expired', async () => {
    await finish({}, 'pdf');
    const fetched = serve(PDF);
    await test.pass(20_000);
    expect(await kept()).toMatchObject({ state: 'waiting', reason: expect.stringContaining('No file link') });
    expect(await waits()).toBe('link');
    test.remote.onStatus = {
      body: { generationId: 'gen_1', status: 'completed', exportUrl: 'https://files.example/new' },
    };
    await test.pass(60_000);
    expect(fetched).toEqual(['https://files.example/new']);
    expect(await kept()).toMatchObject({ state: 'kept' });
    // A long wait is recorded once.
    const kinds = (await eventsOf(test.world.db, 'run_1')).map(({ kind }) => kind);
    expect(kinds).toEqual(['completed', 'export-waiting', 'export-kept']);
  });

  it('says what it is waiting for: a link, the file itself, or another try', async () => {
    await finish({}, 'pdf');
    await test.pass(20_000);
    expect(await waits()).toBe('link');
    test.remote.onStatus = {
      body: { generationId: 'gen_1', status: 'completed', exportUrl: 'https://files.example/x' },
    };
    let seen: unknown = null;
    test.world.fetchExport = async () => ({
      ok: true,
      stream: Readable.from(
        (async function* () {
          yield PDF.subarray(0, 6);
          seen = await waits();
          throw new DownloadBroken(verbatim('The download was too slow'));
        })(),
      ),
    });
    await test.pass(60_000);
    expect(seen).toBe('file');
    expect(await waits()).toBe('again');
    serve(PDF);
    await test.pass(200_000);
    expect(await waits()).toBeNull();
  });

  it('is given up after a while, with the reason', async () => {
    await finish({ exportUrl: 'https://files.example/x' }, 'pdf');
    let tries = 0;
    test.world.fetchExport = async () => {
      tries += 1;
      return { ok: false, reason: verbatim('The file link answered 503'), isFinal: false };
    };
    await test.pass(HOUR, 30_000);
    expect(await kept()).toMatchObject({ state: 'unavailable', reason: 'The file link answered 503' });
    expect(tries).toBe(12);
  });

  it('is given up at once when another try cannot help', async () => {
    await finish({ exportUrl: 'http://127.0.0.1/x' }, 'pdf');
    test.world.fetchExport = async () => ({ ok: false, reason: verbatim('no'), isFinal: true });
    await test.work();
    await test.work();
    expect(await kept()).toMatchObject({ state: 'unavailable', reason: 'no' });
  });

  it('is retried after a broken transfer, and shows the cause until then', async () => {
    await finish({ exportUrl: 'https://files.example/x' }, 'pdf');
    test.world.fetchExport = async () => ({
      ok: true,
      stream: Readable.from(
        (async function* () {
          yield PDF.subarray(0, 6);
          throw new DownloadBroken(verbatim('The download was too slow'));
        })(),
      ),
    });
    await test.work();
    expect(await kept()).toMatchObject({ state: 'waiting', reason: 'The download was too slow' });
    serve(PDF);
    await test.pass(60_000);
    expect(await kept()).toMatchObject({ state: 'kept' });
  });

  it.each([
    ['The server’s disk is full', Object.assign(new Error('x'), { code: 'ENOSPC' })],
    ['The file storage can’t be reached', new StorageUnavailable('ECONNREFUSED')],
  ])('is retried for as long as storing fails: %s', async (reason, failure) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
    await finish({ exportUrl: 'https://files.example/x' }, 'pdf');
    serve(PDF);
    const { files } = test.world;
    test.world.files = { ...files, putStream: () => Promise.reject(failure) };
    await test.pass(HOUR, 30_000);
    expect(await kept()).toMatchObject({ state: 'waiting', reason });
    test.world.files = files;
    await test.pass(60_000);
    expect(await kept()).toMatchObject({ state: 'kept' });
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});

describe('the export of a local run', () => {
  it('is the file that the engine stores', async () => {
    await finish({}, 'pdf', { target: 'local' });
    test.world.engine.exportArtifact = () => test.export(PDF);
    await test.pass(5000);
    expect(await kept()).toMatchObject({ state: 'kept', file_key: 'artifacts/made' });
    expect(await bytesOf((await open('pdf'))?.stream)).toEqual(PDF);
  });

  it('is made on demand in the other format, by the engine, whose deck may have changed', async () => {
    await finish({}, 'pdf', { target: 'local' });
    const CHANGED = Buffer.concat([PPTX, Buffer.from('!')]);
    let made = 0;
    test.world.engine.exportArtifact = async (artifactId, format) => {
      made += 1;
      expect([artifactId, format]).toEqual(['art_1', made === 1 ? 'pdf' : 'pptx']);
      return test.export(made === 1 ? PDF : made === 2 ? PPTX : CHANGED);
    };
    await test.pass(5000);
    expect(await bytesOf((await open('pptx'))?.stream)).toEqual(PPTX);
    expect(await bytesOf((await open('pptx'))?.stream)).toEqual(CHANGED);
    expect(made).toBe(3);
    expect(await exportsOf(test.world.db, 'run_1')).toHaveLength(2);
  });

  it('is not available before the run is done', async () => {
    await test.insert(runRow({ state: 'pending', generation_id: 'gen_1' }));
    expect(await open('pdf')).toBeNull();
    expect(await openExport(test.world, 'nobody', 'pdf')).toBeNull();
  });
});
