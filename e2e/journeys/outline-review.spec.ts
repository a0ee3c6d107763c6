import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ModelServer } from '../model-server/model-server';
import { choice, rewrite, sideways, text } from '../support/composer';
import { expect, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { type Program, startProgram } from '../support/program';
import { isCompleted, openDetails, state } from '../support/run-page';
import { choose } from '../support/settings';

const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-outline-'));
let model: ModelServer;
let program: Program;

const start = () =>
  startProgram({
    port: e2ePort(5),
    dataDir,
    env: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'scripted-1', LLM_CONCURRENCY: '1', LLM_CREDITS_PER_CARD: '3' },
  });

test.beforeAll(async () => {
  model = await ModelServer.open({ model: 'scripted-1' });
  program = await start();
});
test.afterAll(async () => {
  await program.stop();
  await model.close();
});
test.beforeEach(() => {
  model.calls.length = 0;
});
test.afterEach(async ({ page }) => {
  // Leaves the page, because the browser would log failed requests while the program stops.
  await page.goto('about:blank');
});

const review = (page: Page) => page.getByRole('checkbox', { name: 'Review outline first' });
const heading = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Heading of card ${number}`, exact: true });
const headings = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Heading of card/ })
    .evaluateAll((all) => all.map((one) => 'value' in one && one.value));
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const asked = () => model.calls.map(({ asked: { kind, number } }) => `${kind} ${number}`);

/** Sends a short request for 4 cards, with the outline reviewed. */
async function plan(page: Page, words: string): Promise<void> {
  await page.goto(program.address);
  await expect(text(page)).toBeEditable();
  await rewrite(page, words);
  await choose(page, 'Text mode', /^Generate/);
  await page
    .getByRole('region', { name: 'Settings' })
    .getByRole('button', { name: /^Length/ })
    .click();
  await page.getByRole('textbox', { name: /^Number of cards/ }).fill('4');
  await page.keyboard.press('Escape');
  await review(page).check();
  await button(page, 'Create outline').click();
  await expect(page).toHaveURL(/\/runs\//);
  await expect(state(page, 'Outline ready')).toBeVisible();
}

test('an outline is edited before its cards are written', async ({ page, noAxeFindings }) => {
  await plan(page, 'Pitch deck for a tea room');
  await expect(heading(page, 1)).toHaveValue('A plan for the whole');
  expect(await headings(page)).toEqual(['A plan for the whole', 'Product in brief', 'Team in brief', 'Costs in brief']);
  expect(asked()).toEqual(['outline 4']);
  await expect(page.getByText('taking longer than usual')).toHaveCount(0);
  await noAxeFindings(page, 'an outline');

  await button(page, 'Move card 3 up').click();
  await expect(button(page, 'Move card 2 up')).toBeFocused();
  await expect(page.getByText(/^4 cards · about 12 local credits$/)).toBeVisible();
  await button(page, 'Delete card 4').click();
  await expect(page.getByText(/^3 cards · about 9 local credits$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(button(page, 'Delete card 4')).toBeVisible();
  await button(page, 'Delete card 4').click();
  await button(page, 'Add card').click();
  await expect(heading(page, 4)).toBeFocused();
  await button(page, 'Create deck').click();
  await expect(page.getByText('Add a heading')).toBeVisible();
  await expect(heading(page, 4)).toBeFocused();
  await noAxeFindings(page, 'an outline with a missing heading');
  await page.keyboard.insertText('Opening hours');
  await page.getByRole('textbox', { name: 'What card 4 covers' }).fill('When guests may come.');
  const edited = ['A plan for the whole', 'Team in brief', 'Product in brief', 'Opening hours'];
  expect(await headings(page)).toEqual(edited);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(button(page, 'Create deck')).toBeInViewport();
  // Waits for the colour transition of the fields.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await noAxeFindings(page, 'an outline on a phone, in dark colours');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });

  // Nothing is lost if the page is closed and the program is killed.
  const address = page.url();
  await page.goto('about:blank');
  await program.kill();
  program = await start();
  await page.goto(`${program.address}/history`);
  await expect(page.getByText('Outline ready', { exact: true }).first()).toBeVisible();
  await page.goto(address);
  await expect(heading(page, 4)).toHaveValue('Opening hours');
  expect(await headings(page)).toEqual(edited);

  const path = `/api/generations/${address.split('/').at(-1)}`;
  await expect
    .poll(async () => (await page.request.get(`${program.address}${path}/outline`)).text())
    .toContain('When guests may come.');
  // Another browser, which has nothing stored on its device.
  const elsewhere = await page.context().browser()!.newContext();
  const other = await elsewhere.newPage();
  await other.goto(address);
  await expect(heading(other, 4)).toHaveValue('Opening hours');
  // This tab does not get the other tab's approval in time.
  const body = await (await page.request.get(`${program.address}${path}`)).text();
  await other.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'application/json' }));
  await button(page, 'Create deck').click();
  await isCompleted(page);
  await button(other, 'Create deck').click();
  await expect(other.getByText('This outline was already approved.').first()).toBeVisible();
  await elsewhere.close();

  expect(asked()).toEqual(['outline 4', 'card 1', 'card 2', 'card 3', 'card 4']);
  expect(model.calls.filter(({ asked: { kind } }) => kind === 'card').map(({ asked }) => asked.heading)).toEqual(
    edited,
  );
  await expect(page.getByRole('option', { name: /^Card 4: Opening hours/ })).toBeVisible();
  await openDetails(page);
  await expect(page.getByText('Outline approved', { exact: true })).toBeVisible();
  await page.goto(`${program.address}/settings/credits`);
  await expect(
    page
      .getByRole('row', { name: /^Deck .*12$/ })
      .or(page.getByText(/[-−]12$/))
      .first(),
  ).toBeVisible();
});

test('an outline is cancelled without a charge', async ({ page, noAxeFindings }) => {
  await plan(page, 'Lesson about tides');
  await expect(heading(page, 1)).toHaveValue('A plan for the whole');
  await button(page, 'Cancel').click();
  await expect(page.getByText('Cancelled before the first card was written.').first()).toBeVisible();
  await expect(state(page, 'Cancelled')).toBeVisible();
  expect(asked()).toEqual(['outline 4']);
  await noAxeFindings(page, 'a cancelled outline');
});

test('the review is offered if the model plans the cards, and a duplicate keeps it', async ({ page }) => {
  await plan(page, 'Plan for a street party');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^More actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click();
  await expect(text(page)).toBeEditable();
  await expect(review(page)).toBeChecked();
  await choose(page, 'Length', /^At --- lines/);
  await expect(review(page)).toHaveCount(0);
  await choose(page, 'Length', /^Auto/);
  await expect(review(page)).toBeChecked();
  await choose(page, 'Text mode', /^Preserve/);
  await expect(review(page)).toHaveCount(0);
  await expect(choice(page, 'Text mode')).toContainText('Preserve');
});
