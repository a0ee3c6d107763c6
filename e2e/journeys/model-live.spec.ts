import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ModelServer } from '../model-server/model-server';
import { send, text } from '../support/composer';
import { expect, test, zipNames } from '../support/journey';
import { e2ePort } from '../support/ports';
import { type Program, startProgram } from '../support/program';
import { downloads, isCompleted, openDetails } from '../support/run-page';

const KEY = 'a-model-key-that-nobody-sees';
const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-live-'));
let model: ModelServer;
let program: Program;

const start = () =>
  startProgram({
    port: e2ePort(7),
    dataDir,
    env: {
      LLM_BASE_URL: model.baseUrl,
      LLM_MODEL: 'scripted-1',
      LLM_API_KEY: KEY,
      LLM_CONCURRENCY: '1',
      LLM_CREDITS_PER_CARD: '3',
    },
  });

test.beforeAll(async () => {
  model = await ModelServer.open({ key: KEY, model: 'scripted-1' });
  // Milliseconds between two pieces: a card written at this pace is not finished within a test.
  model.slowPace = 20_000;
  program = await start();
});
test.afterAll(async () => {
  await program.stop();
  await model.close();
});
test.beforeEach(() => {
  model.failWith(null);
  model.calls.length = 0;
});
test.afterEach(async ({ page }) => {
  model.pace = 0;
  // Leaves the page, because the browser would log failed requests while the program stops.
  await page.goto('about:blank');
});

