import { begin, cards, choice, deck, openOutline, outline, part, rewrite, send, text } from '../support/composer';
import { expect, test } from '../support/journey';
import { isCompleted } from '../support/run-page';

test('two clicks lead from opening the page to a finished deck of twelve cards', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto('/');
  const sample = page.getByRole('button', { name: 'Try a sample' });
  await expect(sample).toBeVisible();
  await sample.click();
  await expect(text(page)).toContainText('allotment');
  await send(page).click();
  await expect(page).toHaveURL(/\/runs\//);
  await isCompleted(page);
  await expect(page.getByText(/12 cards/).first()).toBeVisible();
});

test('with an empty form there are at most 18 tab stops before "Create deck"', async ({ page }) => {
  await begin(page);
  await expect(choice(page, 'Images')).toBeVisible();
  await expect(page.getByText('Your deck will appear here')).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const stops: string[] = [];
  for (let at = 0; at < 40; at += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
    });
    if (stop === 'Create deck') break;
    stops.push(stop);
  }
  expect(stops.length, stops.join(' | ')).toBeLessThanOrEqual(18);
  expect(stops.length, stops.join(' | ')).toBeGreaterThanOrEqual(14);
});

test('the editor toolbar is one tab stop, with arrow keys inside', async ({ page }) => {
  await begin(page, cards(3));
  const tools = page.getByRole('toolbar', { name: 'Editor tools' });
  await expect(tools.getByRole('button', { name: '3 cards' })).toBeEnabled();
  await text(page).focus();
  await page.keyboard.press('Tab');
  await expect(tools.getByRole('button', { name: 'Text' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tools.getByRole('button', { name: '3 cards' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outline(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(outline(page)).toBeHidden();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Here: ');
  await expect(text(page)).toContainText(/Here: # Card \d/);
});

test('the title is the first line until one is typed, and a typed title is kept', async ({ page }) => {
  await begin(page, '# Bees\n\nWords.');
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Bees');
  await title.fill('For the club');
  await page.keyboard.press('Enter');
  await rewrite(page, '# Wasps\n\nWords.');
  await expect(deck(page)).toContainText('Wasps');
  await expect(title).toHaveValue('For the club');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('For the club');
  await title.fill('');
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue('Wasps');
});

test('a pasted text is shown from its top, with its cover in the preview', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), cards(12));
  await page.getByRole('button', { name: 'Paste text' }).click();
  await expect(text(page)).toBeFocused();
  await expect(deck(page).getByText('Words about 1.', { exact: true })).toBeInViewport();
  await page.keyboard.type('Top: ');
  await expect(text(page)).toContainText('Top: # Card 1');
});

test('at 1280 by 720 at least 14 lines of the text are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await begin(page, cards(12));
  await expect(choice(page, 'Length')).toBeVisible();
  const room = await page.locator('.cm-scroller').evaluate((element) => element.clientHeight);
  expect(Math.floor((room - 16) / 24)).toBeGreaterThanOrEqual(14);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one tap shows the first card, and the settings are a separate tab', { tag: '@release' }, async ({
    page,
    noAxeFindings,
  }) => {
    await begin(page, cards(4));
    await text(page).press('Control+Home');
    await noAxeFindings(page, 'writing on a phone');
    await part(page, 'Preview').tap();
    await expect(deck(page).getByText('Words about 1.', { exact: true })).toBeInViewport();
    await expect(text(page)).toBeHidden();
    await noAxeFindings(page, 'the preview on a phone');
    await part(page, 'Settings').tap();
    await expect(choice(page, 'Text mode')).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Advanced' })).toBeVisible();
    await noAxeFindings(page, 'the settings on a phone');
    await expect(send(page)).toBeInViewport();
    await part(page, 'Write').tap();
    await openOutline(page);
    await outline(page)
      .getByRole('button', { name: /Card 3/ })
      .tap();
    await expect(text(page)).toBeFocused();
  });
});
