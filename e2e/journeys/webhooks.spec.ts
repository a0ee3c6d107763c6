import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { type Program, startProgram } from '../support/program';
import { isCompleted } from '../support/run-page';
import { Receiver } from '../webhooks/receiver';

let receiver: Receiver;
let program: Program;

test.beforeAll(async () => {
  receiver = await new Receiver().start();
  program = await startProgram({
    port: e2ePort(3),
    dataDir: mkdtempSync(path.join(tmpdir(), 'cardwright-webhooks-')),
    env: { WEBHOOK_ORIGINS: receiver.origin },
  });
});

test.afterAll(async () => {
  await program?.stop();
  receiver?.stop();
});

test('a webhook is added in Settings, notified of a deck, and its deliveries are shown', async ({
  page,
  noAxeFindings,
}) => {
  await page.goto(`${program.address}/settings/api`);
  const card = page.getByRole('region', { name: 'Webhooks' });
  await card.getByRole('button', { name: 'Add webhook' }).click();
  const address = card.getByLabel('Address');
  await expect(address).toBeFocused();
  await address.fill('http://127.0.0.1:1/hook');
  await address.press('Enter');
  await expect(card).toContainText('An administrator can add http://127.0.0.1:1 to WEBHOOK_ORIGINS');
  await noAxeFindings(page, 'the form of a webhook');
  await address.fill(`${receiver.origin}/ok`);
  await address.press('Enter');
  const secret = await card.getByRole('textbox', { name: receiver.origin }).inputValue();
  await noAxeFindings(page, 'a new webhook');
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByRole('button', { name: 'Add webhook' })).toBeFocused();

  await page.goto(`${program.address}/`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(async () => {
    await text.fill('# Bees\n\nThey fly far.');
    await expect(text).toContainText('They fly far.', { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Create deck', exact: true }).click();
  await isCompleted(page);
  const run = new URL(page.url()).pathname;
  await expect.poll(() => receiver.received.length).toBe(1);
  const { body, headers } = receiver.received[0]!;
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'generation.completed',
    data: { state: 'completed', pageUrl: program.address + run },
  });

  await page.goto(`${program.address}/settings/api`);
  expect(await page.content()).not.toContain(secret);
  await card.getByRole('button', { name: 'Deliveries' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deliveries' });
  await expect(dialog).toContainText(/generation\.completed.*1 try.*Answered 200/s);
  await dialog.getByText('Message and answer').click();
  await expect(dialog).toContainText('thanks');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(receiver.received[1]?.headers['webhook-id']).toBe(headers['webhook-id']);
  await dialog.getByRole('button', { name: 'Send a test' }).click();
  await expect(dialog).toContainText('webhook.test');
  await noAxeFindings(page, 'the deliveries of a webhook');
  await dialog.getByRole('link', { name: 'Bees' }).click();
  await expect(page).toHaveURL(program.address + run);
  await page.goBack();
  await card.getByRole('button', { name: `Remove ${receiver.origin}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card).toContainText('No webhooks yet.');
});

test('a webhook that fails says so, and is tried again', async ({ page }) => {
  await page.goto(`${program.address}/settings/api`);
  const card = page.getByRole('region', { name: 'Webhooks' });
  await card.getByRole('button', { name: 'Add webhook' }).click();
  await card.getByLabel('Address').fill(`${receiver.origin}/fails`);
  await card.getByLabel('Address').press('Enter');
  await card.getByRole('button', { name: 'Done' }).click();
  // The list is still loading when the test is sent.
  let isFirst = true;
  await page.route('**/deliveries', async (route) => {
    const isHeld = isFirst && route.request().method() === 'GET';
    if (!isHeld) return route.fallback();
    isFirst = false;
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return route.fulfill({ response }).catch(() => {});
  });
  await card.getByRole('button', { name: 'Deliveries' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deliveries' });
  await dialog.getByRole('button', { name: 'Send a test' }).click();
  await expect(dialog).toContainText(/Answered 500.*Next try: .*\d:\d\d.*Send again/s);
  await expect(dialog).toContainText('2 tries', { timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(card).toContainText('The last delivery failed');
});

test('a webhook whose receiver is gone is paused, and says so', async ({ page }) => {
  await page.goto(`${program.address}/settings/api`);
  const card = page.getByRole('region', { name: 'Webhooks' });
  await card.getByRole('button', { name: 'Add webhook' }).click();
  await card.getByLabel('Address').fill(`${receiver.origin}/gone`);
  await card.getByLabel('Address').press('Enter');
  await card.getByRole('button', { name: 'Done' }).click();
  const hook = card.getByRole('listitem').filter({ hasText: '/gone' });
  await hook.getByRole('button', { name: 'Deliveries' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deliveries' });
  await dialog.getByRole('button', { name: 'Send a test' }).click();
  await expect(dialog).toContainText('Answered 410');
  await page.keyboard.press('Escape');
  await expect(hook).toContainText('Paused: the receiver answered 410 Gone');
});
