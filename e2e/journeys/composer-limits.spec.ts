import { begin, cards, deck, rewrite, send, text } from '../support/composer';
import { expect, test } from '../support/journey';
import { choose, numberOfCards, openAdvanced, setCards } from '../support/settings';

test.use({ viewport: { width: 1280, height: 720 } });

test('the preview stays in its column in every state', async ({ page }) => {
  await begin(page, 'Only one short sentence.');
  await choose(page, 'Text mode', /^Generate/);
  await setCards(page, 10);
  await expect(page.getByText(/No AI model connected/).first()).toBeVisible();
  const pane = page.locator('section[aria-labelledby=deck-title]');
  const right = await pane.evaluate((section) => section.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(1280);
});

test('a reload never shows the empty state for an existing text', async ({ page }) => {
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
  await begin(page, 'A text without breaks.');
  await setCards(page, 99);
  await page.keyboard.press('Escape');
  await send(page).click();
  await expect(page.locator('#field-numCards-error')).toBeInViewport({ ratio: 1 });
});

test('fields are validated before the first send, and an invalid form has no price', async ({
  page,
  noAxeFindings,
}) => {
  await begin(page);
  await expect(page.getByText('Add some text first')).toBeVisible();
  await rewrite(page, 'A text without breaks.');
  await expect(page.getByText(/^1 card/).first()).toBeVisible();
  await setCards(page, 99);
  const count = numberOfCards(page);
  await expect(page.getByText('Number of cards: Enter a whole number from 1 to 75')).toBeVisible();
  // Without a blur: the debounce alone shows it, in view above the send bar.
  await expect(page.locator('#field-numCards-error')).toHaveText(/Enter a whole number from 1 to 75/);
  await expect(page.locator('#field-numCards-error')).toBeInViewport({ ratio: 1 });
  await expect(count).toBeFocused();
  await count.fill('9');
  await expect(page.locator('#field-numCards-error')).toBeHidden();

  await openAdvanced(page);
  const instructions = page.getByRole('textbox', { name: /Instructions/ });
  await instructions.fill('x'.repeat(1799));
  await expect(page.getByText('1,799 of 2,000 characters')).toBeHidden();
  await instructions.fill('x'.repeat(1800));
  await expect(page.getByText('1,800 of 2,000 characters')).toBeVisible();
  await instructions.fill('x'.repeat(2005));
  await instructions.blur();
  await expect(page.locator('#field-additionalInstructions-error')).toHaveText(
    'Error: Too long by 5 characters (limit 2,000)',
  );
  await noAxeFindings(page, 'a field over its limit');
  await instructions.fill('');

  await page
    .getByLabel('File to add')
    .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from('word '.repeat(86_000).trim()) });
  await expect(page.locator('#field-inputText-error')).toHaveText(/Too long by 30,\d+ characters \(limit 400,000\)/);
  await expect(page.getByText(/^Text: Too long by 30,\d+ characters/)).toBeVisible();
});