/** Sends a short request. Returns while the deck is being written. */
async function create(page: Page, words: string): Promise<void> {
  await page.goto(program.address);
  await expect(text(page)).toBeEditable();
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(words);
  await send(page).click();
  await expect(page).toHaveURL(/\/runs\//);
}

const written = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Card ${number}:`) });

/** Makes the model too slow from this card on. */
function stallAt(number: number): void {
  model.script = ({ asked }) => (asked.kind === 'card' && asked.number >= number ? 'slow' : null);
}

test('the page fills card by card, and a card can be opened while others are written', async ({
  page,
  noAxeFindings,
}) => {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().startsWith(program.address)) bodies.push(await response.text().catch(() => ''));
  });
  stallAt(4);
  await create(page, 'Pitch deck for a tea room');
  await expect(written(page, 3)).toBeVisible();
  // The newest card is shown large until another one is selected, and the plan lists the cards to come.
  await expect(page.getByRole('article', { name: 'Card 3: Team in brief' })).toHaveCount(1);
  await expect(page.getByText('Costs in brief').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '3 of 10 cards' })).toBeVisible();
  await noAxeFindings(page, 'a deck that is being filled');
  await written(page, 1).click();
  await expect(written(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'dark' });
  await noAxeFindings(page, 'a deck that is being filled, in dark colours');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(written(page, 1)).toBeVisible();
  await noAxeFindings(page, 'a deck that is being filled, on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  // A page that is opened later shows the cards written so far.
  await page.reload();
  await expect(written(page, 3)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('Cancelled after 3 of 10 cards.').first()).toBeVisible();
  await expect(page.getByRole('option', { name: /^Card 3/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Card 4/ })).toHaveCount(0);
  await expect.poll(() => model.open).toBe(0);
  await noAxeFindings(page, 'a cancelled deck');
  await page.goto(`${program.address}/settings/credits`);
  await expect(
    page
      .getByRole('row', { name: /^Deck .*−?9$/ })
      .or(page.getByText(/[-−]9$/))
      .first(),
  ).toBeVisible();
  expect(bodies.join('\n')).not.toContain(KEY);
  expect(bodies.join('\n')).not.toContain('You write one card');
});

test('a run that is cancelled before its first card costs nothing', async ({ page, noAxeFindings }) => {
  model.failWith('slow');
  await create(page, 'Lesson about tides');
  await expect.poll(() => model.calls.length).toBe(1);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('Cancelled before the first card was written.').first()).toBeVisible();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await noAxeFindings(page, 'a run that was cancelled at once');
});

test('after kill -9 a run continues, and written cards are not requested again', async ({ page }) => {
  stallAt(4);
  await create(page, 'Plan for a street party');
  const address = page.url();
  await expect(written(page, 3)).toBeVisible();
  await expect.poll(() => model.calls.at(-1)?.asked.number).toBe(4);
  await page.goto('about:blank');
  await program.kill();
  const before = model.calls.length;
  model.failWith(null);
  program = await start();
  await page.goto(address);
  await isCompleted(page);
  await expect(page.getByText('1 of 10', { exact: true }).filter({ visible: true })).toBeVisible();
  const after = model.calls.slice(before).map(({ asked: { kind, number } }) => `${kind} ${number}`);
  expect(after).toEqual([4, 5, 6, 7, 8, 9, 10].map((number) => `card ${number}`));
});

test('one card is rewritten, accepted, shown everywhere, and undone', async ({ page, noAxeFindings }) => {
  await create(page, 'Report on the library');
  await isCompleted(page);
  const pptx = async () => {
    const saved = page.waitForEvent('download');
    await (await downloads(page))
      .filter({ hasText: /^PowerPoint|^PPTX/ })
      .first()
      .click();
    return zipNames(await readFile(await (await saved).path())).filter((name) => /charts\/chart\d*\.xml$/.test(name));
  };
  expect(await pptx()).toEqual([]);
  await page.getByRole('button', { name: 'Next card' }).click();
  await page.getByRole('button', { name: 'Rewrite card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rewrite card 2' });
  await dialog.getByRole('button', { name: 'Rewrite', exact: true }).click();
  await expect(dialog.getByText('Say what should change.')).toBeVisible();
  await dialog.getByRole('button', { name: 'As a chart' }).click();
  await expect(dialog.getByRole('textbox', { name: 'What should change?' })).toHaveValue('As a chart');
  await expect(dialog).toContainText('Uses 3 local credits.');
  await noAxeFindings(page, 'the form to rewrite a card');
  model.calls.length = 0;
  await dialog.getByRole('button', { name: 'Rewrite', exact: true }).click();
  await expect(dialog.getByRole('figure', { name: 'Current' })).toContainText('what it means for the reader');
  await expect(dialog.getByRole('figure', { name: 'New' })).toContainText('240');
  await noAxeFindings(page, 'the versions of a card');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await noAxeFindings(page, 'the versions of a card on a phone, in dark colours');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  // It survives a reload, without a new request to the model.
  await page.reload();
  await page.getByRole('button', { name: 'Next card' }).click();
  await page.getByRole('button', { name: 'Review rewrite' }).click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article', { name: /^Card 2/ }).first()).toContainText('240');
  expect(model.calls.map(({ asked }) => asked.instruction)).toEqual(['As a chart']);
  expect(await pptx()).toHaveLength(1);

  const viewer = await page.context().newPage();
  await viewer.goto(`${program.address}${await page.getByRole('link', { name: /^Open deck/ }).getAttribute('href')}`);
  await expect(viewer.locator('#card-2')).toContainText('240');
  await page.getByRole('button', { name: 'Rewrite card' }).click();
  await expect(dialog).toContainText('Rewritten: “As a chart”');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog).not.toContainText('Rewritten:');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article', { name: /^Card 2/ }).first()).not.toContainText('240');
  expect(await pptx()).toEqual([]);
  await viewer.reload();
  await expect(viewer.locator('#card-2')).not.toContainText('240');
  await viewer.close();
  await openDetails(page);
  await page.goto(`${program.address}/settings/credits`);
  await expect(page.getByRole('row', { name: /Rewritten card/ })).toContainText('3');
});

test('a rewrite is stopped, fails in place, and is tried again', async ({ page, noAxeFindings }) => {
  await create(page, 'Report on the harbour');
  await isCompleted(page);
  const tokens = async () => {
    await openDetails(page);
    const details = page.getByRole('complementary', { name: 'Details' });
    await expect(details).toContainText(' in, ');
    return Number(/([\d,]+) in, /.exec((await details.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
  };
  const before = await tokens();
  await page.getByRole('button', { name: 'Rewrite card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rewrite card 1' });
  const instruction = dialog.getByRole('textbox', { name: 'What should change?' });
  await instruction.fill('Shorter');
  model.failWith('slow');
  model.calls.length = 0;
  await dialog.getByRole('button', { name: 'Rewrite', exact: true }).click();
  await expect(dialog.getByText('Rewriting the card…')).toBeVisible();
  await expect(dialog.getByRole('timer')).toHaveText(/\d/);
  await expect.poll(() => model.calls.length).toBe(1);
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeFocused();
  await noAxeFindings(page, 'a card that is being rewritten');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog).toContainText('Stopped. No credits were used.');
  await expect(instruction).toBeFocused();
  await expect(instruction).toHaveValue('Shorter');
  // What was sent may be charged by the model's operator.
  await expect(async () => {
    await page.reload();
    expect(await tokens()).toBeGreaterThan(before);
  }).toPass();

  await page.getByRole('button', { name: 'Rewrite card' }).click();
  model.failWith('refusal');
  await dialog.getByRole('button', { name: 'Rewrite', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The AI model couldn’t rewrite this card: the request was declined.',
  );
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeFocused();
  await noAxeFindings(page, 'a rewrite that failed');
  model.failWith(null);
  await instruction.press('Shift+Enter');
  await expect(instruction).toHaveValue(/\n/);
  await instruction.press('Enter');
  await expect(dialog.getByRole('figure', { name: 'New' })).toBeVisible();
});
