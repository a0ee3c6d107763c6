import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

export const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
export const deck = (page: Page) => page.getByRole('region', { name: 'Your deck, card by card' });
export const outline = (page: Page) => page.getByRole('navigation', { name: 'Cards in your text' });
/** Of a picker, not of a select. */
export const options = (page: Page) => page.getByRole('listbox').getByRole('option');
export const send = (page: Page) => page.getByRole('button', { name: /Make it/ });
export const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => `# Card ${at + 1}\n\nWords about ${at + 1}.`).join('\n---\n');

export async function begin(page: Page, words?: string): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.cm-content')).toBeVisible();
  if (words !== undefined) await text(page).fill(words);
}

/** The body that the page posts while something is done. */
export async function postedBy(page: Page, act: () => Promise<void>) {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && new URL(one.url()).pathname === '/api/generations'),
    act(),
  ]);
  return request.postDataJSON();
}

/** Goes on with Tab alone until this has the focus. */
export async function tabTo(page: Page, to: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    if (await to.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not come to ${to}`);
}

/** Chooses in a list by keys: the name is searched, the first that is found is taken. */
export async function chooseByKeys(page: Page, field: Locator, words: string, found: RegExp): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(words);
  await expect(options(page).first()).toHaveAccessibleName(found);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
