import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

export const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
/**
 * Selects the whole text and types over it, like a person. `fill` sets the selection without the editor noticing, and
 * an unfocused editor may restore its own caret before the text is inserted.
 */
export async function rewrite(page: Page, words: string): Promise<void> {
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(words);
}
export const deck = (page: Page) => page.getByRole('region', { name: 'Preview cards' });
export const outline = (page: Page) => page.getByRole('navigation', { name: 'Cards in your text' });
/** For a picker, not a select. */
export const options = (page: Page) => page.getByRole('listbox').getByRole('option');
export const send = (page: Page) => page.getByRole('button', { name: 'Create deck', exact: true });
/** Sends to the remote service and confirms the cost. */
export async function spend(page: Page): Promise<void> {
  await send(page).click();
  await page
    .getByRole('dialog', { name: /^Spend/ })
    .getByRole('button', { name: 'Create deck' })
    .click();
}
/** The button with the request's target. */
export const targetButton = (page: Page) => page.getByRole('button', { name: /^Send to:/ });
export async function chooseTarget(page: Page, name: 'Local' | 'Remote'): Promise<void> {
  await targetButton(page).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(targetButton(page)).toHaveAccessibleName(`Send to: ${name}`);
}
/** An item of the draft's menu. */
export async function more(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
export const api = (page: Page) => page.getByRole('dialog', { name: 'API' });
export async function openApi(page: Page): Promise<void> {
  await more(page, 'API');
  await expect(api(page)).toBeVisible();
}
export const source = (page: Page, name: 'Text' | 'Template') => page.getByRole('radio', { name, exact: true });
export const prompt = (page: Page) => page.getByRole('textbox', { name: 'What should replace this deck’s content?' });
/** Opens the list of cards in the text. */
export async function openOutline(page: Page): Promise<void> {
  await page
    .getByRole('toolbar', { name: 'Editor tools' })
    .getByRole('button', { name: /^\d+ cards?$/ })
    .click();
  await expect(outline(page)).toBeVisible();
}
/** A choice of the bar under the editor. */
export const choice = (page: Page, name: 'Text mode' | 'Format' | 'Theme' | 'Length' | 'Images') =>
  page.getByRole('region', { name: 'Settings' }).getByRole('button', { name: new RegExp(`^${name}`) });
/** Splits the text at its --- lines, whatever was chosen before. */
export async function splitAtLines(page: Page): Promise<void> {
  await choice(page, 'Length').click();
  await page.getByRole('radio', { name: /^At --- lines/ }).click();
  await page.keyboard.press('Escape');
  await expect(choice(page, 'Length')).toContainText('At --- lines');
}
/** One of the three parts of the page on a narrow screen. */
export const part = (page: Page, name: 'Write' | 'Preview' | 'Settings') =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('button', { name });
export const saved = (page: Page) => page.getByText('Saved', { exact: true });
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

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, to: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    if (await to.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not come to ${to}`);
}

/** Selects in a list by keys: searches the name and takes the first match. */
export async function chooseByKeys(page: Page, field: Locator, words: string, found: RegExp): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(words);
  await expect(options(page).first()).toHaveAccessibleName(found);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
