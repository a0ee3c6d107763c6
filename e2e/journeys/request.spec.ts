import type { Page } from '@playwright/test';
import { expect, makeIt, test } from '../support/journey';

const KEY = 'canary-key-never-shown';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const request = (page: Page) => page.getByRole('dialog', { name: 'Request' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });

/** As a paste does it, without the clipboard of the machine. */
async function paste(page: Page, pasted: string): Promise<void> {
  const box = request(page).getByRole('textbox', { name: 'Paste a request' });
  await box.focus();
  await box.evaluate((element, value) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
}

test('the request is there to read in four languages, live, and never with a key', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await text(page).fill("# It's “quoted” for $5");
  await page.getByRole('button', { name: 'Request' }).click();
  const shown = request(page).getByRole('region', { name: /The request as/ });
  await expect(shown).toContainText(`"inputText": "# It's “quoted” for $5"`);
  await text(page).fill("# It's changed");
  await expect(shown).toContainText(`# It's changed`);
  await noAxeFindings(page, 'the request beside the form');
  await request(page).getByText('cURL', { exact: true }).click();
  await expect(shown).toContainText(`# It'\\''s changed`);
  await expect(shown).toContainText('X-API-KEY: $SERVICE_API_KEY');
  await request(page).getByText('JavaScript', { exact: true }).click();
  await expect(shown).toContainText('process.env.SERVICE_API_KEY');
  await request(page).getByText('Python', { exact: true }).click();
  await expect(shown).toContainText('os.environ["SERVICE_API_KEY"]');
  await page.keyboard.press('Escape');
  await expect(request(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Request' })).toBeFocused();
});

test('a pasted command fills a new draft, tells what it left out, and the old draft is one click away', async ({
  page,
  noAxeFindings,
}) => {
  await page.goto('/');
  await text(page).fill('# Mine, not sent yet');
  await page.getByRole('button', { name: 'Request' }).click();
  const body = { inputText: '# Theirs', textMode: 'preserve', mood: 'x', textOptions: { tone: 4 } };
  await paste(page, `curl https://api.example/v1.0/generations -H 'X-API-KEY: ${KEY}' -d '${JSON.stringify(body)}'`);
  await expect(request(page).getByText('A new draft is filled')).toBeVisible();
  await expect(text(page)).toContainText('# Theirs');
  const notes = request(page).getByRole('listitem');
  await expect(notes.filter({ hasText: 'A key was in it (X-API-KEY)' })).toBeVisible();
  await expect(notes.filter({ hasText: 'mood' })).toBeVisible();
  await expect(notes.filter({ hasText: 'Tone: must be a string' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(KEY);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(KEY);
  await noAxeFindings(page, 'a pasted request');
  await request(page).getByRole('button', { name: 'Back to your draft' }).click();
  await expect(text(page)).toContainText('# Mine, not sent yet');
  await request(page).getByRole('button', { name: 'Take what was pasted after all' }).click();
  await expect(text(page)).toContainText('# Theirs');
  await page.reload();
  await expect(text(page)).toContainText('# Theirs');
});

test('what cannot be read says why, and shows no key either', async ({ page }) => {
  await page.goto('/');
  await expect(text(page)).toBeEditable();
  await page.getByRole('button', { name: 'Request' }).click();
  await paste(page, `curl https://api.example -H 'X-API-KEY: ${KEY}'`);
  await expect(request(page).getByRole('alert')).toContainText('no body');
  await expect(request(page).getByRole('textbox', { name: 'Paste a request' })).not.toHaveValue(new RegExp(KEY));
});

test('on a phone the request covers the form and gives it back', async ({ page, noAxeFindings }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await text(page).fill('# On a phone');
  await page.getByRole('button', { name: 'Request' }).click();
  await expect(request(page)).toBeVisible();
  await noAxeFindings(page, 'the request on a phone');
  await request(page).getByRole('button', { name: 'Close the request' }).click();
  await expect(text(page)).toContainText('# On a phone');
});

test('commands by keyboard alone: find, run, open a past run', async ({ page, noAxeFindings }) => {
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
  await page.keyboard.type('choose the theme');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Theme' })).toBeFocused();
  await page.keyboard.press('Escape');
  await makeIt(page);
  const run = page.url();
  await page.getByRole('button', { name: 'Request' }).click();
  await expect(page.getByRole('region', { name: 'The request as JSON' })).toContainText('# Commanded run');
  await page.getByText('cURL', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'The request as cURL' })).toContainText('curl --request POST');
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

test('the question mark lists the keys, but not while one writes', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await text(page).fill('Why');
  await text(page).press('Shift+?');
  await expect(text(page)).toContainText('?');
  await expect(keys).toBeHidden();
  await page.getByRole('heading', { name: 'Compose' }).click();
  await page.keyboard.press('Shift+?');
  await expect(keys).toBeVisible();
  await expect(keys).toContainText('Make it, in Practice');
  await noAxeFindings(page, 'the list of keys');
  await keys.getByRole('button', { name: 'Close' }).click();
  await expect(keys).toBeHidden();
});
