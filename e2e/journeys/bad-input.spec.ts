import { splitAtLines } from '../support/composer';
import { expect, makeIt, test } from '../support/journey';
import { numberOfCards, setCards } from '../support/settings';

test('sending an empty form shows an error on the field', { tag: '@release' }, async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Create deck', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeFocused();
  const error = page.locator('#field-inputText-error');
  await expect(error).toHaveText(/Add some text first/);
  await noAxeFindings(page, 'the composer with errors');
  await text.fill('Now there is something.');
  await expect(error).toBeHidden();
});

test('a number out of range stays as typed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Some text.');
  await setCards(page, 99);
  const cards = numberOfCards(page);
  await page.getByRole('button', { name: 'Create deck', exact: true }).click();
  await expect(page.getByText(/from 1 to 75/).first()).toBeVisible();
  await expect(cards).toHaveValue('99');
  await expect(page).not.toHaveURL(/\/runs\//);
});

test('hostile text is harmless in the page and the viewer, and its words are kept', { tag: '@release' }, async ({
  page,
}) => {
  const hostile = [
    '# <script>document.title="taken"</script>',
    '<img src=x onerror="document.title=\'taken\'">',
    '[link](javascript:document.title="taken") [data](data:text/html,<script>1</script>)',
    '</div><svg onload=document.title="taken">',
    '{{7*7}} ]]> &amp; \u202Ereversed\u202C',
  ].join('\n\n');
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(hostile);
  await splitAtLines(page);
  await makeIt(page);
  await page.goto(
    await page.getByRole('link', { name: /^Open deck/ }).evaluate((link: HTMLAnchorElement) => link.href),
  );
  await expect(page.getByText('{{7*7}} ]]>', { exact: false }).first()).toBeVisible();
  // Tags are parsed as in a browser: none is shown as text, and none is executed.
  await expect(page.getByText('onerror', { exact: false })).toHaveCount(0);
  await expect(page.locator('[onerror], [onload]')).toHaveCount(0);
  expect(await page.title()).not.toBe('taken');
  expect(await page.locator('a[href^="javascript:"], a[href^="data:"], main script, main svg[onload]').count()).toBe(0);
});
