import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, test as plain } from '@playwright/test';
import { choice, more } from '../support/composer';
import { expect, makeIt, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { startProgram } from '../support/program';
import { pick } from '../support/run-page';
import { openAdvanced } from '../support/settings';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
/** The text in the form, in the plain field or in the editor. */
const textIn = (page: Page) =>
  textOf(page).evaluate((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value;
    const lines = [...field.querySelectorAll('.cm-line')].map((line) => {
      const copy = line.cloneNode(true) as Element;
      for (const widget of copy.querySelectorAll('[contenteditable=false]')) widget.remove();
      return copy.textContent;
    });
    return lines.join('\n');
  });
const says = (page: Page, text: string) => expect.poll(() => textIn(page)).toBe(text);
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Enters a text and waits until the server has stored it. */
async function write(page: Page, text: string) {
  const kept = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' && (answer.request().postData() ?? '').includes(JSON.stringify(text)),
  );
  // `fill` selects everything and replaces it, but not if the editor loads in between.
  await expect(async () => {
    await textOf(page).fill(text);
    expect(await textIn(page)).toBe(text);
  }).toPass();
  expect((await kept).status()).toBe(200);
  await saved(page);
}

/** Opens the dialog with the drafts. */
async function drafts(page: Page) {
  // On a narrow screen the list is behind "More". Both buttons appear together, once the draft is known.
  await expect(button(page, 'More')).toBeVisible();
  if (await button(page, 'Drafts').isVisible()) await button(page, 'Drafts').click();
  else await more(page, 'Drafts');
  return page.getByRole('dialog', { name: 'Drafts' });
}

test('typed text survives a reload, and “use again” opens a new draft besides the unsent one', {
  tag: '@release',
}, async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await write(page, '# First thoughts\n\nOf a deck.');
  await page.reload();
  await says(page, '# First thoughts\n\nOf a deck.');
  await makeIt(page);
  const run = page.url();
  await page.goto('/');
  await says(page, '');
  await write(page, '# Unsent\n\nNot to be lost.');

  await page.goto(run);
  await pick(page, 'Duplicate');
  await says(page, '# First thoughts\n\nOf a deck.');
  await page.reload();
  await says(page, '# First thoughts\n\nOf a deck.');
  await write(page, '# First thoughts\n\nChanged.');
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await says(page, '# First thoughts\n\nChanged.');

  const dialog = await drafts(page);
  await expect(dialog.getByRole('button', { name: /First thoughts .*open/ })).toBeVisible();
  // A retry also finds the drafts of the first try: the newest is the first of its kind.
  await expect(dialog.getByRole('button', { name: /^First thoughts .*Sent/ }).first()).toBeVisible();
  await noAxeFindings(page, 'the drafts');
  await dialog
    .getByRole('button', { name: /^Unsent/ })
    .first()
    .click();
  await says(page, '# Unsent\n\nNot to be lost.');
});

test('using an unknown run again shows an error, and the draft stays', async ({ page }) => {
  await page.goto('/');
  await write(page, 'Still here.');
  await page.goto('/?from=run_nowhere');
  await expect(page.getByText(/Couldn’t open the run to duplicate: Run not found/)).toBeVisible();
  await says(page, 'Still here.');
});

test('drafts are named, deleted, and restored', async ({ page }) => {
  await page.goto('/');
  await write(page, '# Cicadas');
  await button(page, 'New').click();
  await write(page, '# Crickets');
  const dialog = await drafts(page);
  await dialog.getByRole('button', { name: 'Rename Cicadas' }).click();
  await dialog.getByRole('textbox', { name: 'Draft name' }).fill('For the evening');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete For the evening' }).click();
  await expect(dialog.getByText('“For the evening” deleted')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^For the evening/ })).toBeHidden();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: /^For the evening/ }).click();
  await says(page, '# Cicadas');

  // The open draft can be deleted, too.
  const again = await drafts(page);
  await again.getByRole('button', { name: 'Delete For the evening' }).click();
  await expect(again.getByText('“For the evening” deleted')).toBeVisible();
  await again.getByRole('button', { name: 'Close' }).click();
  await says(page, '');
});

test('two tabs with one draft do not overwrite each other', { tag: '@release' }, async ({
  page,
  context,
  noAxeFindings,
}) => {
  await page.goto('/');
  await write(page, 'One text.');
  const other = await context.newPage();
  await other.goto('/');
  await says(other, 'One text.');
  await write(other, 'Written in the other.');
  await expect(page.getByText(/changed in another tab/)).toBeVisible();
  await noAxeFindings(page, 'a draft that was changed elsewhere');
  await write(page, 'Written in the first.');
  await expect(page.getByText(/saved as a new draft/)).toBeVisible();
  await says(other, 'Written in the other.');
  await button(page, 'Show other version').click();
  await says(page, 'Written in the other.');
  const dialog = await drafts(page);
  await expect(dialog.getByRole('button', { name: /^Written in the first\./ })).toBeVisible();
});

test('a draft from another device is in the list', async ({ page, browser }) => {
  await page.goto('/');
  await write(page, '# Begun on the laptop');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const there = await phone.newPage();
  await there.goto('/');
  await says(there, '');
  const dialog = await drafts(there);
  await dialog.getByRole('button', { name: /^Begun on the laptop/ }).click();
  await says(there, '# Begun on the laptop');
  await write(there, '# Finished on the phone');
  // The laptop has not received the other device's version, so its text becomes a separate draft.
  await textOf(page).fill('# Finished on the laptop');
  await expect(page.getByText(/saved as a new draft/)).toBeVisible();
  await says(page, '# Finished on the laptop');
  await phone.close();
});

