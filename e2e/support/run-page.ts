import type { Page } from '@playwright/test';
import { expect } from './journey';

/** The state of the open run page. Read from its header, because the details list related runs with their states. */
export const state = (page: Page, label: string) =>
  page.getByRole('main').locator('header').getByText(label, { exact: true }).first();

/** Waits until the run of the open page is done. */
export async function isCompleted(page: Page, timeout?: number): Promise<void> {
  await expect(page).toHaveURL(/\/runs\//);
  // For screen readers, which cannot see that the deck is there.
  await expect(state(page, 'Completed')).toBeAttached({ timeout });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Picks an item of the open run page's menu. */
export async function pick(page: Page, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^More actions for/ })
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** The available files, from the open Download menu. */
export async function downloads(page: Page) {
  const item = page.getByRole('menuitem');
  await expect(async () => {
    if ((await item.count()) === 0) await page.getByRole('button', { name: 'Download', exact: true }).click();
    await expect(item.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  return item;
}

/** Opens the details, if they are closed. */
export async function openDetails(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Details', exact: true });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(page.getByRole('complementary', { name: 'Details' })).toBeVisible();
}
