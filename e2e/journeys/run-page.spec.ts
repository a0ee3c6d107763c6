import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { spend } from '../support/composer';
import { expect, test } from '../support/journey';
import { command } from '../support/palette';
import { e2ePort } from '../support/ports';
import { type Program, startProgram } from '../support/program';
import { downloads, isCompleted, openDetails, pick, state } from '../support/run-page';
import { openAdvanced } from '../support/settings';
import { USUAL_PLAN } from '../upstream/generations';
import { Upstream } from '../upstream/upstream';

const TOKEN = 'run-page-token-1';

let upstream: Upstream;
let program: Program;

// The service is polled every five seconds or less often.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-run-page-'));
  upstream = await new Upstream({ key: 'run-page-key-1', credits: 5000 }).start();
  const env = { SERVICE_BASE_URL: upstream.url, SERVICE_API_KEY: 'run-page-key-1', ACCESS_TOKEN: TOKEN };
  program = await startProgram({ port: e2ePort(8), dataDir, env });
});

test.beforeEach(async ({ page }) => {
  await page.request.post(`${program.address}/api/session`, {
    headers: { Origin: program.address },
    data: { token: TOKEN },
  });
});

test.afterAll(async () => {
  await program?.stop();
  await upstream?.stop();
});

/** Sends a remote request that never ends, and opens its page. */
async function sendEndless(page: Page, title: string): Promise<void> {
  upstream.plan = { ...USUAL_PLAN, looks: Number.POSITIVE_INFINITY };
  const sent = await page.request.post(`${program.address}/api/generations`, {
    headers: { Origin: program.address },
    data: {
      submissionId: crypto.randomUUID(),
      target: 'remote',
      operation: 'generate',
      request: { inputText: `# ${title}`, textMode: 'preserve', numCards: 3, exportAs: 'pptx' },
    },
  });
  const { id } = (await sent.json()) as { id: string };
  await page.goto(`${program.address}/runs/${id}`);
  await expect(state(page, 'Creating')).toBeVisible();
}

/** Makes a local run; returns its page. */
async function runLocally(page: Page, request: object): Promise<string> {
  const sent = await page.request.post(`${program.address}/api/generations`, {
    headers: { Origin: program.address },
    data: { submissionId: crypto.randomUUID(), target: 'local', operation: 'generate', request },
  });
  const { id } = (await sent.json()) as { id: string };
  return `${program.address}/runs/${id}`;
}

/** The service completes all generations from now on. */
function finishAll(): void {
  upstream.plan = { ...USUAL_PLAN, looks: 0 };
  for (const generation of upstream.generations.values()) generation.plan = upstream.plan;
}