test('presets are saved, used, made the default, updated and shared by link', async ({
  page,
  context,
  noAxeFindings,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await write(page, 'The text is not part of it.');
  const format = (await openAdvanced(page)).getByRole('combobox', { name: 'Export' });
  await format.selectOption('pptx');
  await more(page, 'Presets');
  const dialog = page.getByRole('dialog', { name: 'Presets' });
  await dialog.getByRole('button', { name: 'Save settings' }).click();
  await dialog.getByRole('textbox', { name: 'Preset name' }).fill('As a file');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Saved as “As a file”')).toBeVisible();
  await noAxeFindings(page, 'the presets');
  await dialog.getByRole('button', { name: 'Use As a file for new drafts' }).click();
  await expect(dialog.getByText('New drafts use “As a file”.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await button(page, 'New').click();
  await says(page, '');
  await expect(format).toHaveValue('pptx');
  await format.selectOption('pdf');
  await more(page, 'Presets');
  await dialog.getByRole('button', { name: 'Update As a file with current settings' }).click();
  await expect(dialog.getByText(/“.*” updated/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Link to As a file' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).first().inputValue();
  await dialog.getByRole('button', { name: 'Copy link' }).last().click();
  await expect(dialog.getByText('Copied')).toBeVisible();
  const fill = await page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Use As a file for new drafts' }).click();
  await expect(dialog.getByText('New drafts don’t use a preset.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await format.selectOption('');

  await page.goto(link);
  await expect(format).toHaveValue('pdf');
  await says(page, '');
  await page.goto(fill);
  await page.getByRole('dialog').getByRole('button', { name: 'Use these settings' }).click();
  await expect(format).toHaveValue('pdf');
  await says(page, '');
  await page.goto('/?preset=nowhere');
  await expect(page.getByText('This preset no longer exists.')).toBeVisible();
});

test('a link with settings changes nothing until it is accepted, and never changes sharing', async ({
  page,
  noAxeFindings,
}) => {
  const logo = { type: 'image', source: 'custom', src: 'https://elsewhere.example/a.png' };
  // A link from before the form was nested like the request.
  const given = {
    format: 'social',
    additionalInstructions: 'Only good news.\nMention nobody.',
    externalAccess: 'edit',
    recipients: ['a@b.example'],
    headerFooter: { topLeft: logo, topRight: { type: 'text', value: 'Draft' } },
    apiKey: 'k',
  };
  const link = `/?fill=${Buffer.from(JSON.stringify(given)).toString('base64url')}`;
  const format = choice(page, 'Format');
  const offer = page.getByRole('dialog', { name: 'Use the settings in this link?' });
  await page.goto('/');
  await write(page, 'My own draft.');

  await page.goto(link);
  await expect(offer.getByText('Social', { exact: true })).toBeVisible();
  await expect(offer.getByText('Only good news.\nMention nobody.')).toBeVisible();
  await expect(offer.getByText('Text, Draft')).toBeVisible();
  await expect(
    offer.getByText(/aren’t taken from links.*top left, Anyone with the link, Email recipients/),
  ).toBeVisible();
  await expect(offer.getByText('Not recognised: “apiKey”.')).toBeVisible();
  await noAxeFindings(page, 'the settings of a link');
  await page.reload();
  await offer.getByRole('button', { name: 'Ignore' }).click();
  await says(page, 'My own draft.');
  await expect(format).not.toContainText('Social');
  expect(new URL(page.url()).search).toBe('');

  await page.goto(link);
  // A key pressed before the dialog opens would go to the page.
  await expect(offer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  await says(page, 'My own draft.');

  const kept = page.waitForRequest((asked) => asked.method() === 'PUT' && asked.url().includes('/api/drafts/'));
  await page.goto(link);
  await offer.getByRole('button', { name: 'Use these settings' }).click();
  await says(page, '');
  await expect(format).toContainText('Social');
  expect((await kept).postDataJSON().draft).toMatchObject({
    format: 'social',
    additionalInstructions: given.additionalInstructions,
    sharingOptions: { externalAccess: '', emailOptions: { recipients: [] } },
    cardOptions: { headerFooter: { topLeft: { type: '', src: '' }, topRight: { type: 'text', value: 'Draft' } } },
  });
  await page.reload();
  await expect(format).toContainText('Social');
  const dialog = await drafts(page);
  await expect(dialog.getByText('My own draft.').first()).toBeVisible();
});

// Without the console check, because the browser logs that the server is unreachable.
plain('nothing is lost when the server is killed, including text typed while it is down', async ({ page }) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-drafts-'));
  const start = () => startProgram({ port: e2ePort(4), dataDir });
  let program = await start();
  try {
    await page.goto(program.address);
    await write(page, 'Before the end.');
    await program.kill();
    await textOf(page).fill('Before the end, and after it.');
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    program = await start();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 60_000 });
    await textOf(page).fill('And a last word.');
    // No pause: the page is reloaded while the last change is being saved.
    await page.reload();
    await says(page, 'And a last word.');
    await saved(page);
    const { data } = await (await page.request.get(`${program.address}/api/drafts`)).json();
    expect(data.map(({ title }: { title: string }) => title)).toEqual(['And a last word.']);
  } finally {
    await page.goto('about:blank');
    await program.stop();
  }
});
