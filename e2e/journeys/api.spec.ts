import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { makeToken } from '../support/api-token';
import { sideways } from '../support/composer';
import { expect, test } from '../support/journey';

const COMMAND = path.join(import.meta.dirname, '../../server/cli/client/cardwright.mjs');
const TEXT = '# Bees\n\nThey fly far.\n\n## Honey\n\n- Flowers\n- Hive\n- Jar\n';

type Ended = { code: number; out: string; error: string };

async function run(baseURL: string | undefined, token: string, ...args: string[]): Promise<Ended> {
  return runIn('.', baseURL, token, ...args);
}

/** `error`: what it wrote to standard error. */
async function runIn(cwd: string, baseURL: string | undefined, token: string, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, CARDWRIGHT_URL: baseURL, CARDWRIGHT_TOKEN: token };
  try {
    const options = { cwd, env, timeout: 60_000 };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [COMMAND, ...args], options);
    return { code: 0, out: stdout, error: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, error: stderr };
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

test('the command replaces no file unasked, and says why a batch is paused or its rows are refused', async ({
  page,
  baseURL,
}) => {
  const token = await makeToken(page.request, baseURL, 'create');
  const folder = mkdtempSync(path.join(tmpdir(), 'cardwright-command-'));
  const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
  write('bees.md', TEXT);
  write('Bees.pdf', 'mine');
  const command = (...args: string[]) => runIn(folder, baseURL, token, ...args);
  expect((await command('create', 'bees.md', '--export', 'pdf')).out).toContain('\nBees (1).pdf\n');
  expect((await command('create', 'bees.md', '--export', 'pdf')).out).toContain('\nBees (2).pdf\n');
  expect(readFileSync(path.join(folder, 'Bees.pdf'), 'utf8')).toBe('mine');
  await command('create', 'bees.md', '--export', 'pdf', '-o', 'Bees.pdf');
  expect(readFileSync(path.join(folder, 'Bees.pdf'), 'latin1')).toMatch(/^%PDF/);

  write('people.csv', 'name\nAna\nBen\n');
  write('request.json', JSON.stringify({ inputText: `{{name}}\n\n${TEXT}`, textMode: 'preserve' }));
  const batch = ['batch', 'people.csv', '--template', 'request.json', '--wait'];
  expect(await command(...batch, '--max-credits', '0')).toMatchObject({
    code: 6,
    error: expect.stringMatching(/^Paused: the next row may cost more .* resume it at http\S+\n$/),
  });
  write('request.json', JSON.stringify({ inputText: TEXT, textMode: 'preserve', themeId: '{{name}}' }));
  const problem = 'request.themeId: “Ben” is not a theme of this workspace';
  expect(await command(...batch)).toMatchObject({ code: 1, out: expect.stringContaining(`Row 2: ${problem}`) });
  expect(JSON.parse((await command('--json', ...batch)).out).refused).toMatchObject([{ number: 1 }, { number: 2 }]);
});

test('a request is saved as a draft, which a person opens', async ({ page, baseURL }) => {
  const headers = {
    Authorization: `Bearer ${await makeToken(page.request, baseURL, 'create')}`,
    'Idempotency-Key': 'one-draft',
  };
  const request = { inputText: TEXT, textMode: 'preserve', themeId: 'proof' };
  const data = { operation: 'generate', title: 'Bees for review', request };
  const [first, second] = [
    await page.request.post('/api/v1/drafts', { headers, data }),
    await page.request.post('/api/v1/drafts', { headers, data }),
  ];
  expect(first.status()).toBe(201);
  const draft = await first.json();
  expect(await second.json()).toEqual(draft);
  await page.goto(new URL(draft.editUrl).pathname + new URL(draft.editUrl).search);
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('They fly far.');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Bees for review');
  await page.goto('/?draft=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Couldn’t load that draft.')).toBeVisible();
});

test('an estimate refuses what creating refuses', async ({ page, baseURL }) => {
  const headers = { Authorization: `Bearer ${await makeToken(page.request, baseURL, 'create')}` };
  const request = { inputText: TEXT, textMode: 'preserve', themeId: 'nothing' };
  for (const path of ['/api/v1/estimates', '/api/v1/runs']) {
    const answer = await page.request.post(path, { headers, data: { operation: 'generate', request } });
    expect([answer.status(), (await answer.json()).errors]).toMatchObject([400, [{ path: 'request.themeId' }]]);
  }
  const options = await page.request.fetch('/api/v1/openapi.json', { method: 'OPTIONS' });
  expect([options.status(), options.headers().allow]).toEqual([405, 'GET, HEAD']);
  expect((await page.request.head('/api/v1/openapi.json')).status()).toBe(200);
});

