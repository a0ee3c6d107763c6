import { begin, cards, deck, send, text } from '../support/composer';
import { expect, test } from '../support/journey';

test.use({ viewport: { width: 1280, height: 720 } });

test('the preview keeps to its column, whatever it notes', async ({ page }) => {
  await begin(page, 'Only one short sentence.');
  await page.getByText('Generate', { exact: true }).click();
  await page.getByRole('textbox', { name: /Number of cards/ }).fill('10');
  await expect(page.getByText(/No language model is connected/).first()).toBeVisible();
  const pane = page.locator('section[aria-labelledby=deck-title]');
  const right = await pane.evaluate((section) => section.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(1280);
});

test('a reload never shows the empty state over an existing text', async ({ page }) => {
  await begin(page, cards(3));
  await expect(deck(page)).toBeVisible();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body?.textContent?.match(/Your deck will appear here|Nothing to cut yet/)) seen.push('empty');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.reload();
  await expect(deck(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  await text(page).fill('');
  await expect(page.getByText('Your deck will appear here')).toBeVisible();
});

test('the error under a field is in view when sending is refused', async ({ page }) => {
  await begin(page, cards(2));
  await page.getByRole('textbox', { name: /Number of cards/ }).fill('99');
  await send(page).click();
  await expect(page.locator('#field-numCards-error')).toBeInViewport({ ratio: 1 });
});
