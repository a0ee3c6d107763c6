import { expect, makeIt, test } from '../support/journey';

test('an empty send is told in words, on the field it concerns', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Make it/ }).click();
  const summary = page.getByRole('region', { name: /Not sent/ });
  await expect(summary).toBeFocused();
  await noAxeFindings(page, 'the composer with errors');
  await summary.getByRole('link').first().click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeFocused();
  await text.fill('Now there is something.');
  await expect(summary).toBeHidden();
});

test('a number out of range keeps what was typed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Some text.');
  await page.getByText('A number of cards').click();
  const cards = page
    .getByRole('textbox', { name: /Number of cards/ })
    .or(page.getByRole('spinbutton', { name: /Number of cards/ }));
  await cards.fill('99');
  await page.getByRole('button', { name: /Make it/ }).click();
  await expect(page.getByText(/from 1 to 75/).first()).toBeVisible();
  await expect(cards).toHaveValue('99');
  await expect(page).not.toHaveURL(/\/runs\//);
});

test('hostile text is inert in the page and the viewer, and still all there', async ({ page }) => {
  const hostile = [
    '# <script>document.title="taken"</script>',
    '<img src=x onerror="document.title=\'taken\'">',
    '[link](javascript:document.title="taken") [data](data:text/html,<script>1</script>)',
    '</div><svg onload=document.title="taken">',
    '{{7*7}} ]]> &amp; \u202Ereversed\u202C',
  ].join('\n\n');
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(hostile);
  await page.getByText('At my breaks').click();
  await makeIt(page);
  await page.goto(
    await page.getByRole('link', { name: /Open the deck/ }).evaluate((link: HTMLAnchorElement) => link.href),
  );
  await expect(page.getByText('onerror', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('{{7*7}} ]]>', { exact: false }).first()).toBeVisible();
  expect(await page.title()).not.toBe('taken');
  expect(await page.locator('a[href^="javascript:"], a[href^="data:"], main script, main svg[onload]').count()).toBe(0);
});
