import type { Page } from '@playwright/test';
import { text } from '../support/composer';
import { expect, test } from '../support/journey';

// Requests that are still open at the end of a test are not failures.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Delays the editor's code until `release`; `hasLoaded` resolves when the browser has loaded and run all of it. */
async function holdEditor(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let onLastPart = (_url: string) => {};
  const lastPart = new Promise<string>((resolve) => {
    onLastPart = resolve;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('cm-lineWrapping')) await held;
    await route.fulfill({ response, body });
    if (body.includes('cm-near')) onLastPart(route.request().url());
  });
  // The held part can be requested before the page's load event, which then waits for it.
  const visit = () => page.goto('/', { waitUntil: 'domcontentloaded' });
  const hasLoaded = async () => {
    const url = await lastPart;
    await page.waitForFunction((url) => performance.getEntriesByName(url).length > 0, url);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  };
  return { visit, release, hasLoaded };
}

test('text typed before the editor has loaded is kept, with the caret', { tag: '@release' }, async ({ page }) => {
  const { visit, release } = await holdEditor(page);
  await visit();
  const area = page.locator('textarea#field-inputText');
  await expect(area).toBeEditable();
  await area.focus();
  await page.keyboard.type('First line');
  release();
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.keyboard.type(', and on');
  await expect(text(page)).toHaveText('First line, and on');
});

test('a selection made before the editor has loaded is replaced by the next input', async ({ page }) => {
  const { visit, release } = await holdEditor(page);
  await visit();
  const area = page.locator('textarea#field-inputText');
  await expect(area).toBeEditable();
  await area.fill('Old first line\n\nOld second line');
  await area.selectText();
  release();
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.keyboard.insertText('New text');
  await expect(text(page)).toHaveText('New text');
});

test('the editor waits during an IME composition', async ({ page }) => {
  const { visit, release, hasLoaded } = await holdEditor(page);
  await visit();
  const area = page.locator('textarea#field-inputText');
  await expect(area).toBeEditable();
  await area.focus();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  release();
  await hasLoaded();
  await expect(area).toBeFocused();
  await browser.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  await browser.send('Input.insertText', { text: '日本' });
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.keyboard.insertText('語');
  await expect(text(page)).toHaveText('日本語');
});
