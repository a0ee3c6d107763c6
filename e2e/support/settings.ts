import type { Locator, Page } from '@playwright/test';
import { choice, tabTo } from './composer';
import { expect } from './journey';

export type Choice = 'Text mode' | 'Format' | 'Theme' | 'Length' | 'Images';

/** Opens the menu of a choice. */
export async function openChoice(page: Page, name: Choice): Promise<Locator> {
  const menu = page.getByRole('dialog', { name, exact: true });
  if (!(await menu.isVisible())) await choice(page, name).click();
  await expect(menu).toBeVisible();
  return menu;
}

/** Closes the menu that the focus is in. */
export async function closeChoice(page: Page, name: Choice): Promise<void> {
  const menu = page.getByRole('dialog', { name, exact: true });
  if (await menu.isVisible()) await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

/** Selects an option of a choice and closes its menu. */
export async function choose(page: Page, name: Exclude<Choice, 'Theme'>, option: string | RegExp): Promise<void> {
  const menu = await openChoice(page, name);
  await menu.getByRole('radio', { name: option }).click();
  await closeChoice(page, name);
}

export const numberOfCards = (page: Page) => page.getByRole('textbox', { name: /^Number of cards/ });

/** Sets the number of cards by hand; its menu stays open. */
export async function setCards(page: Page, count: string | number): Promise<Locator> {
  const menu = await openChoice(page, 'Length');
  await menu.getByRole('radio', { name: 'Number', exact: true }).click();
  await numberOfCards(page).fill(String(count));
  await expect(menu.getByRole('radio', { name: 'Number', exact: true })).toBeChecked();
  return menu;
}

/** Searches the themes and applies the first with this name. */
export async function pickTheme(page: Page, typed: string, name: string | RegExp): Promise<void> {
  const menu = await openChoice(page, 'Theme');
  await menu.getByRole('combobox', { name: 'Theme' }).fill(typed);
  await menu.getByRole('option', { name }).first().click();
  await expect(menu).toBeHidden();
}

/** Like `pickTheme`, by keys alone. */
export async function chooseThemeByKeys(page: Page, typed: string, name: string): Promise<void> {
  await tabTo(page, choice(page, 'Theme'));
  await page.keyboard.press('Enter');
  const search = page.getByRole('combobox', { name: 'Theme' });
  await expect(search).toBeFocused();
  await page.keyboard.type(typed);
  await expect(page.getByRole('option').first()).toHaveAccessibleName(new RegExp(name));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Theme')).toContainText(name);
  await expect(choice(page, 'Theme')).toBeFocused();
}

export const advanced = (page: Page) => page.getByRole('region', { name: 'Advanced', exact: true });

/** Opens the Advanced panel, unless it is open. */
export async function openAdvanced(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: /^Advanced/ });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  await expect(advanced(page).getByRole('heading', { name: 'Sharing' })).toBeVisible();
  return advanced(page);
}
