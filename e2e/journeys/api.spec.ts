import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/journey';

const COMMAND = path.join(import.meta.dirname, '../../server/cli/client/cardwright.mjs');
const TEXT = '# Bees\n\nThey fly far.\n\n## Honey\n\n- Flowers\n- Hive\n- Jar\n';

async function makeToken(
  request: APIRequestContext,
  baseURL: string | undefined,
  scope: 'read' | 'create',
): Promise<string> {
  const made = await request.post('/api/tokens', {
    headers: { Origin: baseURL ?? '' },
    data: { name: `${scope} ${Date.now()}`, scope, days: 30 },
  });
  expect(made.status()).toBe(200);
  return (await made.json()).secret;
}

type Ended = { code: number; out: string };

async function run(baseURL: string | undefined, token: string, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, CARDWRIGHT_URL: baseURL, CARDWRIGHT_TOKEN: token };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...args], { env, timeout: 60_000 });
    return { code: 0, out: stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, out: stdout };
  }
}

test('a deck is made and downloaded from the command line', { tag: '@release' }, async ({ page, baseURL }) => {
  const token = await makeToken(page.request, baseURL, 'create');
  const folder = mkdtempSync(path.join(tmpdir(), 'cardwright-command-'));
  const [text, file] = [path.join(folder, 'bees.md'), path.join(folder, 'bees.pptx')];
  writeFileSync(text, TEXT);
  const made = await run(baseURL, token, 'create', text, '--theme', 'Proof', '--export', 'pptx', '--output', file);
  expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^run_\w+\tcompleted\tBees\n/) });
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  const id = made.out.split('\t')[0] ?? '';
  expect(JSON.parse((await run(baseURL, token, '--json', 'get', id)).out)).toMatchObject({ id, state: 'completed' });
  const { pageUrl } = JSON.parse((await run(baseURL, token, '--json', 'get', id)).out);
  await page.goto(new URL(pageUrl).pathname);
  await expect(page).toHaveTitle(/Bees/);

  const request = path.join(folder, 'request.json');
  writeFileSync(request, JSON.stringify({ inputText: TEXT, textMode: 'preserve', numCards: 2 }));
  const sent = await run(baseURL, token, 'send', 'generate', request, '--title', 'Sent', '--wait');
  expect(sent).toMatchObject({ code: 0, out: expect.stringMatching(/\tcompleted\tSent\n/) });

  const reader = await makeToken(page.request, baseURL, 'read');
  expect((await run(baseURL, reader, 'runs', '--query', 'Bees')).out).toContain(id);
  expect((await run(baseURL, reader, 'create', text)).code).toBe(3);
  expect((await run(baseURL, token, 'create', text, '--cards', 'many')).code).toBe(2);
});

for (const transport of ['http', 'stdio'] as const)
  test(`a model makes and reads a deck over MCP (${transport})`, async ({ page, baseURL }) => {
    const token = await makeToken(page.request, baseURL, 'create');
    const client = new Client({ name: 'journey', version: '1' });
    await client.connect(
      transport === 'http'
        ? new StreamableHTTPClientTransport(new URL('/mcp', baseURL), {
            requestInit: { headers: { Authorization: `Bearer ${token}` } },
          })
        : new StdioClientTransport({
            command: process.execPath,
            args: [COMMAND, 'mcp'],
            env: { CARDWRIGHT_URL: baseURL ?? '', CARDWRIGHT_TOKEN: token },
          }),
    );
    const call = async (name: string, asked: Record<string, unknown>) =>
      (await client.callTool({ name, arguments: asked })) as {
        isError?: boolean;
        structuredContent?: Record<string, unknown>;
        content: { text: string }[];
      };
    try {
      expect((await client.listTools()).tools.map(({ name }) => name)).toContain('create_deck');
      expect((await call('estimate_deck', { text: TEXT })).structuredContent).toEqual({
        cards: 2,
        credits: { low: 2, high: 2 },
      });
      const capped = await call('create_deck', { text: TEXT, maxCredits: 1 });
      expect([capped.isError, capped.content[0]?.text]).toEqual([true, expect.stringContaining('up to 2 credits')]);
      const { structuredContent: made } = await call('create_deck', { text: TEXT, title: `Bees by ${transport}` });
      expect(made).toMatchObject({ state: 'completed', title: `Bees by ${transport}` });
      const read = await call('read_deck', { id: made?.id });
      expect(read.content[0]?.text).toContain('# Bees');
      const uri = `cardwright://decks/${made?.id}`;
      expect((await client.listResources()).resources.map((each) => each.uri)).toContain(uri);
      expect((await client.readResource({ uri })).contents[0]).toMatchObject({
        text: expect.stringContaining('Honey'),
      });
    } finally {
      await client.close();
    }
  });

test('MCP needs a token', async ({ page }) => {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const answer = await page.request.post('/mcp', {
    data: body,
    headers: { Accept: 'application/json, text/event-stream' },
  });
  expect(answer.status()).toBe(401);
});
