import type { Page } from '@playwright/test';
import { choice } from '../support/composer';
import { expect, test } from '../support/journey';
import { isCompleted, openDetails } from '../support/run-page';

test('an empty history leads to a finished deck with one click', { tag: '@release' }, async ({
  page,
  noAxeFindings,
}) => {
  await page.route('**/api/generations?*', (route) =>
    route.fulfill({ json: { data: [], hasMore: false, nextCursor: null } }),
  );
  await page.goto('/history');
  await expect(page.getByText('No runs yet')).toBeVisible();
  await noAxeFindings(page, 'the empty history');
  await page.getByRole('button', { name: 'Try a sample deck' }).click();
  await expect(page).toHaveURL(/\/runs\//);
  await isCompleted(page);
  await expect(page.getByRole('main').locator('header')).toContainText('12 cards');
  await openDetails(page);
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details.getByText('Local', { exact: true })).toBeVisible();
});

test('a term is explained where it is used, by mouse and by keyboard', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await expect(page.locator('.cm-content')).toBeVisible();
  const mode = choice(page, 'Text mode');
  await mode.click();
  const words = page.getByRole('radio', { name: 'Condense' }).getByText('Keeps the main sentences');
  await expect(words).toBeVisible();
  await noAxeFindings(page, 'explained terms');
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
  await expect(mode).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(words).toBeVisible();
});

test('printing shows all cards and no chrome', async ({ page }) => {
  await page.route('**/api/generations?*', (route) =>
    route.fulfill({ json: { data: [], hasMore: false, nextCursor: null } }),
  );
  await page.goto('/history');
  await page.getByRole('button', { name: 'Try a sample deck' }).click();
  await expect(page).toHaveURL(/\/runs\//);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('article', { name: /^Card 12/ }).last()).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
});

test('a theme chosen on one page applies to the other open ones', async ({ page, context }) => {
  await page.goto('/compare');
  const other = await context.newPage();
  await other.goto('/compare');
  const scheme = (on: Page, name: string) => on.getByRole('menuitem', { name: `Appearance: ${name}` });
  await other.getByRole('button', { name: 'Workspace menu' }).click();
  await scheme(other, 'system').click();
  await scheme(other, 'light').click();
  await expect(scheme(other, 'dark')).toBeFocused();
  await page.getByRole('button', { name: 'Workspace menu' }).click();
  await expect(scheme(page, 'dark')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
