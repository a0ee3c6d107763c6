import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { choice, chooseTarget, postedBy, send, spend, targetButton } from '../support/composer';
import { expect, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { type Program, startProgram } from '../support/program';
import { isCompleted, openDetails, pick, state } from '../support/run-page';
import { closeChoice, openAdvanced, pickTheme, setCards } from '../support/settings';
import { USUAL_PLAN } from '../upstream/generations';
import { Upstream } from '../upstream/upstream';

const PORT = e2ePort(2);
const root = path.join(import.meta.dirname, '../..');
/** A key unlike any other text, with characters that URLs and base64 encode differently. */
const CANARY = 'canary+7Qx/9vT2=kLm4';
const CREDITS = 9988;

let upstream: Upstream;
let program: Program;
let dataDir: string;
/** The output of every program of these journeys. */
const outputs: (() => string)[] = [];

async function startRemote(): Promise<void> {
  program = await startProgram({
    port: PORT,
    dataDir,
    env: { SERVICE_BASE_URL: upstream.url, SERVICE_API_KEY: CANARY },
  });
  outputs.push(program.output);
}

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-remote-'));
  upstream = await new Upstream({ key: CANARY, credits: CREDITS }).start();
  await startRemote();
});

test.afterAll(async () => {
  await program?.stop();
  await upstream?.stop();
});

test.beforeEach(() => {
  upstream.behave();
  upstream.plan = { ...USUAL_PLAN, looks: 0 };
});

/** Confirms the cost. */
const agree = (page: Page) => page.getByRole('dialog', { name: /^Spend/ }).getByRole('button', { name: 'Create deck' });
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** Fills the form for one card. The title identifies it in the ledger. */
async function compose(page: Page, title: string, target: 'Local' | 'Remote'): Promise<void> {
  await page.goto(`${program.address}/`);
  // The earlier draft or the editor may load between the two steps of `fill`, which selects everything and then types.
  await expect(async () => {
    await textOf(page).fill(`${title}\n\nA few words.`);
    await expect(textOf(page)).toHaveText(`${title} A few words.`, { useInnerText: true, timeout: 1000 });
  }).toPass();
  await chooseTarget(page, target);
}

const isDone = (page: Page) => isCompleted(page, 60_000);

async function runLocally(page: Page, title: string, theme?: RegExp): Promise<void> {
  await compose(page, title, 'Local');
  if (theme) {
    await pickTheme(page, '', theme);
  }
  await page.getByRole('button', { name: 'Create deck', exact: true }).click();
  await isDone(page);
}

function rowOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
}

test('Remote and Local are labelled, the choice is kept, and the balance changes', { tag: '@release' }, async ({
  page,
  noAxeFindings,
}) => {
  const before = upstream.ledger.remaining;
  const header = page.getByRole('banner');
  await page.goto(`${program.address}/`);
  await expect(targetButton(page)).toHaveAccessibleName('Send to: Local');
  await expect(header).toContainText(`${before.toLocaleString('en')} credits left`);
  await runLocally(page, '# Two targets, local');
  await expect(page.getByRole('main')).toContainText(/· ?\d+ local credits?/);

  await compose(page, '# Two targets, for real', 'Remote');
  await expect(page.getByText(/1 card · about [\d,]+( to [\d,]+)? credits? · [\d,]+ left/)).toBeVisible();
  await noAxeFindings(page, 'the composer for Remote');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(targetButton(page)).toHaveAccessibleName('Send to: Remote');
  await spend(page);
  await isDone(page);
  await expect(page.getByRole('main')).toContainText('Remote');
  await expect(page.getByRole('main')).toContainText('2 credits');
  await expect(header).toContainText(`${(before - 2).toLocaleString('en')} credits left`);
  await noAxeFindings(page, 'a finished remote run');

  await page.goto(`${program.address}/history`);
  await expect(rowOf(page, 'Two targets, local').getByText(/^\d+ local credits?$/)).toBeVisible();
  await expect(rowOf(page, 'Two targets, local').getByText('Remote', { exact: true })).toHaveCount(0);
  await expect(rowOf(page, 'Two targets, for real').getByText('Remote', { exact: true })).toBeVisible();
  await noAxeFindings(page, 'the history with local and remote runs');
  expect(upstream.ledger.chargesOf('# Two targets, for real')).toHaveLength(1);
  expect(upstream.ledger.postsOf('# Two targets, local')).toBe(0);
});

