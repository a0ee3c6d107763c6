import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { type Program, startProgram } from '../support/program';
import { USUAL_PLAN } from '../upstream/generations';
import { Upstream } from '../upstream/upstream';

const PORT = e2ePort(2);
const root = path.join(import.meta.dirname, '../..');
/** A key unlike any other text, with characters that an address and base64 write otherwise. */
const CANARY = 'canary+7Qx/9vT2=kLm4';
const CREDITS = 9988;

let upstream: Upstream;
let program: Program;
let dataDir: string;
/** What every program of these journeys has said. */
const outputs: (() => string)[] = [];

async function startLive(): Promise<void> {
  program = await startProgram({
    port: PORT,
    dataDir,
    env: { SERVICE_BASE_URL: upstream.url, SERVICE_API_KEY: CANARY },
  });
  outputs.push(program.output);
}

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-live-'));
  upstream = await new Upstream({ key: CANARY, credits: CREDITS }).start();
  await startLive();
});

test.afterAll(async () => {
  await program?.stop();
  await upstream?.stop();
});

test.beforeEach(() => {
  upstream.behave();
  upstream.plan = { ...USUAL_PLAN, looks: 0 };
});

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const targetOf = (page: Page, name: 'Practice' | 'Live') =>
  page.getByRole('radiogroup', { name: 'Send to' }).getByRole('radio', { name });
// From five runs on the range is the one of past runs, and may be one figure.
const sendLive = (page: Page) => page.getByRole('button', { name: /^Send live — about [\d,]+( to [\d,]+)? credits?$/ });

/** Fills the form for one card. The title is what the ledger tells it by. */
async function compose(page: Page, title: string, target: 'Practice' | 'Live'): Promise<void> {
  await page.goto(`${program.address}/`);
  // The draft of before, or the editor, may come between what `fill` does in two steps: to choose all, and to write.
  await expect(async () => {
    await textOf(page).fill(`${title}\n\nA few words.`);
    await expect(textOf(page)).toHaveText(`${title} A few words.`, { useInnerText: true, timeout: 1000 });
  }).toPass();
  await page.getByText('At my breaks').click();
  await targetOf(page, target).click();
}

async function isDone(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/runs\//);
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
}

async function rehearse(page: Page, title: string, theme?: RegExp): Promise<void> {
  await compose(page, title, 'Practice');
  if (theme) {
    await page.getByRole('combobox', { name: 'Theme' }).click();
    await page.getByRole('option', { name: theme }).click();
  }
  await page.getByRole('button', { name: /Make it/ }).click();
  await isDone(page);
}

function rowOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
}

test('Live and Practice are told apart in words, the choice is kept, and the balance moves', async ({
  page,
  noAxeFindings,
}) => {
  const before = upstream.ledger.remaining;
  const header = page.getByRole('banner');
  await page.goto(`${program.address}/`);
  await expect(targetOf(page, 'Practice')).toBeChecked();
  await expect(page.getByText('Free, made on this machine', { exact: false })).toBeVisible();
  await expect(header).toContainText(`${before.toLocaleString('en')} live`);
  await rehearse(page, '# Told apart, rehearsed');
  await expect(page.getByRole('main')).toContainText('made on this machine, free');

  await compose(page, '# Told apart, for real', 'Live');
  await expect(page.getByText('Spends credits of your account', { exact: false })).toBeVisible();
  await expect(sendLive(page)).toBeVisible();
  await noAxeFindings(page, 'the composer for Live');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(targetOf(page, 'Live')).toBeChecked();
  await sendLive(page).click();
  await isDone(page);
  await expect(page.getByRole('main')).toContainText('sent to the live service, spends credits');
  await expect(header).toContainText(`${(before - 2).toLocaleString('en')} live`);
  await noAxeFindings(page, 'a finished Live run');

  await page.goto(`${program.address}/history`);
  await expect(rowOf(page, 'Told apart, rehearsed').getByText('Practice', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'Told apart, for real').getByText('Live', { exact: true })).toBeVisible();
  await noAxeFindings(page, 'the history with both');
  expect(upstream.ledger.chargesOf('# Told apart, for real')).toHaveLength(1);
  expect(upstream.ledger.postsOf('# Told apart, rehearsed')).toBe(0);
});

