import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { type Program, startProgram } from '../support/program';

const TOKEN = 'a-token-for-the-sign-out-journey';

let program: Program;

test.describe.configure({ mode: 'default', timeout: 150_000 });

test.beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-sign-out-'));
  program = await startProgram({ port: e2ePort(9), dataDir, env: { ACCESS_TOKEN: TOKEN, TRUSTED_PROXIES: '1' } });
});
test.afterAll(async () => void (await program?.stop()));

async function signIn(page: Page): Promise<void> {
  await page.goto(`${program.address}/`);
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.getByLabel('Access token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${program.address}/`);
}

async function choose(page: Page, item: 'Sign out' | 'Signed-in devices'): Promise<void> {
  await page.getByRole('button', { name: 'Workspace menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Enters a text and waits until this device has stored it. The server may not have it yet. */
async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(async () => {
    await field.fill(text);
    await expect.poll(() => stored(page).then((all) => all.join()), { timeout: 3000 }).toContain(text);
  }).toPass({ timeout: 30_000 });
}

/** What the browser stores of the workspace. */
const stored = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries({ ...storage })
        .filter(([key]) => key.startsWith('cardwright.'))
        .map((entry) => entry.join(' ')),
    ),
  );

const cookieOf = async (context: BrowserContext) => {
  const [{ name, value } = { name: '', value: '' }] = await context.cookies();
  return `${name}=${value}`;
};

test('wrong tokens lock out only their own address, and no one who is signed in', async ({ page, request }) => {
  await signIn(page);
  const guess = (token: string, from: string) =>
    request.post(`${program.address}/api/session`, {
      headers: { Origin: program.address, 'X-Forwarded-For': from, 'X-Cardwright-Client-Address': '198.51.100.77' },
      data: { token },
    });
  for (let count = 0; count < 20; count += 1)
    expect((await guess(`a wrong token ${count}`, '203.0.113.9')).status()).toBe(401);
  for (const token of ['another', TOKEN]) {
    const refused = await guess(token, '203.0.113.9');
    expect(refused.status()).toBe(429);
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  }
  expect((await guess('a wrong token', '203.0.113.10')).status()).toBe(401);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Workspace menu' })).toBeVisible();
  const Cookie = await cookieOf(page.context());
  const headers = { Cookie, 'X-Forwarded-For': '203.0.113.9' };
  expect((await request.get(`${program.address}/api/sessions`, { headers })).status()).toBe(200);
  expect(program.output()).toContain('"address":"203.0.113.9"');
  expect(program.output()).not.toContain('a wrong token');
});

test('signing out saves the draft, clears the device and ends the session', async ({
  page,
  request,
  noAxeFindings,
}) => {
  await signIn(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${program.address}/history`);
  await expect(otherTab.getByRole('button', { name: 'Workspace menu' })).toBeVisible();
  // The tab that signs out is in the background, and must not wait for the one in front.
  const Cookie = await cookieOf(page.context());
  // The server refuses drafts until sign-out, so a draft stored afterwards was saved by signing out.
  await page.route('**/api/drafts/*', (route) =>
    route.fulfill({ status: 429, json: { message: 'Later', statusCode: 429 } }),
  );
  await write(page, '# Only a draft');
  await page.unroute('**/api/drafts/*');
  await page.getByRole('button', { name: 'Workspace menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await noAxeFindings(page, 'the account menu');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(otherTab).toHaveURL(/\/sign-in$/);
  expect(await stored(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect((await request.get(`${program.address}/api/drafts`, { headers: { Cookie } })).status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in/);
  await otherTab.close();

  await signIn(page);
  await page.getByRole('button', { name: 'Drafts' }).click();
  await expect(page.getByRole('dialog', { name: 'Drafts' }).getByText('Only a draft')).toBeVisible();
});

test('signing out asks when a draft cannot be saved', async ({ page, noAxeFindings }) => {
  await signIn(page);
  await page.route('**/api/drafts/*', (route) =>
    route.fulfill({ status: 413, json: { message: 'x', statusCode: 413 } }),
  );
  await write(page, '# Not for the server');
  await choose(page, 'Sign out');
  const question = page.getByRole('dialog', { name: 'Couldn’t save 1 draft. Sign out anyway?' });
  await expect(question).toBeVisible();
  await noAxeFindings(page, 'the confirmation before signing out');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await stored(page)).join()).toContain('Not for the server');
  await choose(page, 'Sign out');
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  expect(await stored(page)).toEqual([]);
});

test('a device can be signed out from another', async ({ page, browser, noAxeFindings }) => {
  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1',
  });
  const onPhone = await phone.newPage();
  await signIn(onPhone);
  await signIn(page);
  await choose(page, 'Signed-in devices');
  const dialog = page.getByRole('dialog', { name: 'Signed-in devices' });
  await expect(dialog.getByText('This device')).toHaveCount(1);
  await noAxeFindings(page, 'the signed-in devices');
  await dialog.getByRole('button', { name: 'Revoke Safari on iPhone' }).click();
  await expect(dialog.getByText('Safari on iPhone')).toHaveCount(0);
  await onPhone.reload();
  await expect(onPhone).toHaveURL(/\/sign-in/);
  await phone.close();
});
