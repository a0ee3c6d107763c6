import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHROMIUM_ARGS } from '../support/chromium-args';
import { findChromium } from '../support/find-chromium.mjs';
import { expect, makeIt, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { type Program, startProgram } from '../support/program';
import { pick } from '../support/run-page';

// Browsers withhold some APIs from pages loaded over plain HTTP from another machine. Chromium treats a mapped host
// name like another machine, although it is this one.
const HOST = 'cards.test';
const TOKEN = 'plain-http-access-token-01';

test.use({
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

let program: Program;
const address = `http://${HOST}:${e2ePort(9)}`;

test.beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-plain-http-'));
  program = await startProgram({
    port: e2ePort(9),
    dataDir,
    env: { ACCESS_TOKEN: TOKEN, ALLOWED_HOSTS: new URL(address).host },
  });
});

test.afterAll(async () => {
  await program?.stop();
});

test('over plain HTTP from another machine, a deck is made, its link copied, and the deck found again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(address);
  await page.getByLabel('Access token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeEditable();
  expect(await page.evaluate(() => [window.isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator])).toEqual(
    [false, false, false],
  );
  await text.fill('# Harvest supper\n\nWho comes, what we cook.\n\n---\n## The place\n\nThe long field.');
  await makeIt(page);

  await pick(page, 'Copy link');
  await expect(page.getByText('Link copied')).toBeVisible();

  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByRole('link', { name: /Harvest supper/ })).toBeVisible();

  await page.goto(address);
  await expect(text).toBeEditable();
  await text.fill('A second draft');
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
});
