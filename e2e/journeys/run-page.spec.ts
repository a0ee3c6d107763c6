import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { command } from '../support/palette';
import { e2ePort } from '../support/ports';
import { type Program, startProgram } from '../support/program';
import { USUAL_PLAN } from '../upstream/generations';
import { Upstream } from '../upstream/upstream';

const TOKEN = 'run-page-token-1';

let upstream: Upstream;
let program: Program;

// The service is asked every five seconds and later.
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

/** Sends one live that does not end by itself, and goes to its page. */
async function sendEndless(page: Page, title: string): Promise<void> {
  upstream.plan = { ...USUAL_PLAN, looks: Number.POSITIVE_INFINITY };
  const sent = await page.request.post(`${program.address}/api/generations`, {
    headers: { Origin: program.address },
    data: {
      submissionId: crypto.randomUUID(),
      target: 'live',
      operation: 'generate',
      request: { inputText: `# ${title}`, textMode: 'preserve', numCards: 3, exportAs: 'pptx' },
    },
  });
  const { id } = (await sent.json()) as { id: string };
  await page.goto(`${program.address}/runs/${id}`);
  await expect(page.getByRole('main').getByText('Generating', { exact: true })).toBeVisible();
}

/** Sends one to Practice; gives its page. */
async function rehearse(page: Page, request: object): Promise<string> {
  const sent = await page.request.post(`${program.address}/api/generations`, {
    headers: { Origin: program.address },
    data: { submissionId: crypto.randomUUID(), target: 'practice', operation: 'generate', request },
  });
  const { id } = (await sent.json()) as { id: string };
  return `${program.address}/runs/${id}`;
}

/** From now on the service has made all it was asked for. */
function finishAll(): void {
  upstream.plan = { ...USUAL_PLAN, looks: 0 };
  for (const generation of upstream.generations.values()) generation.plan = upstream.plan;
}

const done = (page: Page) => page.getByRole('main').getByText('Done', { exact: true }).first();

