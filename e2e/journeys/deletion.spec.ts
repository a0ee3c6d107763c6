import { mkdtempSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { type Program, startProgram } from '../support/program';
import { isCompleted } from '../support/run-page';

const TOKEN = 'deletion-access-token-for-tests';
const ENGINE_KEY = 'deletion-engine-key-for-tests-1';
const CANARY = 'Zanzibarkanarie';
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

let dataDir: string;
let program: Program;

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-deletion-'));
  program = await startProgram({
    port: e2ePort(9),
    dataDir,
    env: { ACCESS_TOKEN: TOKEN, ENGINE_API_KEY: ENGINE_KEY },
  });
});

test.afterAll(async () => {
  await program?.stop();
});

/** Names of files in the data folder that contain the canary, unchanged or in lower case. */
async function traces(): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const bytes = await readFile(path.join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0));
    if (bytes.includes(CANARY) || bytes.includes(CANARY.toLowerCase())) found.push(entry.name);
  }
  return found;
}

test('a shared deck is inaccessible in the trash, accessible after Restore, and erased for good', async ({
  page,
  noAxeFindings,
  playwright,
}) => {
  const headers = { Origin: program.address };
  await page.request.post(`${program.address}/api/session`, { headers, data: { token: TOKEN } });
  const sent = await page.request.post(`${program.address}/api/generations`, {
    headers,
    data: {
      submissionId: crypto.randomUUID(),
      target: 'local',
      operation: 'generate',
      request: {
        inputText: `# ${CANARY}\n\n![](${PICTURE})`,
        textMode: 'preserve',
        numCards: 1,
        exportAs: 'pdf',
        imageOptions: { source: 'noImages' },
        sharingOptions: { externalAccess: 'view' },
      },
    },
  });
  const { id } = (await sent.json()) as { id: string };
  await page.goto(`${program.address}/runs/${id}`);
  // The first deck and PDF of a program take longer on a busy machine.
  await isCompleted(page, 120_000);
  // Retried, because the server may just be closing the connection, which was idle in the meantime.
  const run = await (await page.request.get(`${program.address}/api/generations/${id}`, { maxRetries: 2 })).json();
  const deck = await (await page.request.get(`${program.address}/api/generations/${id}/deck`)).json();
  const stranger = await playwright.request.newContext();
  const client = await playwright.request.newContext({ extraHTTPHeaders: { 'X-API-KEY': ENGINE_KEY } });
  const status = `${program.address}/v1.0/generations/${run.generationId}`;
  const { exportUrl } = await (await client.get(status)).json();
  const image = Object.values(deck.images as Record<string, string>)[0];
  expect(image).toBeDefined();
  const addresses = {
    page: `/a/${run.artifactId}`,
    file: `/a/${run.artifactId}/file?format=pptx`,
    image: String(image),
    link: new URL(exportUrl).pathname,
  };
  const seenBy = async (who: APIRequestContext) => {
    const seen: Record<string, number> = {};
    for (const [name, address] of Object.entries(addresses))
      seen[name] = (await who.get(program.address + address)).status();
    return seen;
  };
  const open = { page: 200, file: 200, image: 200, link: 200 };
  const closed = { page: 404, file: 404, image: 404, link: 404 };
  const owners = async () => {
    const routes = ['deck', 'export?format=pdf', 'export?format=pptx', 'sharing', 'card'];
    return Promise.all(
      routes.map(async (route) =>
        (await page.request.get(`${program.address}/api/generations/${id}/${route}`)).status(),
      ),
    );
  };
  expect(await seenBy(stranger)).toEqual(open);
  expect(await owners()).toEqual([200, 200, 200, 200, 200]);

  await page.request.delete(`${program.address}/api/generations/${id}`, { headers, data: {} });
  expect(await seenBy(stranger)).toEqual(closed);
  // For the owner, too, only the picture of the first card is accessible in the trash.
  expect(await seenBy(page.request)).toEqual(closed);
  expect(await owners()).toEqual([404, 404, 404, 404, 200]);
  await page.reload();
  await expect(page.getByText('This run is in the trash.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open deck/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Download|Share)$/ })).toHaveCount(0);
  await noAxeFindings(page, 'a run in the trash');
  await page.goto(`${program.address}/history?trash=1`);
  await expect(page.locator(`img[src^="/api/generations/${id}/images/"]`)).toBeAttached();
  expect((await stranger.get(`${program.address}/api/generations/${id}/card`)).status()).toBe(401);

  await page.goto(`${program.address}/runs/${id}`);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Open deck/ })).toBeVisible();
  expect(await seenBy(stranger)).toEqual(open);
  expect(await owners()).toEqual([200, 200, 200, 200, 200]);

  await page.request.delete(`${program.address}/api/generations/${id}`, { headers, data: {} });
  expect(await traces()).not.toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 1 run permanently?' });
  await noAxeFindings(page, 'the confirmation before a run is erased');
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL(/\/history\?trash=1/);
  expect(await seenBy(stranger)).toEqual(closed);
  expect(await owners()).toEqual([404, 404, 404, 404, 404]);
  expect((await client.get(status)).status()).toBe(404);
  await expect.poll(traces, { timeout: 30_000 }).toEqual([]);
  expect(program.output()).not.toContain(CANARY);
  expect(program.output()).toContain('runs were purged');
  await Promise.all([stranger.dispose(), client.dispose()]);
});
