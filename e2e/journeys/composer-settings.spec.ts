import { begin, choice, deck, postedBy, rewrite, text } from '../support/composer';
import { expect, test } from '../support/journey';
import { choose, closeChoice, numberOfCards, openAdvanced, openChoice } from '../support/settings';

test('--- lines switch the length to “At --- lines”, with Undo; front matter does not', { tag: '@release' }, async ({
  page,
  noAxeFindings,
}) => {
  await begin(page);
  const length = choice(page, 'Length');
  const undo = page.getByRole('button', { name: 'Undo' });
  await text(page).fill('---\ntitle: Bees\n---\n\n# Honey');
  await expect(length).toContainText('Auto · 2');
  await rewrite(page, '---\nmarp: true\n---\n\n# Honey\n---\n# Wax');
  await expect(length).toContainText('Auto · 2');
  await rewrite(page, '# One\n---\n# Two');
  await expect(length).toContainText('At --- lines');
  await expect(page.getByText('Split at your --- lines')).toBeVisible();
  await noAxeFindings(page, 'a length that the text selected');
  await rewrite(page, '# One and two');
  await expect(length).toContainText('Auto');
  await expect(undo).toBeHidden();
  await rewrite(page, '# One\n---\n# Two');
  await undo.click();
  await expect(length).toContainText('Auto');
  // A length chosen by hand stays.
  await rewrite(page, '# One');
  await rewrite(page, '# One\n---\n# Two\n---\n# Three');
  await expect(page.getByText('2 --- lines are being ignored.')).toBeVisible();
  await expect(length).toContainText('Auto');
});

test('after a reload, another text without --- lines returns to Auto', async ({ page }) => {
  await begin(page);
  const length = choice(page, 'Length');
  await rewrite(page, '# Bread\n---\n# Butter');
  await expect(length).toContainText('At --- lines');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.locator('.cm-content')).toContainText('Butter');
  await expect(length).toContainText('At --- lines');
  await rewrite(page, '# Glaciers\n\nTheir surface moves.');
  await expect(length).toContainText('Auto');
  // A text about the same things, such as the report of another year, is another text as well.
  await rewrite(page, '# Annual report 2025\n---\n# Loans of the library\n---\n# Visitors of the library');
  await expect(length).toContainText('At --- lines');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.locator('.cm-content')).toContainText('Visitors');
  await rewrite(page, '# Annual report 2024\n\nLoans and visitors of the library.');
  await expect(length).toContainText('Auto');
});

test('Auto shows the same number everywhere; a number set by hand stays, with a suggestion', {
  tag: '@release',
}, async ({ page, noAxeFindings }) => {
  await begin(page);
  await text(page).fill('# One\n\nWords.\n\n# Two\n\nWords.\n\n# Three\n\nWords.');
  await expect(choice(page, 'Length')).toContainText('Auto · 3');
  await expect(page.getByText('3 cards', { exact: true }).first()).toBeVisible();
  const menu = await openChoice(page, 'Length');
  await expect(menu.getByRole('radio', { name: /^Auto 3 cards/ })).toBeChecked();
  await noAxeFindings(page, 'the length');
  await menu.getByRole('radio', { name: 'Number', exact: true }).click();
  await expect(numberOfCards(page)).toBeFocused();
  await expect(numberOfCards(page)).toHaveValue('10');
  await expect(page.getByText('Suggested: 3 cards')).toBeVisible();
  await page.getByRole('button', { name: 'Use 3 cards' }).click();
  await expect(numberOfCards(page)).toHaveValue('3');
  await expect(page.getByText(/^Suggested/)).toBeHidden();
  await closeChoice(page, 'Length');
  await expect(choice(page, 'Length')).toBeFocused();
  // The number was chosen for the text before; another one with --- lines is split there.
  await rewrite(page, '# One\n---\n# Two');
  await expect(choice(page, 'Length')).toContainText('At --- lines');
  await choose(page, 'Length', /^Auto/);
  await rewrite(page, '# One\n\nWords.\n\n# Two\n\nWords.');
  await expect(choice(page, 'Length')).toContainText('Auto · 2');
  const { request } = await postedBy(page, () => page.keyboard.press('Control+Enter'));
  expect(request).toMatchObject({ numCards: 2, cardSplit: 'auto', cardOptions: { dimensions: '16x9' } });
});

test('the Advanced panel counts changes, resets them with Undo, and is remembered', async ({ page, noAxeFindings }) => {
  await begin(page);
  await text(page).fill('# A card');
  const panel = await openAdvanced(page);
  await panel.getByRole('radio', { name: '4:3' }).click();
  await panel.getByRole('textbox', { name: 'Instructions' }).fill('Short titles');
  await expect(panel.getByText('2 changed')).toBeVisible();
  await noAxeFindings(page, 'the Advanced panel');
  await panel.getByRole('button', { name: 'Reset all' }).click();
  await expect(panel.getByRole('radio', { name: '16:9' })).toBeChecked();
  await expect(panel.getByText(/changed/)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('textbox', { name: 'Instructions' })).toHaveValue('Short titles');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('textbox', { name: 'Instructions' })).toHaveValue('Short titles');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: /^Advanced 2 changed/ })).toBeFocused();
});

test('the deck shows a theme while it is highlighted, and Escape reverts it', async ({ page }) => {
  await begin(page);
  await text(page).fill('# A card\n\nWords.');
  const preview = page.getByRole('heading', { name: /^1 card$/ }).locator('xpath=..');
  const menu = await openChoice(page, 'Theme');
  await expect(menu.getByRole('option').nth(3)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(menu.getByText('Previewing Almanac')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(choice(page, 'Theme')).toContainText('Proof');
  await expect(choice(page, 'Theme')).toBeFocused();
  await expect(preview).toBeVisible();
});

test('the outline of a prompt is chosen beside the text, by keyboard, as a line of the instructions', async ({
  page,
}) => {
  await begin(page, 'Pitch deck for a tea room');
  await choice(page, 'Text mode').click();
  await page.getByRole('radio', { name: /^Generate/ }).click();
  const outline = page.getByRole('button', { name: /^Outline: / });
  await expect(outline).toHaveAccessibleName('Outline: Pitch');
  await outline.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: /^Auto/ }).press('End');
  await page.keyboard.press('Enter');
  await expect(outline).toHaveAccessibleName('Outline: Trip');
  await expect(outline).toBeFocused();
  await expect(deck(page)).toContainText('Trip – outline to fill in');
  const { request } = await postedBy(page, () => page.keyboard.press('Control+Enter'));
  expect(request).toMatchObject({ additionalInstructions: 'Outline: Trip', numCards: 10 });
});
