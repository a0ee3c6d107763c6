import type { Page } from '@playwright/test';
import { expect } from './journey';

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
export const field = (page: Page) => palette(page).getByRole('combobox');
/** The option that Enter selects. */
export const active = (page: Page) => palette(page).getByRole('option', { selected: true });

export async function open(page: Page): Promise<void> {
  // Retried, because keys have no effect until the page is hydrated.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
}

/** Runs the command that is listed first for these words. */
export async function command(page: Page, words: string, name: string): Promise<void> {
  await open(page);
  // Retried, because the page's own commands are available only after hydration.
  await expect(async () => {
    await field(page).fill('');
    await field(page).fill(words);
    await expect(active(page)).toHaveText(name, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
}