test('the text of a deck is the Markdown that it was made from', async ({ page, baseURL }) => {
  const token = await makeToken(page.request, baseURL, 'create');
  const headers = { Authorization: `Bearer ${token}` };
  const inputText = `# Bees

They **fly [far](https://example.com/bees) and _wide_** to \`a_b\`.

- [x] Fed
- [ ] Watered

---

## Honey

1. Flowers
   - Red
   - Blue
2. Jar

| Month | Jars |
| - | -: |
| May | 2 |
| June | 5 |

---

## Code

> A quotation
>
> in two parts

\`\`\`js
const bees = 1;
\`\`\``;
  const request = { inputText, textMode: 'preserve', cardSplit: 'inputTextBreaks' };
  const made = await page.request.post('/api/v1/runs', { headers, data: { operation: 'generate', request } });
  expect(made.headers()).toMatchObject({
    'ratelimit-policy': '"queue";q=1000',
    ratelimit: expect.stringMatching(/^"queue";r=\d{3}$/),
  });
  const { id } = await made.json();
  const state = async () => (await (await page.request.get(`/api/v1/runs/${id}`, { headers })).json()).state;
  await expect.poll(state).toBe('completed');
  const { markdown } = await (await page.request.get(`/api/v1/runs/${id}/markdown`, { headers })).json();
  expect(markdown).toBe(inputText);
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
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toContain('create_deck');
      expect(tools.filter(({ outputSchema }) => outputSchema === undefined)).toEqual([]);
      expect((await call('estimate_deck', { text: TEXT })).structuredContent).toEqual({
        cards: 2,
        credits: { low: 2, high: 2 },
      });
      const unknown = await call('create_deck', { text: TEXT, folder: 'Talks' });
      expect([unknown.isError, unknown.content[0]?.text]).toEqual([true, expect.stringContaining('folder')]);
      const capped = await call('create_deck', { text: TEXT, maxCredits: 1 });
      expect([capped.isError, capped.content[0]?.text]).toEqual([true, expect.stringContaining('up to 2 credits')]);
      const { structuredContent: made } = await call('create_deck', {
        text: TEXT,
        title: `Bees by ${transport}`,
        folderIds: ['fld_talks'],
      });
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
  const wrong = await page.request.get('/api/v1/me', { headers: { Authorization: 'Bearer cw_unknown' } });
  expect([wrong.status(), (await wrong.json()).detail]).toEqual([
    401,
    expect.stringContaining('unknown or was revoked'),
  ]);
});

test('the documentation of the API has each operation, with examples that work as they are', {
  tag: '@release',
}, async ({ page, baseURL, noAxeFindings }) => {
  const token = await makeToken(page.request, baseURL, 'create');
  const folder = mkdtempSync(path.join(tmpdir(), 'cardwright-docs-'));
  const text = path.join(folder, 'bees.md');
  writeFileSync(text, TEXT);
  const made = await run(baseURL, token, 'create', text, '--wait');
  await page.goto('/settings/api');
  await page.getByRole('link', { name: 'Documentation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();
  const { paths, webhooks } = await (await page.request.get('/api/v1/openapi.json')).json();
  type Documented = { operationId: string; requestBody?: { content: Record<string, { example?: object }> } };
  const operations = Object.values<Record<string, Documented>>(paths).flatMap((methods) => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  for (const { operationId, requestBody } of operations)
    if (requestBody) expect(requestBody.content['application/json']?.example, operationId).toBeDefined();
  for (const id of ids) await expect(page.getByRole('heading', { level: 2, name: id, exact: true })).toBeVisible();
  const guide = page.getByRole('region', { name: 'Webhooks', exact: true });
  for (const event of Object.keys(webhooks)) await guide.getByText(`Fields of ${event}`).click();
  await expect(guide.getByText('"batch.completed"')).toBeVisible();
  await noAxeFindings(page, 'the documentation of the API');
  const operation = page.getByRole('region', { name: 'createRun', exact: true });
  await operation.getByText('Fields of request').first().click();
  await expect(operation.getByText('keeps your wording')).toBeVisible();
  await page.getByRole('navigation', { name: 'API' }).getByRole('link', { name: 'getRun', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'getRun', exact: true })).toBeInViewport();

  const env = { ...process.env, CARDWRIGHT_TOKEN: token, FORCE_COLOR: '0' };
  const execute = async (name: string, command: string, ...args: string[]) => {
    const input = (await page.getByRole('region', { name, exact: true }).textContent()) ?? '';
    return execFileSync(command, args, {
      input,
      env,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  };
  const choose = (name: string) =>
    page.getByRole('region', { name: 'getRun', exact: true }).getByRole('radio', { name }).click();
  const id = made.out.split('\t')[0];
  expect(JSON.parse(await execute('getRun as cURL', 'bash', '-s'))).toMatchObject({ id, state: 'completed' });
  await execute('exportRun as cURL', 'bash', '-s');
  expect(readFileSync(path.join(folder, 'deck.pdf')).subarray(0, 4).toString()).toBe('%PDF');
  const created = JSON.parse(await execute('createRun as cURL', 'bash', '-s'));
  expect(created).toMatchObject({ title: 'Bees at work' });
  await choose('JavaScript');
  // The example's key makes it the same run.
  const again = await execute('createRun as JavaScript', process.execPath, '--input-type=module', '-');
  expect(again).toContain(`202 {\n  id: '${created.id}'`);
  await choose('Python');
  const check = 'import sys; compile(sys.stdin.read(), "example", "exec")';
  for (const one of ids) await execute(`${one} as Python`, 'python3', '-c', check);
});

test('the documentation of the API fits each window, and is there without scripts', async ({
  page,
  browser,
  baseURL,
  noAxeFindings,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/docs/api');
    await expect(page.getByRole('heading', { name: 'createRun', exact: true })).toBeVisible();
    expect(await sideways(page), `sideways at ${width}`).toBeLessThanOrEqual(0);
  }
  await noAxeFindings(page, 'the documentation of the API in the dark');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  try {
    const still = await plain.newPage();
    await still.goto(`${baseURL}/docs/api`);
    await expect(still.getByText('--header "Authorization: Bearer $CARDWRIGHT_TOKEN"').first()).toBeVisible();
    await still.getByText('Fields of request').first().click();
    await expect(still.getByText('inputText', { exact: true }).first()).toBeVisible();
  } finally {
    await plain.close();
  }
});