test('a run with a lost response may have been sent; it is shown with the balance, attached and completed; charged once', {
  tag: '@release',
}, async ({ page, noAxeFindings }) => {
  const title = '# The answer got lost';
  upstream.tell('start', { kind: 'lose', share: 0.5 }, 1);
  await compose(page, title, 'Remote');
  await spend(page);
  await expect(state(page, 'May have been sent')).toBeVisible();
  await expect(page.getByText(/Down by 2: it was most likely charged/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Do nothing' })).toBeVisible();
  await noAxeFindings(page, 'a run that is not confirmed');
  await page.getByRole('button', { name: /Send again/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Send again?' });
  await expect(dialog).toContainText('charged again, about ');
  await noAxeFindings(page, 'the confirmation before a second charge');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const [charge] = upstream.ledger.chargesOf(title);
  await page.getByRole('textbox', { name: /Generation ID/i }).fill(charge?.generationId ?? '');
  await page.getByRole('button', { name: 'Attach' }).click();
  await isDone(page);
  await openDetails(page);
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('ID attached manually');
  expect(upstream.ledger.chargesOf(title)).toHaveLength(1);
  expect(upstream.ledger.postsOf(title)).toBe(1);
});

test('sending a draft with a lost response asks first, even after an edit and in another browser, until it is settled', async ({
  page,
  browser,
  noAxeFindings,
}) => {
  const title = '# Lost, then edited';
  upstream.tell('start', { kind: 'lose', share: 0.5 }, 1);
  await compose(page, title, 'Remote');
  await spend(page);
  await expect(state(page, 'May have been sent')).toBeVisible();
  const run = page.url();
  await page.goto(`${program.address}/`);
  await expect(textOf(page)).toContainText(/Lost, then edited/);
  await textOf(page).fill(`${title}\n\nOther words.`);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  // One confirmation covers both the possible second charge and the cost.
  await send(page).click();
  const asked = page.getByRole('dialog', { name: 'Send again?' });
  await expect(asked).toContainText('This draft may already have been sent');
  await noAxeFindings(page, 'the confirmation after a lost response');
  await asked.getByRole('button', { name: 'Cancel' }).click();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${program.address}/`);
  await other.getByRole('button', { name: 'Drafts' }).click();
  await other.getByRole('button', { name: /^Lost, then edited/ }).click();
  await expect(textOf(other)).toContainText(/Other words/);
  await chooseTarget(other, 'Remote');
  await send(other).click();
  await expect(other.getByRole('dialog', { name: 'Send again?' })).toBeVisible();
  await elsewhere.close();
  expect(upstream.ledger.postsOf(title)).toBe(1);

  await page.goto(run);
  await page.getByRole('button', { name: 'Do nothing' }).click();
  await expect(page.getByText(/^Noted in Activity/)).toBeVisible();
  await page.goto(`${program.address}/`);
  await expect(textOf(page)).toContainText(/Other words/);
  await spend(page);
  await isDone(page);
  expect(upstream.ledger.postsOf(title)).toBe(2);
});

test('a response lost on the way to the browser is reported, and sending the edited draft asks first', async ({
  page,
}) => {
  const title = '# Never heard back';
  await compose(page, title, 'Remote');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  // The server accepts it, and the page gets no response.
  await page.route('**/api/generations', (route) => route.fetch().then(() => route.abort('internetdisconnected')), {
    times: 1,
  });
  await spend(page);
  await expect(page.getByRole('region', { name: 'May have been sent' })).toContainText('won’t be charged twice');
  await expect.poll(() => upstream.ledger.postsOf(title)).toBe(1);
  await textOf(page).fill(`${title}\n\nOther words.`);
  await send(page).click();
  const asked = page.getByRole('dialog', { name: 'Send again?' });
  await asked.getByRole('button', { name: /^Send anyway/ }).click();
  await isDone(page);
  expect(upstream.ledger.postsOf(title)).toBe(2);
});

test('while the status can’t be checked the page says why, since when and when it retries', async ({
  page,
  noAxeFindings,
}) => {
  const title = '# Watched without end';
  upstream.tell('status', { kind: 'status', status: 403, message: 'Forbidden' });
  await compose(page, title, 'Remote');
  await spend(page);
  const main = page.getByRole('main');
  await expect(state(page, 'Status unknown')).toBeVisible({ timeout: 30_000 });
  await expect(main).toContainText(/Can’t check the status: the service refused the request \(403\)\. Last checked \d/);
  await expect(main).toContainText(/Trying again (in \d+ s|now)\./);
  await expect(main.getByText('Creating', { exact: true })).toBeHidden();
  await noAxeFindings(page, 'a run whose status can’t be checked');
  await page.reload();
  await expect(main).toContainText('Can’t check the status');
  upstream.behave();
  await isDone(page);
  expect(upstream.ledger.chargesOf(title)).toHaveLength(1);
});

test('a program killed while watching continues after the restart; charged once', async ({ page, noAxeFindings }) => {
  const title = '# Outlives a kill';
  upstream.plan = { ...USUAL_PLAN, looks: 2, words: ['warming up'] };
  await compose(page, title, 'Remote');
  await spend(page);
  await expect(page.getByText('The service says “warming up”', { exact: false }).first()).toBeVisible();
  await noAxeFindings(page, 'a remote run that is watched');
  const run = page.url();
  // Leaves the page, which would correctly report that its server is unreachable.
  await page.goto('about:blank');
  await program.kill();
  await startRemote();
  await page.goto(run);
  await isDone(page);
  expect(upstream.ledger.chargesOf(title)).toHaveLength(1);
  expect(upstream.ledger.postsOf(title)).toBe(1);
});

test('a local run is sent to the remote service with one action, however often it is clicked', async ({
  page,
  noAxeFindings,
}) => {
  const title = '# Local first';
  await runLocally(page, title);
  const localRun = page.url();
  await pick(page, 'Send to remote service…');
  const dialog = page.getByRole('dialog', { name: 'Send to the remote service?' });
  await expect(dialog).toContainText('Credits left');
  await expect(dialog).toContainText(`${upstream.ledger.remaining.toLocaleString('en')} credits`);
  await noAxeFindings(page, 'the confirmation before a local run is sent to the remote service');
  await dialog.getByRole('button', { name: /^Create deck · about/ }).dblclick();
  await expect(page).not.toHaveURL(localRun);
  // The completed local run may still be on the page.
  await expect.poll(() => upstream.ledger.chargesOf(title)).toHaveLength(1);
  await isDone(page);
  await expect(page.getByRole('main')).toContainText('Remote');
  expect(upstream.ledger.postsOf(title)).toBe(1);
});

test('local names are listed before a remote send, and chosen again', async ({ page, noAxeFindings }) => {
  const title = '# With a local theme';
  await runLocally(page, title, /Harbour/);
  await pick(page, 'Send to remote service…');
  const dialog = page.getByRole('dialog', { name: 'Send to the remote service?' });
  await expect(dialog).toContainText('Not on the remote service');
  await expect(dialog.getByRole('listitem')).toContainText('Theme');
  await expect(dialog.getByRole('button', { name: /^Create without them · about/ })).toBeVisible();
  await noAxeFindings(page, 'the confirmation with local names');
  await dialog.getByRole('link', { name: 'Open in composer' }).click();
  await expect(targetButton(page)).toHaveAccessibleName('Send to: Remote');
  await expect(page.getByRole('button', { name: /^Theme: This theme isn’t available at the service/ })).toBeVisible();
  await pickTheme(page, 'Basalt', /Basalt/);
  await expect(choice(page, 'Theme')).toContainText('Basalt');
  await spend(page);
  await isDone(page);
  expect(upstream.ledger.chargesOf(title)).toHaveLength(1);
});

test('a double click, Enter held and Control+Enter held make one charge each', { tag: '@release' }, async ({
  page,
}) => {
  await compose(page, '# Clicked twice', 'Remote');
  await send(page).dblclick();
  await agree(page).dblclick();
  await expect(page).toHaveURL(/\/runs\//);

  // A held key opens the confirmation but does not confirm it.
  await compose(page, '# Enter held', 'Remote');
  await send(page).focus();
  for (let times = 0; times < 20; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await agree(page).focus();
  for (let times = 0; times < 20; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page).toHaveURL(/\/runs\//);

  await compose(page, '# Both keys held', 'Remote');
  await textOf(page).focus();
  await page.keyboard.down('Control');
  for (let times = 0; times < 20; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  await agree(page).click();
  await isDone(page);

  for (const title of ['# Clicked twice', '# Enter held', '# Both keys held'])
    expect({ title, posts: upstream.ledger.postsOf(title) }).toEqual({ title, posts: 1 });
});

test('going back, a second tab and a reload while sending cause no second charge without asking', async ({
  page,
  context,
  noAxeFindings,
}) => {
  const title = '# Sent, then back';
  await compose(page, title, 'Remote');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await spend(page);
  await isDone(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Drafts', exact: true }).click();
  await page.getByRole('button', { name: /^Sent, then back.*Sent/ }).click();
  await expect(textOf(page)).toContainText(/Sent, then back/);
  // One confirmation covers both the second charge and its cost.
  await send(page).click();
  const asked = page.getByRole('dialog', { name: 'Send again?' });
  await expect(asked).toContainText('charged again');
  await expect(asked).toContainText(/will create 1 card\. You have [\d,]+ credits left/);
  await expect(page.getByRole('dialog', { name: /^Spend/ })).toHaveCount(0);
  await noAxeFindings(page, 'the confirmation before sending the same again');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  const tab = await context.newPage();
  await compose(tab, title, 'Remote');
  await send(tab).click();
  await expect(tab.getByRole('dialog', { name: 'Send again?' })).toBeVisible();
  await tab.close();
  expect(upstream.ledger.postsOf(title)).toBe(1);
  await send(page).click();
  await asked.getByRole('button', { name: /^Send again/ }).click();
  await isDone(page);
  expect(upstream.ledger.chargesOf(title)).toHaveLength(2);

  const reloaded = '# Reloaded while sending';
  await compose(page, reloaded, 'Remote');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  // The server accepts it, and the page gets no response.
  const taken = new Promise<void>((resolve, reject) => {
    const answerNothing = (route: Route) => route.fetch().then(() => resolve(), reject);
    page.route('**/api/generations', answerNothing, { times: 1 }).catch(reject);
  });
  await spend(page);
  await taken;
  await page.reload();
  await expect(targetButton(page)).toHaveAccessibleName('Send to: Remote');
  await expect(textOf(page)).toContainText(/Reloaded while sending/);
  await expect.poll(() => upstream.ledger.postsOf(reloaded)).toBe(1);
  await spend(page);
  await isDone(page);
  expect(upstream.ledger.postsOf(reloaded)).toBe(1);
});

test('the key is in no response, page, storage, log, database or bundle', { tag: '@release' }, async ({
  page,
  request,
}) => {
  const seen = new Map<string, string>();
  page.on('response', async (response) => {
    // A redirect or an aborted request has no body.
    const body = await response.text().catch(() => '');
    seen.set(`${response.request().method()} ${response.url()}`, JSON.stringify(response.headers()) + body);
  });
  // A key that the service repeats must not be stored in a run.
  const title = '# The service repeats the key';
  upstream.tell('start', { kind: 'status', status: 400, message: `No such key: ${CANARY}` }, 1);
  await compose(page, title, 'Remote');
  await spend(page);
  await expect(state(page, 'Rejected')).toBeVisible();
  await expect(page.getByText('No such key', { exact: false }).first()).toBeVisible();
  for (const place of ['/', '/history', new URL(page.url()).pathname]) {
    await page.goto(program.address + place);
    await page.waitForLoadState('networkidle');
    seen.set(`page ${place}`, await page.content());
    seen.set(`payload ${place}`, await (await request.get(program.address + place, { headers: { rsc: '1' } })).text());
  }
  seen.set(
    'storage',
    await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })),
  );
  for (const route of ['settings', 'balance?target=remote&fresh=1', 'themes?target=remote', 'generations', 'nowhere'])
    seen.set(`/api/${route}`, await (await request.get(`${program.address}/api/${route}`)).text());
  const refused = { headers: { origin: program.address }, data: { target: 'remote', request: CREDITS } };
  seen.set('a refusal', await (await request.post(`${program.address}/api/generations`, refused)).text());
  outputs.forEach((output, at) => {
    seen.set(`output of program ${at + 1}`, output());
  });
  const files = [...filesBelow(path.join(root, '.next/static')), ...filesBelow(dataDir)];
  for (const file of files) seen.set(file, readFileSync(file, 'latin1'));

  expect(files.length).toBeGreaterThan(20);
  expect(seen.size).toBeGreaterThan(files.length + 15);
  const leaks = [...seen].filter(([, text]) => forms(CANARY).some((form) => text.includes(form)));
  expect(leaks.map(([where]) => where)).toEqual([]);
  // Checks that the search works: it finds the run's title in the responses, and the key at every base64 offset.
  expect(
    [...seen].filter(([where, text]) => where.includes('/api/generations') && text.includes(title.slice(2))),
  ).not.toHaveLength(0);
  for (const before of ['', 'a', 'ab']) {
    const coded = Buffer.from(`${before}${CANARY}zzz`).toString('base64');
    expect(forms(CANARY).some((form) => coded.includes(form))).toBe(true);
  }
});

/** The key unchanged, URL-encoded, and in base64 at every offset. */
function forms(key: string): string[] {
  const base64 = [0, 1, 2].map((offset) => {
    const whole = Buffer.from(' '.repeat(offset) + key)
      .toString('base64')
      .replace(/=+$/, '');
    // The first and last characters also encode neighbouring bytes.
    return whole.slice(offset === 0 ? 0 : offset + 1, -1);
  });
  const urlSafe = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  return [
    ...new Set([key, encodeURIComponent(key), encodeURI(key), JSON.stringify(key).slice(1, -1), ...base64, ...urlSafe]),
  ];
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

test('a refused run is fixed in its fields and sent again', async ({ page, noAxeFindings }) => {
  const title = '# Refused by its fields';
  const refusal =
    'Input validation errors: 1. numCards: must be at most 8 2. textOptions.tone is too odd 3. No luck 4. odd: is odd';
  upstream.tell('start', { kind: 'status', status: 400, message: refusal }, 1);
  await compose(page, title, 'Remote');
  await (await openAdvanced(page)).getByRole('textbox', { name: 'Tone' }).fill('odd');
  await spend(page);
  await expect(state(page, 'Rejected')).toBeVisible();
  await noAxeFindings(page, 'a refused run');
  await page.getByRole('link', { name: 'Fix and resend' }).click();
  const summary = page.getByRole('region', { name: /Fix 4 problems/ });
  await expect(summary).toBeVisible();
  await expect(summary.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Fix 4 problems to continue' })).toBeVisible();
  await expect(summary).toContainText('Use at most 8 cards. The service said: “must be at most 8”');
  await expect(summary).toContainText('The service said: “No luck”');
  await expect(targetButton(page)).toHaveAccessibleName('Send to: Remote');
  await expect(page.locator('#field-textOptions-tone-error')).toContainText(
    'Change this value. The service said: “is too odd”',
  );
  await noAxeFindings(page, 'a form with the problems of the service');
  await setCards(page, 8);
  await expect(page.locator('#field-numCards-error')).toBeHidden();
  await closeChoice(page, 'Length');
  await page.getByRole('textbox', { name: 'Tone' }).fill('calm');
  // The earlier changes are ignored with breaks and Preserve, so the request needs another change to differ.
  await page.getByRole('textbox', { name: 'Instructions' }).fill('Keep it calm.');
  await spend(page);
  await isDone(page);
  expect(upstream.ledger.chargesOf(title)).toHaveLength(1);
});

test('recipients are chips: typed, pasted, corrected and removed by keyboard', async ({ page, noAxeFindings }) => {
  await compose(page, '# Shared with people', 'Remote');
  await openAdvanced(page);
  const input = page.getByRole('textbox', { name: 'Email address' });
  const chips = page.getByRole('list', { name: 'Recipients' }).getByRole('listitem');
  await input.pressSequentially('ada@x.example,ben@');
  await input.press('Enter');
  await expect(chips).toHaveCount(2);
  await input.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Cy Bell <cy@x.example>; "Day, Di" <di@x.example>\neve@x.example');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(chips).toHaveCount(5);
  await noAxeFindings(page, 'recipients');

  await send(page).click();
  await expect(page.getByRole('button', { name: /^Edit ben@/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('ben@');
  await page.keyboard.type('x.example,');
  await expect(page.getByRole('button', { name: /^Email recipients: / })).toBeHidden();

  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: 'Remove ben@x.example' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(page.getByText('eve@x.example', { exact: true })).toHaveCount(0);
  await expect(input).toBeFocused();
  // Unfinished input is included.
  await page.keyboard.type('fay@x.example');
  const { request } = await postedBy(page, async () => {
    await page.keyboard.press('Control+Enter');
    await agree(page).click();
  });
  expect(request.sharingOptions.emailOptions.recipients).toEqual([
    'ada@x.example',
    'cy@x.example',
    'di@x.example',
    'ben@x.example',
    'fay@x.example',
  ]);
});
