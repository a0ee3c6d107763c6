import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';

test('an empty history leads to a made deck with one click', async ({ page, noAxeFindings }) => {
  await page.route('**/api/generations?*', (route) =>
    route.fulfill({ json: { data: [], hasMore: false, nextCursor: null } }),
  );
  await page.goto('/history');
  await expect(page.getByText('No runs yet')).toBeVisible();
  await noAxeFindings(page, 'the empty history');
  await page.getByRole('button', { name: 'Make a sample deck, in Practice' }).click();
  await expect(page).toHaveURL(/\/runs\//);
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('header')).toContainText('6 cards');
  await expect(page.getByText('Practice', { exact: true }).first()).toBeVisible();
});

test('a term is explained where it stands, by mouse and by keyboard', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  const tip = page.getByRole('button', { name: 'What this means: Cut into cards' });
  await tip.click();
  const words = page.getByText('Where one card ends and the next begins.').last();
  await expect(words).toBeVisible();
  await noAxeFindings(page, 'a term that is explained');
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
  await expect(tip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(words).toBeVisible();
});

test('on paper there are all cards and no chrome', async ({ page }) => {
  await page.route('**/api/generations?*', (route) =>
    route.fulfill({ json: { data: [], hasMore: false, nextCursor: null } }),
  );
  await page.goto('/history');
  await page.getByRole('button', { name: 'Make a sample deck, in Practice' }).click();
  await expect(page).toHaveURL(/\/runs\//);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('article', { name: /^Card 6/ }).last()).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
});

test('colours that are chosen on one page are those of the other open ones', async ({ page, context }) => {
  await page.goto('/compare');
  const other = await context.newPage();
  await other.goto('/compare');
  const switched = (on: Page, scheme: string) => on.getByRole('button', { name: `Colours: ${scheme}. Change to` });
  await switched(other, 'as the system').click();
  await switched(other, 'light').click();
  await expect(switched(page, 'dark')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
