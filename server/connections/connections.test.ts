import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { config, overrideConfig } from '../config';
import { closeDatabase, database } from '../database/database';
import { secrets } from '../log/log';
import { languageModel } from '../model/language-model';
import { targets } from '../service/open-service';
import { followConnections, removeConnection, saveConnection, sourceOf } from './connections';
import { findLocalModels } from './local-models';

const KEY = 'sk-very-secret-key';
const REMOTE = { address: 'https://service.example', key: KEY };

let dataDir: string;
let restore: () => void;

function configure(environment: Record<string, string> = {}): void {
  restore?.();
  restore = overrideConfig({ DATA_DIR: dataDir, ...environment });
}

/** As another process, or this one after a restart, reads what is stored. */
async function startAgain(environment: Record<string, string> = {}): Promise<void> {
  configure(environment);
  const stop = await followConnections();
  stop();
}

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-connections-'));
  configure();
});

afterEach(async () => {
  await closeDatabase();
  restore();
  rmSync(dataDir, { recursive: true });
});

it('connects a remote service and a model at once and after a restart, and removes them', async () => {
  expect(await saveConnection('remote', REMOTE)).toEqual([]);
  expect(await saveConnection('language', { address: 'http://127.0.0.1:9/v1', model: 'small' })).toEqual([]);
  expect(targets()).toEqual(['local', 'remote']);
  expect(languageModel()).not.toBeNull();
  await startAgain();
  expect([config().serviceApiKey, config().llmModel]).toEqual([KEY, 'small']);
  expect([sourceOf('remote'), sourceOf('image')]).toEqual(['settings', null]);
  expect(await removeConnection('remote')).toBe(true);
  expect(await removeConnection('remote')).toBe(false);
  expect([targets(), config().llmModel]).toEqual([['local'], 'small']);
});

it('stores a key encrypted, and keeps it out of the log', async () => {
  await saveConnection('remote', REMOTE);
  expect(JSON.stringify(await (await database()).selectFrom('connections').selectAll().execute())).not.toContain(KEY);
  expect(secrets()).toContain(KEY);
  expect(readFileSync(path.join(dataDir, 'secret.key'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
});

it('keeps the key that was not entered again, but never for another server', async () => {
  await saveConnection('remote', REMOTE);
  expect(await saveConnection('remote', { address: `${REMOTE.address}/v2` })).toEqual([]);
  expect(config().serviceApiKey).toBe(KEY);
  expect(await saveConnection('remote', { address: 'https://other.example' })).toEqual([
    { path: 'key', message: 'is required' },
  ]);
  await saveConnection('language', { address: 'https://models.example/v1', model: 'm', key: KEY });
  await saveConnection('language', { address: 'http://models.example/v1', model: 'm' });
  expect(config().llmApiKey).toBeUndefined();
});

it('names what is wrong and changes nothing', async () => {
  const problems = await saveConnection('remote', { address: 'http://service.example', key: 'a key' });
  expect(problems.map(({ path }) => path)).toEqual(['address', 'key']);
  expect(await saveConnection('language', { address: 'http://models.example/v1', model: 'm', key: KEY })).toEqual([
    { path: 'address', message: expect.stringContaining('https') },
  ]);
  expect(targets()).toEqual(['local']);
});

it('gives way to the environment', async () => {
  await saveConnection('remote', REMOTE);
  await startAgain({ SERVICE_BASE_URL: 'https://set.example', SERVICE_API_KEY: 'set-key' });
  expect([config().serviceBaseUrl, config().serviceApiKey]).toEqual(['https://set.example', 'set-key']);
  expect(sourceOf('remote')).toBe('server');
  expect(await saveConnection('remote', REMOTE)).toEqual([{ path: 'body', message: 'is set on the server' }]);
  // A stored key is never sent to an address from the environment.
  await startAgain({ SERVICE_BASE_URL: 'https://set.example' });
  expect(config().serviceApiKey).toBeUndefined();
});

it('starts without a connection whose encryption key is lost, and says so', async () => {
  await saveConnection('remote', REMOTE);
  for (const key of ['f'.repeat(64), 'damaged']) {
    writeFileSync(path.join(dataDir, 'secret.key'), key);
    await startAgain();
    expect([targets(), sourceOf('remote')]).toEqual([['local'], 'unreadable']);
  }
  await startAgain({ SECRET_KEY: 'x'.repeat(32) });
  expect(await saveConnection('remote', REMOTE)).toEqual([]);
  expect(sourceOf('remote')).toBe('settings');
});

it('finds the models of a server on this machine, and nothing where none answers in time', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/v1/models') response.end('{"data":[{"id":"llama3.3"}]}');
    else if (request.url === '/large/models') response.end(`{"data":[${' '.repeat(200_000)}]}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const at = (path: string) => ({ name: path, address: `${base}/${path}` });
  const { servers } = await findLocalModels([
    at('silent'),
    at('large'),
    at('v1'),
    { name: 'x', address: 'http://127.0.0.1:9' },
  ]);
  expect(servers).toEqual([{ ...at('v1'), models: ['llama3.3'] }]);
  server.closeAllConnections();
  server.close();
});
