import { prompt, send, source } from '../support/composer';
import { expect, test } from '../support/journey';
import { isCompleted, openDetails } from '../support/run-page';

const CONTENT = `# Night Bus App

Launch plan for autumn

## Milestones

- 3 September: beta with 500 riders
- 20 September: campaign on the trams
- 1 October: in the stores

## Goals

- 40,000 installs
- 4.5 stars
- 25% fewer missed buses`;

test('a template’s cards are filled in place; cards without content are marked and free', { tag: '@release' }, async ({
  page,
  noAxeFindings,
}) => {
  await page.goto('/');
  await source(page, 'Template').check();
  const template = page.getByRole('combobox', { name: 'Template' });
  await template.fill('product launch');
  await page.getByRole('option', { name: /Product launch/ }).click();
  await prompt(page).click();
  await page.keyboard.insertText(CONTENT);
  // The preview shows the same cards as the deck will have.
  const preview = page.getByRole('region', { name: 'Preview cards' });
  await expect(preview.getByRole('article', { name: 'Card 5: Milestones' })).toBeAttached();
  await send(page).click();
  await isCompleted(page);
  const options = page.getByRole('option', { name: /^Card \d+/ });
  await expect(options).toHaveCount(8);
  await expect(page.getByRole('option', { name: /^Card 5: Milestones/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Card 6: Goals/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /: To fill in/ })).toHaveCount(5);
  await openDetails(page);
  await expect(
    page.getByText('The prompt has content for 3 of the template’s 8 cards. To fill in: 2–4, 7, 8.').first(),
  ).toBeVisible();
  await noAxeFindings(page, 'a filled template');
});