test('watching is stopped and resumed, the other file is requested, the link copied', async ({
  page,
  noAxeFindings,
}) => {
  await sendEndless(page, 'Endless');
  await noAxeFindings(page, 'a run in progress');
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(state(page, 'Not finished')).toBeVisible();
  await expect(page.getByText('Stopped checking.', { exact: false })).toBeVisible();
  await noAxeFindings(page, 'a run whose watch was stopped');
  finishAll();
  await page.getByRole('button', { name: 'Check again' }).click();
  await isCompleted(page);
  await expect((await downloads(page)).filter({ hasText: /^PowerPoint/ })).toBeVisible();
  await noAxeFindings(page, 'the open menu of files');
  await page.keyboard.press('Escape');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await pick(page, 'Copy link');
  await expect(page.getByText('Link copied')).toBeVisible();
  const address = await page.getByRole('link', { name: /^Open deck/ }).getAttribute('href');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await noAxeFindings(page, 'a remote run with its file');
  await openDetails(page);
  await expect(page.getByText('Workspace default. Change it at the service.')).toBeVisible();
  await noAxeFindings(page, 'the details of a remote run');
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);

  await pick(page, 'View request');
  const request = page.getByRole('dialog', { name: 'Request' });
  await expect(request).toContainText('"exportAs": "pptx"');
  await page.getByRole('radio', { name: 'cURL' }).click();
  await expect(request).toContainText(/curl .*generations/);
  await expect(request).not.toContainText('run-page-key-1');
  await noAxeFindings(page, 'the request of a run');
  await page.keyboard.press('Escape');

  const first = page.url().split('/').at(-1);
  await (await downloads(page)).filter({ hasText: 'PDF (new run)' }).click();
  const origin = page.getByRole('region', { name: 'Source of this draft' });
  await origin.getByRole('button', { name: '1 change' }).click();
  await expect(origin.getByRole('listitem')).toContainText('Export');
  await expect((await openAdvanced(page)).getByRole('combobox', { name: 'Export' })).toHaveValue('pdf');
  const charges = upstream.ledger.remaining;
  await spend(page);
  await expect(page).toHaveURL(/\/runs\//);
  await isCompleted(page, 60_000);
  // Its file may still be being fetched.
  await expect(async () => {
    await expect((await downloads(page)).filter({ hasText: /^PDF(?! \()/ })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await openDetails(page);
  expect(upstream.ledger.remaining).toBeLessThan(charges);
  const kin = page.getByRole('region', { name: 'Versions' });
  await expect(kin).toContainText('Changed: export');
  await expect(kin.getByRole('link', { name: 'Endless', exact: true })).toHaveAttribute('href', `/runs/${first}`);
});

test('a person on another tab is notified when it is ready, and one who comes back later too', async ({ page }) => {
  await page.addInitScript(() => {
    const shown: string[] = [];
    class FakeNotification {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      onclick = null;
      constructor(title: string) {
        shown.push(title);
      }
      close() {}
    }
    Object.assign(window, { Notification: FakeNotification, shown });
  });
  await sendEndless(page, 'Looked away');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByRole('button', { name: 'Notify me' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveTitle(/^Creating: Looked away/);
  const look = (isLooking: boolean) =>
    page.evaluate((has) => {
      document.hasFocus = () => has;
      const visibilityState = { value: has ? 'visible' : 'hidden', configurable: true };
      Object.defineProperty(document, 'visibilityState', visibilityState);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      if (has) window.dispatchEvent(new Event('focus'));
    }, isLooking);
  await look(false);
  finishAll();
  await expect(page).toHaveTitle(/^Completed: Looked away/, { timeout: 60_000 });
  await expect(page.locator('link[rel=icon][href="/icon-ready.svg"]')).toBeAttached();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Completed' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shown'))).toEqual(['Completed: Looked away']);
  await look(true);
  await expect(page.locator('link[href="/icon-ready.svg"]')).toHaveCount(0);

  await sendEndless(page, 'Closed');
  const address = page.url();
  const context = page.context();
  await page.close();
  finishAll();
  const state = async () =>
    ((await (await context.request.get(address.replace('/runs/', '/api/generations/'))).json()) as { state: string })
      .state;
  await expect.poll(state, { timeout: 60_000 }).toBe('completed');
  const back = await context.newPage();
  await back.goto(address);
  await isCompleted(back);
  await expect(back).toHaveTitle(/^Completed: Closed/);
  await expect((await downloads(back)).filter({ hasText: /^PowerPoint/ })).toBeVisible();
});

test('a person on another page is notified there, and the history updates', async ({ page, noAxeFindings }) => {
  await sendEndless(page, 'Went on');
  await expect(page).toHaveTitle('Creating: Went on · Cardwright');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await expect(page).toHaveTitle('Create · Cardwright');
  await page.getByRole('link', { name: 'History' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Went on' });
  await expect(row).toContainText('Creating');
  await expect(page).toHaveTitle('History · Cardwright');
  finishAll();
  // A finished run needs no label.
  await expect(row).not.toContainText('Creating', { timeout: 60_000 });
  const open = page.getByRole('button', { name: 'Open: Completed: Went on' });
  await expect(open).toBeVisible();
  await noAxeFindings(page, 'the history as a run ends');
  await open.click();
  await expect(page).toHaveURL(/\/runs\//);
  await isCompleted(page);
});

test('the palette sends a local run to the remote service, and stops watching it', async ({ page }) => {
  upstream.plan = { ...USUAL_PLAN, looks: Number.POSITIVE_INFINITY };
  const address = await runLocally(page, { inputText: '# Made locally', textMode: 'preserve', numCards: 1 });
  await page.goto(address);
  await isCompleted(page);
  const charges = upstream.generations.size;
  await command(page, 'send to remote', 'Send to remote service…');
  const question = page.getByRole('dialog', { name: 'Send to the remote service?' });
  // The command opens a confirmation, and spends nothing itself.
  await expect(question).toBeVisible();
  expect(upstream.generations.size).toBe(charges);
  await question.getByRole('button', { name: /^Create deck/ }).click();
  await expect(page).not.toHaveURL(address);
  await expect(state(page, 'Creating')).toBeVisible();
  expect(upstream.generations.size).toBe(charges + 1);
  await command(page, 'stop', 'Stop waiting');
  await expect(state(page, 'Not finished')).toBeVisible();
  finishAll();
  await command(page, 'next steps', 'Go to next steps');
  await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused();
});

test('sharing is shown, changed and undone, and takes effect at once', { tag: '@release' }, async ({
  page,
  noAxeFindings,
  playwright,
}) => {
  const sharingOptions = {
    externalAccess: 'view',
    emailOptions: { recipients: ['ada@example.org', 'grace@example.org'], access: 'comment' },
  };
  const request = { inputText: '# For others', textMode: 'preserve', numCards: 1, sharingOptions };
  await page.goto(await runLocally(page, request));
  await isCompleted(page);
  const address = `${program.address}${await page.getByRole('link', { name: /^Open deck/ }).getAttribute('href')}`;
  // Without a session, like anyone with the link.
  const stranger = await playwright.request.newContext();
  const seen = async () => {
    const answer = await stranger.get(address);
    return [answer.status(), (await answer.text()).includes('For others')];
  };
  await openDetails(page);
  const facts = page.getByLabel('Access', { exact: true });
  await expect(facts).toContainText('Anyone with the linkCan view');
  await expect(facts).toContainText('grace@example.orgCan comment');
  expect(await seen()).toEqual([200, true]);

  await page.getByRole('button', { name: 'Turn off link' }).click();
  await expect(page.getByText('Link turned off')).toBeVisible();
  await expect(facts).toContainText('Anyone with the linkNo access');
  expect(await seen()).toEqual([404, false]);
  expect((await stranger.get(`${address}/file?format=pdf`)).status()).toBe(404);
  await page.getByRole('button', { name: /^Undo: Link turned off/ }).click();
  await expect(facts).toContainText('Anyone with the linkCan view');
  expect(await seen()).toEqual([200, true]);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this deck' });
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(address);
  await dialog.getByRole('button', { name: 'Remove ada@example.org' }).click();
  await expect(facts).not.toContainText('ada@example.org');
  await noAxeFindings(page, 'the dialog that shares a deck');
  await dialog.getByRole('combobox', { name: 'Who can open it' }).selectOption('Only people who sign in here');
  await expect(facts).toContainText('Anyone with the linkNo access');
  await page.keyboard.press('Escape');
  expect(await seen()).toEqual([404, false]);
  await stranger.dispose();
  await page.reload();
  await openDetails(page);
  await expect(facts).toContainText('Anyone with the linkNo access');

  await test.step('an imported run has no deck to share, and says so', async () => {
    const exported = await page.request.get(`${program.address}/api/generations/export?as=json&query=others`);
    const file = (await exported.json()) as { runs: object[] };
    const runs = [{ ...file.runs[0], id: 'run_elsewhere', submissionId: crypto.randomUUID(), artifactId: 'art_away' }];
    await page.request.post(`${program.address}/api/generations/import`, {
      headers: { Origin: program.address },
      data: { ...file, runs },
    });
    await page.goto(`${program.address}/runs/run_elsewhere`);
    await expect(page.getByText('This deck was made elsewhere and isn’t here.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Open deck/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Share|Download)$/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^More actions for/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /Share|Copy link/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await noAxeFindings(page, 'a run whose deck is elsewhere');
  });
});