test('waiting is ended and taken up again, the other file is asked for, the link copied', async ({
  page,
  noAxeFindings,
}) => {
  await sendEndless(page, 'Endless');
  await noAxeFindings(page, 'a run that is waited for');
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByRole('main').getByText('Still not finished', { exact: true })).toBeVisible();
  await expect(page.getByText('Nobody waits for it any more.', { exact: false })).toBeVisible();
  await noAxeFindings(page, 'a run nobody waits for');
  finishAll();
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(done(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /Download PowerPoint/ })).toBeVisible();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const address = await page.getByRole('link', { name: /Open the deck/ }).getAttribute('href');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await noAxeFindings(page, 'a live run with its file');
  await expect(page.getByText('nothing else was asked for. It is changed at the service itself.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share…' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Request' }).click();
  const request = page.getByRole('main');
  await expect(request).toContainText('"exportAs": "pptx"');
  await page.getByRole('radio', { name: 'cURL' }).click();
  await expect(request).toContainText(/curl .*generations/);
  await expect(request).not.toContainText('run-page-key-1');

  const first = page.url().split('/').at(-1);
  await page.getByRole('link', { name: /Ask for PDF too/ }).click();
  const origin = page.getByRole('region', { name: 'Where this draft comes from' });
  await origin.getByRole('button', { name: 'One change' }).click();
  await expect(origin.getByRole('listitem')).toContainText('Also as a file');
  await expect(page.getByRole('combobox', { name: /Also as a file/ })).toHaveValue('pdf');
  const charges = upstream.ledger.remaining;
  await page.getByRole('button', { name: /^Send live/ }).click();
  await expect(page).toHaveURL(/\/runs\//);
  await expect(page.getByRole('link', { name: /Download PDF/ })).toBeVisible({ timeout: 60_000 });
  expect(upstream.ledger.remaining).toBeLessThan(charges);
  const kin = page.getByRole('region', { name: 'Runs of the same group' });
  await expect(kin).toContainText('Changed: also as a file');
  await expect(kin.getByRole('link', { name: 'Endless', exact: true })).toHaveAttribute('href', `/runs/${first}`);
});

test('one who looks away is told when it is ready, and one who comes back later too', async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    class Told {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      onclick = null;
      constructor(title: string) {
        told.push(title);
      }
      close() {}
    }
    Object.assign(window, { Notification: Told, told });
  });
  await sendEndless(page, 'Looked away');
  await page.getByRole('button', { name: 'Tell me when it is ready' }).click();
  await expect(page.getByRole('button', { name: 'Tell me when it is ready' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveTitle(/^Generating: Looked away/);
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
  await expect(page).toHaveTitle(/^Done: Looked away/, { timeout: 60_000 });
  await expect(page.locator('link[rel=icon][href="/icon-ready.svg"]')).toBeAttached();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Done' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'told'))).toEqual(['Done: Looked away']);
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
  await expect(done(back)).toBeVisible();
  await expect(back).toHaveTitle(/^Done: Closed/);
  await expect(back.getByRole('link', { name: /Download PowerPoint/ })).toBeVisible();
});

test('one who goes on elsewhere is told there, and the history follows', async ({ page, noAxeFindings }) => {
  await sendEndless(page, 'Went on');
  await expect(page).toHaveTitle('Generating: Went on · Cardwright');
  await page.getByRole('link', { name: 'Compose', exact: true }).click();
  await expect(page).toHaveTitle('Compose · Cardwright');
  await page.getByRole('link', { name: 'History' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Went on' });
  await expect(row).toContainText('Generating');
  await expect(page).toHaveTitle('History · Cardwright');
  finishAll();
  await expect(row).toContainText('Done', { timeout: 60_000 });
  const open = page.getByRole('button', { name: 'Open: Done: Went on' });
  await expect(open).toBeVisible();
  await noAxeFindings(page, 'the history as a run ends');
  await open.click();
  await expect(page).toHaveURL(/\/runs\//);
  await expect(done(page)).toBeVisible();
});

test('the palette sends a rehearsed run live, and ends the waiting for it', async ({ page }) => {
  upstream.plan = { ...USUAL_PLAN, looks: Number.POSITIVE_INFINITY };
  const address = await rehearse(page, { inputText: '# Rehearsed', textMode: 'preserve', numCards: 1 });
  await page.goto(address);
  await expect(done(page)).toBeVisible();
  const charges = upstream.generations.size;
  await command(page, 'live', 'Send this run live…');
  const question = page.getByRole('dialog', { name: 'Send this live?' });
  // It asks: the command itself spends nothing.
  await expect(question).toBeVisible();
  expect(upstream.generations.size).toBe(charges);
  await question.getByRole('button', { name: /^Send live/ }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole('main').getByText('Generating', { exact: true })).toBeVisible();
  expect(upstream.generations.size).toBe(charges + 1);
  await command(page, 'stop', 'Stop waiting');
  await expect(page.getByRole('main').getByText('Still not finished', { exact: true })).toBeVisible();
  finishAll();
  await command(page, 'look again', 'Go to what can be done about it');
  await expect(page.getByRole('button', { name: 'Look again' })).toBeFocused();
});

test('who may open the deck is told, changed and taken back, and counts at once', async ({
  page,
  noAxeFindings,
  playwright,
}) => {
  const sharingOptions = {
    externalAccess: 'view',
    emailOptions: { recipients: ['ada@example.org', 'grace@example.org'], access: 'comment' },
  };
  const request = { inputText: '# For others', textMode: 'preserve', numCards: 1, sharingOptions };
  await page.goto(await rehearse(page, request));
  await expect(done(page)).toBeVisible();
  const address = `${program.address}${await page.getByRole('link', { name: /Open the deck/ }).getAttribute('href')}`;
  // Nobody's session: whoever was sent the link.
  const stranger = await playwright.request.newContext();
  const seen = async () => {
    const answer = await stranger.get(address);
    return [answer.status(), (await answer.text()).includes('For others')];
  };
  const facts = page.getByLabel('Who may open it', { exact: true });
  await expect(facts).toContainText('People outside it:View');
  await expect(facts).toContainText('grace@example.org:View and comment');
  expect(await seen()).toEqual([200, true]);

  await page.getByRole('button', { name: 'Nobody outside' }).click();
  await expect(page.getByText('Nobody outside the workspace may open it any more.')).toBeVisible();
  await expect(facts).toContainText('People outside it:No access');
  expect(await seen()).toEqual([404, false]);
  expect((await stranger.get(`${address}/file?format=pdf`)).status()).toBe(404);
  await page.getByRole('button', { name: /^Undo: Nobody outside/ }).click();
  await expect(facts).toContainText('People outside it:View');
  expect(await seen()).toEqual([200, true]);

  await page.getByRole('button', { name: 'Share…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who may open this deck' });
  await dialog.getByRole('combobox', { name: 'People outside it' }).selectOption({ label: 'No access' });
  await dialog.getByRole('button', { name: 'Remove ada@example.org' }).click();
  await noAxeFindings(page, 'the dialog that shares a deck');
  // Nothing counts before it is saved.
  expect(await seen()).toEqual([200, true]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(facts).not.toContainText('ada@example.org');
  expect(await seen()).toEqual([404, false]);
  await stranger.dispose();
  await page.reload();
  await expect(facts).toContainText('People outside it:No access');

  await test.step('of a run of elsewhere it says that there is no deck to let anybody into', async () => {
    const exported = await page.request.get(`${program.address}/api/generations/export?as=json&query=others`);
    const file = (await exported.json()) as { runs: object[] };
    const runs = [{ ...file.runs[0], id: 'run_elsewhere', submissionId: crypto.randomUUID(), artifactId: 'art_away' }];
    await page.request.post(`${program.address}/api/generations/import`, {
      headers: { Origin: program.address },
      data: { ...file, runs },
    });
    await page.goto(`${program.address}/runs/run_elsewhere`);
    await expect(page.getByText('was made elsewhere and is not here', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: /Open the deck/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Share…|Copy link/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(0);
    await noAxeFindings(page, 'a run whose deck is elsewhere');
  });
});
