import type { Page } from '@playwright/test';
import { expect, makeIt, test } from '../support/journey';

/** Other journeys leave runs of their own: this word stands in these alone. */
const MARK = `zephyr${Date.now().toString(36)}`;

const titles = (page: Page) => page.getByRole('list', { name: /^Runs/ }).getByRole('link');

test('a run is renamed, starred, noted and remixed on its own page', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill(`# Page of ${MARK}\n\nOne line.`);
  await page.getByText('Social', { exact: true }).click();
  await makeIt(page);
  await expect(page).toHaveTitle(new RegExp(`^Done: Page of ${MARK}`));
  await page.getByRole('button', { name: 'Rename' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await test.step('what is too long is not cut: it stays, and says how long it may be', async () => {
    await title.fill('t'.repeat(600));
    await page.keyboard.press('Enter');
    await expect(page.getByText('600 of 500 characters')).toBeVisible();
    await expect(page.getByText('Too long to be saved: shorten it to 500 characters.')).toBeVisible();
    await expect(title).toHaveValue('t'.repeat(600));
    await noAxeFindings(page, 'a title that is too long');
  });
  await title.fill(`Renamed ${MARK}`);
  await expect(page.getByText('Too long to be saved')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Renamed ${MARK}`, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Star/ }).click();
  const note = page.getByRole('textbox', { name: /Renamed/ });
  await page.getByRole('button', { name: 'Add a note' }).click();
  await note.fill('n'.repeat(60_000));
  await note.press('ControlOrMeta+Enter');
  await expect(page.getByText('60,000 of 2,000 characters')).toBeVisible();
  await expect(page.getByText('Too long to be saved: shorten it to 2,000 characters.')).toBeVisible();
  await expect(note).toHaveValue('n'.repeat(60_000));
  await noAxeFindings(page, 'a note that is too long');
  await note.fill('Shown on Mon');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your note is not saved yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your note is not saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a note' }).click();
  await expect(note).toHaveValue('Shown on Mon');
  await noAxeFindings(page, 'a note that is not saved yet');
  await note.fill('Shown on Monday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your note is not saved yet.')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Shown on Monday')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Star/ })).toHaveAttribute('aria-pressed', 'true');
  await noAxeFindings(page, 'a run with a note');
  await test.step('in the bin it says so, offers what makes sense there, and comes back', async () => {
    const { origin, pathname } = new URL(page.url());
    await page.request.delete(`${origin}${pathname.replace('/runs/', '/api/generations/')}`, {
      headers: { Origin: origin },
      data: {},
    });
    await page.reload();
    await expect(page.getByText('This run lies in the bin.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Rename|Star|Change the note)/ })).toHaveCount(0);
    await noAxeFindings(page, 'a run in the bin');
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByText('This run lies in the bin.')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Rename', exact: true })).toBeVisible();
  });
  await page.getByRole('link', { name: 'Remix' }).click();
  await expect(text).toBeEditable();
  await expect(text).not.toContainText(MARK);
  await expect(page.getByRole('radio', { name: /Social/ })).toBeChecked();
});

test('on a phone nothing scrolls sideways and the filters fold away', async ({ page, noAxeFindings }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(`# Narrow ${MARK}\n\nOne line.`);
  await makeIt(page);
  await page.goto('/history');
  await expect(titles(page).first()).toBeVisible();
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await noAxeFindings(page, 'the history on a phone');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('combobox', { name: 'Format' }).selectOption('presentation');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  expect(await sideways()).toBeLessThanOrEqual(0);
  await noAxeFindings(page, 'the open filters on a phone');
});
