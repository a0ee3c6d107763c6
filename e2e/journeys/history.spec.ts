import type { Page } from '@playwright/test';
import { choice } from '../support/composer';
import { expect, makeIt, test } from '../support/journey';
import { openDetails, pick } from '../support/run-page';
import { choose } from '../support/settings';

/** Occurs only in the runs of this file, because other journeys make runs too. */
const MARK = `zephyr${Date.now().toString(36)}`;

const titles = (page: Page) => page.getByRole('list', { name: /^Runs/ }).getByRole('link');

test('a run is renamed, starred, noted and remixed on its own page', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill(`# Page of ${MARK}\n\nOne line.`);
  await choose(page, 'Format', /^Social/);
  await makeIt(page);
  await expect(page).toHaveTitle(new RegExp(`^Completed: Page of ${MARK}`));
  await pick(page, 'Rename');
  const title = page.getByRole('textbox', { name: 'Title' });
  await test.step('a text that is too long is not cut: it stays, with its limit', async () => {
    await title.fill('t'.repeat(600));
    await page.keyboard.press('Enter');
    await expect(page.getByText('600 of 500 characters')).toBeVisible();
    await expect(page.getByText('Too long (limit 500 characters)')).toBeVisible();
    await expect(title).toHaveValue('t'.repeat(600));
    await noAxeFindings(page, 'a title that is too long');
  });
  await title.fill(`Renamed ${MARK}`);
  await expect(page.getByText('Too long. Shorten')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Renamed ${MARK}`, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Star/ }).click();
  const note = page.getByRole('textbox', { name: /Renamed/ });
  await openDetails(page);
  await page.getByRole('button', { name: 'Add note' }).click();
  await note.fill('n'.repeat(60_000));
  await note.press('ControlOrMeta+Enter');
  await expect(page.getByText('60,000 of 2,000 characters')).toBeVisible();
  await expect(page.getByText('Too long (limit 2,000 characters)')).toBeVisible();
  await expect(note).toHaveValue('n'.repeat(60_000));
  await noAxeFindings(page, 'a note that is too long');
  await note.fill('Shown on Mon');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your note isn’t saved yet.')).toBeVisible();
  await page.reload();
  await openDetails(page);
  await expect(page.getByText('Your note isn’t saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toHaveValue('Shown on Mon');
  await noAxeFindings(page, 'a note that is not saved yet');
  await note.fill('Shown on Monday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your note isn’t saved yet.')).toHaveCount(0);
  await page.reload();
  await openDetails(page);
  await expect(page.getByText('Shown on Monday')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Star/ })).toHaveAttribute('aria-pressed', 'true');
  await noAxeFindings(page, 'a run with a note');
  await test.step('in the trash it says so, offers only valid actions, and can be restored', async () => {
    const { origin, pathname } = new URL(page.url());
    await page.request.delete(`${origin}${pathname.replace('/runs/', '/api/generations/')}`, {
      headers: { Origin: origin },
      data: {},
    });
    await page.reload();
    await expect(page.getByText('This run is in the trash.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Star|Edit note)/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^More actions for/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /Rename|note|trash/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await noAxeFindings(page, 'a run in the trash');
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByText('This run is in the trash.')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Star/ })).toBeVisible();
  });
  await pick(page, 'Reuse settings');
  await expect(text).toBeEditable();
  await expect(text).not.toContainText(MARK);
  await expect(choice(page, 'Format')).toContainText('Social');
});

test('on a phone nothing scrolls sideways, in list and grid', async ({ page, noAxeFindings }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(`# Narrow ${MARK}\n\nOne line.`);
  await makeIt(page);
  await page.goto('/history');
  await expect(titles(page).first()).toBeVisible();
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await noAxeFindings(page, 'the history on a phone');
  await test.step('a run made in another tab is shown when the window has the focus again', async () => {
    await titles(page).first().focus();
    const other = await page.context().newPage();
    await other.goto('/');
    await other.getByRole('textbox', { name: 'Text', exact: true }).fill(`# Elsewhere ${MARK}\n\nOne line.`);
    await makeIt(other);
    await other.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(titles(page).first()).toHaveText(`Elsewhere ${MARK}`);
    await expect(page.getByRole('link', { name: `Narrow ${MARK}` })).toBeFocused();
  });
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('combobox', { name: 'Format' }).selectOption('presentation');
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  expect(await sideways()).toBeLessThanOrEqual(0);
  await noAxeFindings(page, 'the open filters on a phone');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Grid view' }).click();
  await expect(titles(page).first()).toBeVisible();
  expect(await sideways()).toBeLessThanOrEqual(0);
  await noAxeFindings(page, 'the grid on a phone');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('1 selected')).toBeVisible();
  expect(await sideways()).toBeLessThanOrEqual(0);
  await noAxeFindings(page, 'a selected run on a phone');
});
