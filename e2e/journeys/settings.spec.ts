import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { targetButton } from '../support/composer';
import { expect, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { startProgram } from '../support/program';
import { Upstream } from '../upstream/upstream';

const TOKEN = 'settings-access-token-for-tests';
const KEY = 'a-service-key-that-nobody-sees';

test('settings has a page for each section, and shows what is configured', { tag: '@release' }, async ({
  page,
  noAxeFindings,
}) => {
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/settings\/general$/);
  await noAxeFindings(page, 'the general settings');
  const nav = page.getByRole('navigation', { name: 'Settings' });
  await nav.getByRole('link', { name: 'Models' }).click();
  await expect(page).toHaveTitle('Models · Cardwright');
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(section('Language model')).toContainText('Not configured');
  await expect(section('Language model')).toContainText('Generate outlines your text.');
  await noAxeFindings(page, 'the models');
  await nav.getByRole('link', { name: 'Remote service' }).click();
  await expect(section('Connection')).toContainText('Not configured');
  await expect(section('Connection').getByRole('button')).toHaveText(['Connect']);
  await noAxeFindings(page, 'the remote service');

  const names = ['General', 'Models', 'Images', 'Remote service', 'Folders', 'Credits', 'API', 'About'];
  await expect(nav.getByRole('link')).toHaveText(names);
  await nav.getByRole('link', { name: 'Folders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Folders' })).toBeVisible();
  const folders = page.getByRole('list', { name: 'Folders' }).getByRole('listitem');
  await expect(folders.first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search folders' }).fill('no folder has this name');
  await expect(page.getByText('No folders match')).toBeVisible();
  await noAxeFindings(page, 'the folders');

  await nav.getByRole('link', { name: 'Credits' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const before = await rows.count();
  await page.getByRole('button', { name: 'Top up' }).click();
  await expect(page.getByRole('cell', { name: 'Top up' }).first()).toBeVisible();
  // Other journeys may already have topped up, so a row with this name is not enough.
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(Math.min(before + 1, 101));
  await noAxeFindings(page, 'the credits');

  await nav.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('region', { name: 'Cardwright' })).toContainText('Version');
  await noAxeFindings(page, 'about the program');

  await test.step('on a phone one select leads to each', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('combobox', { name: 'Settings' }).selectOption('credits');
    await expect(page).toHaveURL(/\/settings\/credits$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await noAxeFindings(page, 'the credits on a phone');
  });
});

test('with a remote service and a sign-in both have a section, and no key is shown', async ({
  page,
  noAxeFindings,
}) => {
  const upstream = await new Upstream({ key: KEY, credits: 1234 }).start();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-settings-'));
  const env = { SERVICE_BASE_URL: upstream.url, SERVICE_API_KEY: KEY, ACCESS_TOKEN: TOKEN };
  const program = await startProgram({ port: e2ePort(2), dataDir, env });
  try {
    const headers = { Origin: program.address };
    await page.request.post(`${program.address}/api/session`, { headers, data: { token: TOKEN } });
    const bodies: string[] = [];
    page.on('response', async (response) => {
      if (response.url().startsWith(program.address)) bodies.push(await response.text().catch(() => ''));
    });
    await page.goto(`${program.address}/settings/remote`);
    const remote = page.getByRole('region', { name: 'Connection' });
    await expect(remote).toContainText('1,234 left');
    await expect(remote).toContainText('Set on the server.');
    await remote.getByRole('button', { name: 'Test connection' }).click();
    await expect(remote).toContainText(/Passed in \d+\.\d s/);
    await expect(remote).toContainText('Connected');
    await noAxeFindings(page, 'a remote service that answers');
    await upstream.stop();
    await remote.getByRole('button', { name: 'Test connection' }).click();
    await expect(remote).toContainText('Failed: the service didn’t answer · ', { timeout: 60_000 });
    await page.reload();
    await expect(remote).toContainText('Failed: the service didn’t answer · ');
    await expect(remote).toContainText('Test failed');
    await noAxeFindings(page, 'a remote service that does not answer');
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Sign-in' }).click();
    await expect(page.getByRole('main').getByText('This device')).toBeVisible();
    await noAxeFindings(page, 'the signed-in devices in the settings');
    await page.goto(`${program.address}/settings/about`);
    await expect(page.getByRole('main')).toContainText('SQLite');
    expect(bodies.join('\n')).not.toContain(KEY);
    expect(bodies.join('\n')).not.toContain(TOKEN);
  } finally {
    // Leaves the page, because the browser would log failed requests while the program stops.
    await page.goto('about:blank');
    await program.stop();
    await upstream.stop().catch(() => {});
  }
});

test('a remote service is connected and removed in the settings, without a restart', { tag: '@release' }, async ({
  page,
  noAxeFindings,
}) => {
  const upstream = await new Upstream({ key: KEY, credits: 1234 }).start();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-connect-'));
  const program = await startProgram({ port: e2ePort(2), dataDir, env: {} });
  const bodies: string[] = [];
  page.on('response', async (response) => void bodies.push(await response.text().catch(() => '')));
  const card = page.getByRole('region', { name: 'Connection' });
  try {
    await page.goto(`${program.address}/`);
    await page.getByRole('link', { name: 'connect a remote service' }).click();
    await card.getByRole('button', { name: 'Connect: Remote service' }).click();
    await expect(card.getByLabel('Address')).toBeFocused();
    await card.getByLabel('Address').fill(upstream.url);
    await card.getByRole('button', { name: 'Save and test' }).click();
    await expect(card).toContainText('Is required');
    await noAxeFindings(page, 'the form of a connection');
    await card.getByLabel('API key').fill(KEY);
    await card.getByRole('button', { name: 'Save and test' }).click();
    await expect(card).toContainText('1,234 left');
    await expect(card).toContainText('Connected');
    await expect(card.getByRole('button', { name: 'Change: Remote service' })).toBeFocused();
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await expect(targetButton(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'connect a remote service' })).toHaveCount(0);
    await page.goto(`${program.address}/settings/remote`);
    await card.getByRole('button', { name: 'Remove: Remote service' }).click();
    await noAxeFindings(page, 'the question before a connection is removed');
    await page.getByRole('dialog', { name: 'Remove the connection?' }).getByRole('button', { name: 'Remove' }).click();
    await expect(card).toContainText('Not configured');
    expect(bodies.join('\n')).not.toContain(KEY);
  } finally {
    await page.goto('about:blank');
    await program.stop();
    await upstream.stop();
  }
});