test('a lost answer: may have been sent, shown with the balance, attached, done; charged once', async ({
  page,
  noAxeFindings,
}) => {
  const title = '# The answer got lost';
  upstream.tell('start', { kind: 'lose', share: 0.5 }, 1);
  await compose(page, title, 'Live');
  await sendLive(page).click();
  await expect(page.getByText('May have been sent', { exact: true })).toBeVisible();
  await expect(page.getByText(/Less by 2: most likely it was charged/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Leave it' })).toBeVisible();
  await noAxeFindings(page, 'a run that is not confirmed');
  await page.getByRole('button', { name: /Send again/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Send it again?' });
  await expect(dialog).toContainText('charged a second time, about 1 to');
  await noAxeFindings(page, 'the question before a second charge');
  await dialog.getByRole('button', { name: 'Do not send' }).click();

  const [charge] = upstream.ledger.chargesOf(title);
  await page.getByRole('textbox', { name: /generation id/i }).fill(charge?.generationId ?? '');
  await page.getByRole('button', { name: 'Attach' }).click();
  await isDone(page);
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText('An id was attached by hand');
  expect(upstream.ledger.chargesOf(title)).toHaveLength(1);
  expect(upstream.ledger.postsOf(title)).toBe(1);
});

test('a draft whose answer was lost is asked about after an edit too, and in another browser, until it is settled', async ({
  page,
  browser,
  noAxeFindings,
}) => {
  const title = '# Lost, then edited';
  upstream.tell('start', { kind: 'lose', share: 0.5 }, 1);
  await compose(page, title, 'Live');
  await sendLive(page).click();
  await expect(page.getByText('May have been sent', { exact: true })).toBeVisible();
  const run = page.url();
  await page.goto(`${program.address}/`);
  await expect(textOf(page)).toContainText(/Lost, then edited/);
  await textOf(page).fill(`${title}\n\nOther words.`);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await sendLive(page).click();
  const asked = page.getByRole('dialog', { name: 'Send this draft again?' });
  await expect(asked).toContainText('This draft may already have been sent');
  await noAxeFindings(page, 'the question about a lost answer');
  await asked.getByRole('button', { name: 'Do not send' }).click();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${program.address}/`);
  await other.getByRole('button', { name: 'Drafts' }).click();
  await other.getByRole('button', { name: /^Lost, then edited/ }).click();
  await expect(textOf(other)).toContainText(/Other words/);
  await targetOf(other, 'Live').click();
  await sendLive(other).click();
  await expect(other.getByRole('dialog', { name: 'Send this draft again?' })).toBeVisible();
  await elsewhere.close();
  expect(upstream.ledger.postsOf(title)).toBe(1);

  await page.goto(run);
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.getByText(/^Left as it is, and noted/)).toBeVisible();
  await page.goto(`${program.address}/`);
  await expect(textOf(page)).toContainText(/Other words/);
  await sendLive(page).click();
  await isDone(page);
  expect(upstream.ledger.postsOf(title)).toBe(2);
});

test('an answer that the browser never got: the form says so, and asks before an edited draft is sent', async ({
  page,
}) => {
  const title = '# Never heard back';
  await compose(page, title, 'Live');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  // The server takes it, and the page never learns so.
  await page.route('**/api/generations', (route) => route.fetch().then(() => route.abort('internetdisconnected')), {
    times: 1,
  });
  await sendLive(page).click();
  await expect(page.getByRole('region', { name: 'May have been sent' })).toContainText('can’t be charged twice');
  await expect.poll(() => upstream.ledger.postsOf(title)).toBe(1);
  await textOf(page).fill(`${title}\n\nOther words.`);
  await sendLive(page).click();
  const asked = page.getByRole('dialog', { name: 'Send this draft again?' });
  await asked.getByRole('button', { name: /^Send anyway/ }).click();
  await isDone(page);
  expect(upstream.ledger.postsOf(title)).toBe(2);
});

test('while the status can’t be checked the page says why, since when and when it tries again', async ({
  page,
  noAxeFindings,
}) => {
  const title = '# Watched in vain';
  upstream.tell('status', { kind: 'status', status: 403, message: 'Forbidden' });
  await compose(page, title, 'Live');
  await sendLive(page).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Status unknown', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(main).toContainText(/Can’t check the status: the service refused the key \(403\)\. Last checked \d/);
  await expect(main).toContainText(/Trying again (in \d+ s|now)\./);
  await expect(main.getByText('Generating', { exact: true })).toBeHidden();
  await noAxeFindings(page, 'a run whose status can’t be checked');
  await page.reload();
  await expect(main).toContainText('Can’t check the status');
  upstream.behave();
  await isDone(page);
  expect(upstream.ledger.chargesOf(title)).toHaveLength(1);
});

test('killed in the middle of a watch, it goes on after the restart; charged once', async ({ page, noAxeFindings }) => {
  const title = '# Outlives a kill';
  upstream.plan = { ...USUAL_PLAN, looks: 2, words: ['warming up'] };
  await compose(page, title, 'Live');
  await sendLive(page).click();
  await expect(page.getByText('The service says “warming up”', { exact: false }).first()).toBeVisible();
  await noAxeFindings(page, 'a Live run that is watched');
  const run = page.url();
  // A page left open would rightly say that its server is gone.
  await page.goto('about:blank');
  await program.kill();
  await startLive();
  await page.goto(run);
  await isDone(page);
  expect(upstream.ledger.chargesOf(title)).toHaveLength(1);
  expect(upstream.ledger.postsOf(title)).toBe(1);
});

test('a rehearsed run is sent live with one act, however often it is clicked', async ({ page, noAxeFindings }) => {
  const title = '# Rehearsed first';
  await rehearse(page, title);
  const practice = page.url();
  await page.getByRole('button', { name: 'Send live…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this live?' });
  await expect(dialog).toContainText('Live balance');
  await expect(dialog).toContainText(`${upstream.ledger.remaining.toLocaleString('en')} credits`);
  await noAxeFindings(page, 'the question before a rehearsed run goes live');
  await sendLive(page).dblclick();
  await expect(page).not.toHaveURL(practice);
  await isDone(page);
  await expect(page.getByRole('main')).toContainText('sent to the live service');
  expect(upstream.ledger.chargesOf(title)).toHaveLength(1);
  expect(upstream.ledger.postsOf(title)).toBe(1);
});

test('what names things of Practice is said before it goes live, and chosen anew', async ({ page, noAxeFindings }) => {
  const title = '# With a theme of Practice';
  await rehearse(page, title, /Harbour/);
  await page.getByRole('button', { name: 'Send live…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this live?' });
  await expect(dialog).toContainText('Live does not know these');
  await expect(dialog.getByRole('listitem')).toContainText('Theme');
  await expect(dialog.getByRole('button', { name: /^Send live without them — about/ })).toBeVisible();
  await noAxeFindings(page, 'the question with names of Practice');
  await dialog.getByRole('link', { name: 'Open in the composer for Live' }).click();
  await expect(targetOf(page, 'Live')).toBeChecked();
  await expect(page.getByText('This theme is not in the Live workspace', { exact: false })).toBeVisible();
  const theme = page.getByRole('combobox', { name: 'Theme' });
  await theme.click();
  await page.getByRole('option', { name: /Basalt/ }).click();
  await expect(theme).toHaveValue(/Basalt/);
  await sendLive(page).click();
  await isDone(page);
  expect(upstream.ledger.chargesOf(title)).toHaveLength(1);
});

test('a double click, Enter held and Control+Enter held make one charge each', async ({ page }) => {
  await compose(page, '# Clicked twice', 'Live');
  await sendLive(page).dblclick();
  await isDone(page);

  await compose(page, '# Enter held', 'Live');
  await sendLive(page).focus();
  for (let times = 0; times < 20; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await isDone(page);

  await compose(page, '# Both keys held', 'Live');
  await textOf(page).focus();
  await page.keyboard.down('Control');
  for (let times = 0; times < 20; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  await isDone(page);

  for (const title of ['# Clicked twice', '# Enter held', '# Both keys held'])
    expect({ title, posts: upstream.ledger.postsOf(title) }).toEqual({ title, posts: 1 });
});

test('going back, a second tab and a reload in the middle of sending make no second charge unasked', async ({
  page,
  context,
  noAxeFindings,
}) => {
  const title = '# Sent, then back';
  await compose(page, title, 'Live');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await sendLive(page).click();
  await isDone(page);
  await page.goBack();
  await expect(textOf(page)).toContainText(/Sent, then back/);
  await sendLive(page).click();
  const asked = page.getByRole('dialog', { name: 'Send the same once more?' });
  await expect(asked).toContainText('charged a second time');
  await noAxeFindings(page, 'the question before the same once more');
  await asked.getByRole('button', { name: 'Do not send' }).click();
  const tab = await context.newPage();
  await compose(tab, title, 'Live');
  await sendLive(tab).click();
  await expect(tab.getByRole('dialog', { name: 'Send the same once more?' })).toBeVisible();
  await tab.close();
  expect(upstream.ledger.postsOf(title)).toBe(1);
  await page.getByRole('button', { name: /^Send live/ }).click();
  await asked.getByRole('button', { name: /^Send once more/ }).click();
  await isDone(page);
  expect(upstream.ledger.chargesOf(title)).toHaveLength(2);

  const reloaded = '# Reloaded while sending';
  await compose(page, reloaded, 'Live');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  // The server takes it, and the page never learns so.
  const taken = new Promise<void>((resolve, reject) => {
    const answerNothing = (route: Route) => route.fetch().then(() => resolve(), reject);
    page.route('**/api/generations', answerNothing, { times: 1 }).catch(reject);
  });
  await sendLive(page).click();
  await taken;
  await page.reload();
  await expect(targetOf(page, 'Live')).toBeChecked();
  await expect(textOf(page)).toContainText(/Reloaded while sending/);
  await expect.poll(() => upstream.ledger.postsOf(reloaded)).toBe(1);
  await sendLive(page).click();
  await isDone(page);
  expect(upstream.ledger.postsOf(reloaded)).toBe(1);
});

test('the key is in no answer, page, storage, log, database or bundle', async ({ page, request }) => {
  const seen = new Map<string, string>();
  page.on('response', async (response) => {
    // The address of a redirect or an aborted request has no body.
    const body = await response.text().catch(() => '');
    seen.set(`${response.request().method()} ${response.url()}`, JSON.stringify(response.headers()) + body);
  });
  // A service that repeats the key to us must not bring it into a run.
  const title = '# The service repeats the key';
  upstream.tell('start', { kind: 'status', status: 400, message: `No such key: ${CANARY}` }, 1);
  await compose(page, title, 'Live');
  await sendLive(page).click();
  await expect(page.getByText('Rejected', { exact: true })).toBeVisible();
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
  for (const route of ['settings', 'balance?target=live&fresh=1', 'themes?target=live', 'generations', 'nowhere'])
    seen.set(`/api/${route}`, await (await request.get(`${program.address}/api/${route}`)).text());
  const refused = { headers: { origin: program.address }, data: { target: 'live', request: CREDITS } };
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
  // The search finds what is there: the title of the run in its answers, the key wherever it begins in base64.
  expect(
    [...seen].filter(([where, text]) => where.includes('/api/generations') && text.includes(title.slice(2))),
  ).not.toHaveLength(0);
  for (const before of ['', 'a', 'ab']) {
    const coded = Buffer.from(`${before}${CANARY}zzz`).toString('base64');
    expect(forms(CANARY).some((form) => coded.includes(form))).toBe(true);
  }
});

/** The key as it is, as addresses write it, and in base64 wherever in a longer text it may begin. */
function forms(key: string): string[] {
  const base64 = [0, 1, 2].map((offset) => {
    const whole = Buffer.from(' '.repeat(offset) + key)
      .toString('base64')
      .replace(/=+$/, '');
    // The first and last characters are made of neighbours as well.
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

test('a refused run is fixed on its fields and sent again', async ({ page, noAxeFindings }) => {
  const title = '# Refused by its fields';
  const refusal = 'Input validation errors: 1. numCards: must be at most 8 2. textOptions.tone is too odd 3. No luck';
  upstream.tell('start', { kind: 'status', status: 400, message: refusal }, 1);
  await compose(page, title, 'Live');
  await page.getByRole('heading', { level: 3, name: /^Text/ }).getByRole('button').click();
  await page.getByRole('textbox', { name: 'Tone' }).fill('odd');
  await sendLive(page).click();
  await expect(page.getByText('Rejected', { exact: true })).toBeVisible();
  await noAxeFindings(page, 'a refused run');
  await page.getByRole('link', { name: 'Fix and resend' }).click();
  const summary = page.getByRole('region', { name: /Not sent: 3 things/ });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Use at most 8 cards. The service said: “must be at most 8”');
  await expect(summary).toContainText('The service said: “No luck”');
  await expect(targetOf(page, 'Live')).toBeChecked();
  await expect(page.locator('#field-tone-error')).toContainText('Change this value. The service said: “is too odd”');
  await noAxeFindings(page, 'a form with the problems of the service');
  await page.getByRole('textbox', { name: /Number of cards/ }).fill('8');
  await expect(page.locator('#field-numCards-error')).toBeHidden();
  await page.getByRole('textbox', { name: 'Tone' }).fill('calm');
  // What was changed so far does not count with breaks and Preserve: the request would be the same.
  await page.getByRole('textbox', { name: /Additional instructions/ }).fill('Keep it calm.');
  await sendLive(page).click();
  await isDone(page);
  expect(upstream.ledger.chargesOf(title)).toHaveLength(1);
});
