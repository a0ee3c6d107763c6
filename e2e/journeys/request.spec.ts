import type { Page } from '@playwright/test';
import { api, more, openApi, rewrite } from '../support/composer';
import { expect, makeIt, test } from '../support/journey';
import { pick } from '../support/run-page';

const KEY = 'canary-key-never-shown';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const importing = (page: Page) => page.getByRole('dialog', { name: 'Import request' });
const openImport = async (page: Page) => {
  await more(page, 'Import request');
  await expect(importing(page)).toBeVisible();
};
const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });

/** Pastes without the machine's clipboard. */
async function paste(page: Page, pasted: string): Promise<void> {
  const box = importing(page).getByRole('textbox', { name: /^Paste a cURL command/ });
  await box.focus();
  await box.evaluate((element, value) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
}

test('the request is shown in each language, for the command line, MCP and webhooks, live, and never with a key', async ({
  page,
  baseURL,
  noAxeFindings,
}) => {
  await page.goto('/');
  await text(page).fill("# It's “quoted” for $5");
  await openApi(page);
  const shown = api(page).getByRole('region', { name: /The request as/ });
  const language = api(page).getByRole('combobox', { name: 'Language' });
  await expect(shown).toContainText(`"inputText": "# It's “quoted” for $5"`);
  await rewrite(page, "# It's changed");
  await expect(shown).toContainText(`# It's changed`);
  await noAxeFindings(page, 'the request beside the form');
  await language.selectOption('cURL');
  await expect(shown).toContainText(`# It'\\''s changed`);
  await expect(shown).toContainText('X-API-KEY: $ENGINE_API_KEY');
  await language.selectOption('JavaScript');
  await expect(shown).toContainText('process.env.ENGINE_API_KEY');
  await language.selectOption('Python');
  await expect(shown).toContainText('os.environ["ENGINE_API_KEY"]');
  // All steps of the job are shown, not only the first.
  await expect(shown).toContainText('# 2. Wait');
  await language.selectOption('CLI');
  await expect(shown).toContainText('npx cardwright send generate - --wait');
  await language.selectOption('MCP');
  await expect(shown).toContainText(`"url":"${baseURL}/mcp"`);
  await expect(shown).toContainText('"name": "create_deck"');
  await expect(shown).toContainText(`"text": "# It's changed"`);
  await noAxeFindings(page, 'the call of a tool');
  await language.selectOption('Webhook');
  await expect(shown).toContainText('"type": "generation.completed"');
  await expect(shown).toContainText(`"apiUrl": "${baseURL}/api/v1/runs/`);
  await language.selectOption('CLI');
  // A long text is shortened, and shown in full on request.
  await rewrite(page, `# Long\n\n${'word '.repeat(200)}the end`);
  await expect(shown).toContainText(/… \(1,0\d\d characters\)/);
  await api(page).getByRole('checkbox', { name: 'Shorten text' }).uncheck();
  await expect(shown).toContainText('the end');
  await page.keyboard.press('Escape');
  await expect(api(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
});

test('a pasted command fills a new draft and reports what was left out; the old draft is one click away', {
  tag: '@release',
}, async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await text(page).fill('# Mine, not sent yet');
  await openImport(page);
  const body = { inputText: '# Theirs', textMode: 'preserve', mood: 'x', textOptions: { tone: 4 } };
  await paste(page, `curl https://api.example/v1.0/generations -H 'X-API-KEY: ${KEY}' -d '${JSON.stringify(body)}'`);
  await expect(importing(page).getByText('Draft created.')).toBeVisible();
  await expect(text(page)).toContainText('# Theirs');
  const notes = importing(page).getByRole('listitem');
  await expect(notes.filter({ hasText: 'API key removed (X-API-KEY)' })).toBeVisible();
  await expect(notes.filter({ hasText: 'mood' })).toBeVisible();
  await expect(notes.filter({ hasText: 'Tone: must be a string' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(KEY);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(KEY);
  await noAxeFindings(page, 'a pasted request');
  await importing(page).getByRole('button', { name: 'Undo' }).click();
  await expect(text(page)).toContainText('# Mine, not sent yet');
  await importing(page).getByRole('button', { name: 'Use the imported draft' }).click();
  await expect(text(page)).toContainText('# Theirs');
  await page.reload();
  await expect(text(page)).toContainText('# Theirs');
});

test('unreadable input is explained, without showing a key', async ({ page }) => {
  await page.goto('/');
  await expect(text(page)).toBeEditable();
  await openImport(page);
  await paste(page, `curl https://api.example -H 'X-API-KEY: ${KEY}'`);
  await expect(importing(page).getByRole('alert')).toContainText('no body');
  await expect(importing(page).getByRole('textbox', { name: /^Paste a cURL command/ })).not.toHaveValue(
    new RegExp(KEY),
  );
});

test('on a phone the request covers the form until it is closed', async ({ page, noAxeFindings }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await text(page).fill('# On a phone');
  await openApi(page);
  await expect(api(page)).toBeVisible();
  await noAxeFindings(page, 'the request on a phone');
  await api(page).getByRole('button', { name: 'Close' }).click();
  await expect(text(page)).toContainText('# On a phone');
});

test('commands are found and run by keyboard alone, and a past run is opened', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await text(page).fill('# Commanded run\n\nWords.');
  await text(page).press('Control+End');
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await noAxeFindings(page, 'the palette');
  await page.keyboard.type('break');
  await page.keyboard.press('Enter');
  await expect(text(page)).toContainText('---');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('More words.');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('choose a theme');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('dialog', { name: 'Theme' })
      .or(page.getByRole('combobox', { name: /theme/i }))
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await makeIt(page);
  const run = page.url();
  await pick(page, 'View request');
  await expect(page.getByRole('region', { name: 'The request as JSON' })).toContainText('# Commanded run');
  await page.getByText('cURL', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'The request as cURL' })).toContainText(
    'curl --output created.json --request POST',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Request' })).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('history');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/history/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Commanded run');
  const found = palette(page).getByRole('option', { name: /Commanded run/ });
  await expect(found.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(run);
});

test('the question mark lists the shortcuts, but not while typing', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await text(page).fill('Why');
  await text(page).press('Shift+?');
  await expect(text(page)).toContainText('?');
  await expect(keys).toBeHidden();
  await page.getByRole('textbox', { name: 'Text', exact: true }).blur();
  await page.keyboard.press('Shift+?');
  await expect(keys).toBeVisible();
  await expect(keys).toContainText('Create deck');
  await noAxeFindings(page, 'the list of shortcuts');
  await keys.getByRole('button', { name: 'Close' }).click();
  await expect(keys).toBeHidden();
});
