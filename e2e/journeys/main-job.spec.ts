import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { choice, openOutline, outline, splitAtLines } from '../support/composer';
import { expect, makeIt, test, zipNames } from '../support/journey';
import { downloads, isCompleted, openDetails, pick } from '../support/run-page';
import { openAdvanced, openChoice, pickTheme } from '../support/settings';

const NOTES = `# Harvest supper

Who comes, what we cook, what it costs

---
## What we need

- Forty plates
  - twenty borrowed
- A dry field
- **Two** fiddlers

---
## The kitchen

| Dish | Cook | Hours |
|---|---|---:|
| Soup | Ada | 3 |
| Bread | Ben | 5 |

---
## The place

https://pictures.example/field.jpg

The long field behind the mill.

---
## The recipe

\`\`\`
6 kg pumpkins
1 kg onions
\`\`\`

---
> A table is made of people.
`;

async function download(page: Page, name: RegExp): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (await downloads(page)).filter({ hasText: name }).click(),
  ]);
  return readFile(await file.path());
}

test('paste text, pick theme and folders, send, get the deck, its PPTX and PDF, and find it again', {
  tag: '@release',
}, async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeEditable();
  await noAxeFindings(page, 'the empty composer');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(NOTES);
  await splitAtLines(page);
  await expect(page.getByText('6 cards').first()).toBeVisible();
  await openOutline(page);
  await expect(outline(page)).toContainText('The kitchen');
  await page.keyboard.press('Escape');

  await openChoice(page, 'Theme');
  await noAxeFindings(page, 'the themes');
  await pickTheme(page, 'harb', /Harbour/);
  await expect(choice(page, 'Theme')).toContainText('Harbour');

  await openAdvanced(page);
  const folders = page.getByRole('combobox', { name: 'Folders' });
  await folders.click();
  const talks = page.getByRole('option', { name: /Talks/ });
  await expect(talks).toBeVisible();
  await noAxeFindings(page, 'an open picker');
  await talks.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Selected folders' })).toContainText('Talks');
  await page.getByRole('combobox', { name: 'Export' }).selectOption('pptx');

  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.press('Control+Enter');
  await isCompleted(page);
  // The first card is entirely visible without scrolling.
  const card = page.getByRole('main').getByRole('article', { name: 'Card 1: Harvest supper' });
  await expect(card).toBeInViewport({ ratio: 1 });
  await openDetails(page);
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText(/Local credits\d+ used/);
  await expect(page.getByRole('heading', { name: 'Harvest supper' }).first()).toBeVisible();
  await noAxeFindings(page, 'the finished run');

  const slidesIn = (file: Buffer) => zipNames(file).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  const fontsIn = (file: Buffer) => zipNames(file).filter((name) => name.startsWith('ppt/fonts/'));
  const pptx = await download(page, /^PowerPoint(?! with)/);
  expect([slidesIn(pptx).length, fontsIn(pptx).length]).toEqual([6, 0]);
  const withFonts = await download(page, /^PowerPoint with fonts/);
  expect(slidesIn(withFonts)).toHaveLength(6);
  expect(fontsIn(withFonts)).not.toEqual([]);
  const pdf = await download(page, /^PDF/);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(6);

  const run = page.url();
  await page.getByRole('link', { name: 'History' }).click();
  const row = page.getByRole('link', { name: /Harvest supper/ }).first();
  await expect(row).toBeVisible();
  await noAxeFindings(page, 'the history');
  await row.click();
  await expect(page).toHaveURL(run);

  const [viewer] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^Open deck/ }).click(),
  ]);
  await expect(viewer.getByRole('heading', { name: 'The kitchen' })).toBeVisible();
  await expect(viewer.getByRole('table')).toContainText('Bread');
  await noAxeFindings(viewer, 'the viewer');
});

test('the whole workflow works by keyboard alone', { tag: '@release' }, async ({ page }) => {
  await page.goto('/');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeEditable();
  await text.focus();
  await page.keyboard.insertText('# By keyboard\n\nOne line.\n---\n## Second\n\nAnother line.');
  await choice(page, 'Theme').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Theme' })).toBeFocused();
  await page.keyboard.type('night');
  await expect(page.getByRole('listbox', { name: 'Themes' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Theme')).toContainText('Night Shift');
  await expect(choice(page, 'Theme')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/runs\//);
  // The focused element is gone with its page, so the focus moves to the title of the new page.
  await expect(page.getByRole('heading', { level: 1, name: 'By keyboard' })).toBeFocused();
  await isCompleted(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  const history = page.getByRole('link', { name: 'History' });
  await history.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/history/);
  const row = page.getByRole('link', { name: /By keyboard/ }).first();
  await expect(row).toBeVisible();
  await expect(history).toBeFocused();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/runs\//);
  await expect(page.getByRole('heading', { level: 1, name: 'By keyboard' })).toBeFocused();
  await expect(page.getByText(/^1 of \d+$/).filter({ visible: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^2 of \d+$/).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Card 2: Second' })).toBeVisible();
});

test('on a phone nothing scrolls sideways and Send is in view', { tag: '@release' }, async ({
  page,
  noAxeFindings,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await noAxeFindings(page, 'the composer on a phone');
  await makeIt(page);
  expect(await sideways()).toBeLessThanOrEqual(0);
});

test('typed text survives a reload, and a run can be used again', async ({ page }) => {
  await page.goto('/');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('# Kept\n\nThis must not be lost.');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(text).toHaveText('# Kept This must not be lost.', { useInnerText: true });
  await makeIt(page);
  await pick(page, 'Duplicate');
  await expect(text).toHaveText('# Kept This must not be lost.', { useInnerText: true });
});
