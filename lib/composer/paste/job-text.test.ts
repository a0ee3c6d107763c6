import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEUTRAL_NAMES } from '../../contract/wire-words';
import { toRequest } from '../full-request';
import { jobText } from './job-text';
import { readPastedRequest } from './read-pasted-request';

const named = {
  operation: 'generate',
  request: { inputText: "It's $5", textMode: 'preserve', exportAs: 'pptx' },
} as const;

// biome-ignore lint/style/noProcessEnv: the programs need the path of this machine
const ENVIRONMENT = process.env;

describe('jobText', () => {
  it('is only the request body as JSON', () => expect(JSON.parse(jobText('json', named))).toEqual(named.request));

  it('prints the URL of the deck without an export', () => {
    const { exportAs: _none, ...request } = named.request;
    for (const language of ['curl', 'javascript', 'python'] as const) {
      const text = jobText(language, { operation: 'generate', request });
      expect(text).toContain('artifactUrl');
      expect(text).not.toContain('exportUrl');
    }
  });

  it('can be imported again as cURL', () => {
    const pasted = readPastedRequest(jobText('curl', named));
    if (!pasted.ok) throw new Error(pasted.message);
    expect(toRequest(pasted.draft)).toEqual(named.request);
  });
});

describe('the programs, run against a service', () => {
  const asked: string[] = [];
  let server: Server;
  let address = '';
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'job-text-'));
    let polls = 0;
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers['x-api-key'] ?? '-'}`);
      if (request.url === '/deck') return response.end('the deck');
      response.setHeader('content-type', 'application/json');
      if (request.method === 'POST') return response.end('{"generationId":"gen_1"}');
      polls += 1;
      const isDone = polls % 2 === 0;
      response.end(
        JSON.stringify({
          generationId: 'gen_1',
          ...(isDone ? { status: 'completed', exportUrl: `${address}/deck` } : { status: 'pending' }),
        }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const COMMANDS = {
    curl: ['bash', '-s'],
    javascript: [process.execPath, '--input-type=module', '-'],
    python: ['python3', '-'],
  } as const;

  it.each(['curl', 'javascript', 'python'] as const)('%s creates, waits and downloads', async (language) => {
    const [command, ...words] = COMMANDS[language];
    if (!isThere(language === 'curl' ? 'curl' : command)) return;
    asked.length = 0;
    const text = jobText(language, named, { address: `${address}/v1.0`, ...NEUTRAL_NAMES })
      .replace('sleep 5', 'sleep 0')
      .replace('5000', '0')
      .replace('sleep(5)', 'sleep(0)');
    const child = spawn(command, words, {
      cwd: folder,
      env: { ...ENVIRONMENT, SERVICE_API_KEY: 'a key' },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    child.stdin.end(text);
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
    expect(asked).toEqual([
      'POST /v1.0/generations a key',
      'GET /v1.0/generations/gen_1 a key',
      'GET /v1.0/generations/gen_1 a key',
      'GET /deck -',
    ]);
    expect(readFileSync(path.join(folder, 'deck.pptx'), 'utf8')).toBe('the deck');
    rmSync(path.join(folder, 'deck.pptx'));
  });
});

function isThere(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
