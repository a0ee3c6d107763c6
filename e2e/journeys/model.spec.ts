import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModelServer } from '../model-server/model-server';
import { choice, send, text } from '../support/composer';
import { expect, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { type Program, startProgram } from '../support/program';
import { isCompleted, openDetails } from '../support/run-page';
import { openAdvanced } from '../support/settings';

const KEY = 'a-model-key-that-nobody-sees';
let model: ModelServer;
let program: Program;

test.beforeAll(async () => {
  model = await ModelServer.open({ key: KEY, model: 'scripted-1', pace: 10 });
  program = await startProgram({
    port: e2ePort(6),
    dataDir: mkdtempSync(path.join(tmpdir(), 'cardwright-model-')),
    env: {
      LLM_BASE_URL: model.baseUrl,
      LLM_MODEL: 'scripted-1',
      LLM_API_KEY: KEY,
      LLM_PRICE_IN: '0.5',
      LLM_CONCURRENCY: '2',
    },
  });
});
test.afterAll(async () => {
  await program.stop();
  await model.close();
});
test.afterEach(async ({ page }) => {
  model.failWith(null);
  // Leaves the page, because the browser would log failed requests while the program stops.
  await page.goto('about:blank');
});

test('a short prompt becomes a deck, card by card', { tag: '@release' }, async ({ page, noAxeFindings }) => {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().startsWith(program.address)) bodies.push(await response.text().catch(() => ''));
  });
  expect(program.output()).toContain(`Language model: scripted-1 at ${model.baseUrl}`);
  await page.goto(program.address);
  await expect(text(page)).toBeEditable();
  await expect(choice(page, 'Text mode')).toContainText('Generate');
  await text(page).click();
  await page.keyboard.insertText('Pitch deck for a coffee shop');
  // Slow enough that the first cards are visible while they are streamed.
  model.pace = 60;
  await send(page).click();
  await expect(page).toHaveURL(/\/runs\//);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ of 10 cards$/ })).toBeVisible();
  await expect(page.getByText('Team in brief').first()).toBeVisible();
  await noAxeFindings(page, 'a deck that is being written');
  model.pace = 0;
  await isCompleted(page);
  await openDetails(page);
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details).toContainText('scripted-1 (10 cards)');
  await expect(details).toContainText('Estimated model cost');
  await expect(details).not.toContainText('No AI model');
  await noAxeFindings(page, 'a deck that a model wrote');
  for (const { authorization, body } of model.calls) {
    expect(authorization).toBe(`Bearer ${KEY}`);
    expect(body).not.toContain(KEY);
  }
  expect(bodies.join('\n')).not.toContain(KEY);
  expect(program.output()).not.toContain(KEY);
});

test('a model that fails ends the run with a reason, and nothing is charged', async ({ page }) => {
  model.failWith('refusal');
  await page.goto(program.address);
  await expect(text(page)).toBeEditable();
  await text(page).click();
  await page.keyboard.insertText('Lesson about tides');
  await send(page).click();
  await expect(page.getByText(/The AI model couldn’t write this: the request was declined/).first()).toBeVisible();
});

test('a prompt without a chosen language is written in its own', async ({ page }) => {
  await page.goto(program.address);
  await expect(text(page)).toBeEditable();
  await text(page).click();
  await page.keyboard.insertText('Unterricht über Fotosynthese für die 7. Klasse');
  await openAdvanced(page);
  await expect(page.getByPlaceholder('Same as your text: Deutsch')).toBeVisible();
  const before = model.calls.length;
  await send(page).click();
  await expect.poll(() => model.calls.length).toBeGreaterThan(before);
  expect(model.calls[before]?.body).toContain('German');
});

test('cards that the model failed on are written later from the deck’s page', async ({ page, noAxeFindings }) => {
  model.script = ({ asked }) => (asked.kind === 'card' && [4, 7].includes(asked.number) ? 'refusal' : null);
  await page.goto(program.address);
  await expect(text(page)).toBeEditable();
  await text(page).click();
  await page.keyboard.insertText('Pitch deck for a tea room');
  await send(page).click();
  await isCompleted(page);
  const missing = page.getByRole('region', { name: 'Missing cards' });
  await expect(missing).toContainText('8 of 10 cards written');
  await expect(page.getByRole('button', { name: '1 warning' })).toBeVisible();
  await expect(missing).toContainText('6 local credits');
  await noAxeFindings(page, 'a deck with cards that were not written');
  await missing.getByRole('button', { name: 'Write 2 cards' }).click();
  // The model still refuses card 4.
  await expect(missing.getByRole('alert')).toContainText('the request was declined');
  model.failWith('slow');
  model.slowPace = 150;
  await missing.getByRole('button', { name: 'Write 2 cards' }).click();
  await expect(missing).toContainText('Keep this page open.');
  // A reload continues with the card that is being written, and with the others.
  await page.reload();
  await expect(missing).toContainText('Writing card 4 of 10');
  model.failWith(null);
  await expect(missing).toBeHidden();
  await expect(page.getByText('To fill in')).toHaveCount(0);
  await openDetails(page);
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('6 local credits');
  await expect(page.getByRole('button', { name: '1 warning' })).toBeHidden();
});

test('the settings test the connection', async ({ page, noAxeFindings }) => {
  await page.goto(`${program.address}/settings/models`);
  const card = page.getByRole('region', { name: 'Language model', exact: true });
  await expect(card).toContainText('Not tested yet');
  await card.getByRole('button', { name: 'Test connection' }).click();
  await expect(card).toContainText(/Passed in \d+\.\d s · scripted-1/);
  await expect(card).toContainText('Structured output: JSON schema');
  await expect(card).toContainText('Connected');
  await noAxeFindings(page, 'a language model that answers');
  await page.reload();
  await expect(card).toContainText(/Passed in \d+\.\d s · scripted-1 · /);
  model.failWith('refusal');
  await card.getByRole('button', { name: 'Test connection' }).click();
  await expect(card).toContainText('Failed: the request was declined');
  await expect(card).toContainText('Test failed');
});