test('an API token is made in the settings, shown once, and revoked', { tag: '@release' }, async ({
  page,
  noAxeFindings,
}) => {
  await page.goto('/settings/api');
  const card = page.getByRole('region', { name: 'API tokens' });
  await card.getByRole('button', { name: 'New token' }).click();
  await expect(card.getByLabel('Name')).toBeFocused();
  await card.getByRole('button', { name: 'Create token' }).click();
  await expect(card).toContainText('Must not be empty');
  await noAxeFindings(page, 'the form of an API token');
  await card.getByLabel('Name').fill('Nightly report');
  await card.getByLabel('Access').selectOption('Read only');
  await card.getByRole('button', { name: 'Create token' }).click();
  const secret = await card.getByRole('textbox', { name: 'Nightly report' }).inputValue();
  const call = async (method: string) => {
    const headers = { 'X-API-KEY': secret, 'Content-Type': 'application/json' };
    const path = method === 'GET' ? '/v1.0/themes' : '/v1.0/generations';
    return (await page.request.fetch(path, { method, headers, ...(method === 'POST' && { data: {} }) })).status();
  };
  expect(await call('GET')).toBe(200);
  expect(await call('POST')).toBe(403);
  await noAxeFindings(page, 'a new API token');
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByRole('button', { name: 'New token' })).toBeFocused();
  await page.reload();
  const item = card.getByRole('listitem').filter({ hasText: 'Nightly report' });
  await expect(item).toContainText(/Read only · Last used .* · Expires on /);
  expect(await page.content()).not.toContain(secret);
  await item.getByRole('button', { name: 'Revoke Nightly report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(item).toHaveCount(0);
  expect(await call('GET')).toBe(403);
});

test('an unknown section is not found', async ({ page }) => {
  const answer = await page.goto('/settings/members');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByText('Page not found')).toBeVisible();
});
