import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { makeToken } from '../support/api-token';
import { begin, more, rewrite, sideways, text } from '../support/composer';
import { expect, test, zipNames } from '../support/journey';

const TABLE = 'Name,Topic,Theme\nAda,Engines,Proof\nBob,"Hives, and\nhoney",No such theme\nEve,Maps,';

const panel = (page: Page) => page.getByRole('dialog', { name: 'For each row of a table' });

async function useTable(page: Page, rows: string): Promise<void> {
  await more(page, 'For each row of a table');
  await panel(page).getByLabel('Table', { exact: true }).fill(rows);
  await panel(page).getByRole('button', { name: 'Use table' }).click();
}

test('each row of a table becomes a deck', { tag: '@release' }, async ({ page, noAxeFindings }) => {
  await begin(page, '# Welcome, \n\nAbout {{topic}}.');
  await useTable(page, TABLE);
  await expect(panel(page).getByRole('heading', { name: '3 rows, 3 columns' })).toBeVisible();
  await noAxeFindings(page, 'the batch panel');

  // A column goes to the caret; the previews show the row.
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('End');
  await panel(page).getByRole('button', { name: 'Insert Name' }).click();
  await expect(text(page)).toHaveText(/Welcome, \{\{Name\}\}/);
  const preview = panel(page).getByRole('region', { name: 'Preview of a row' });
  await expect(preview).toContainText('# Welcome, Ada');
  await preview.getByRole('button', { name: 'Next row' }).click();
  await expect(preview).toContainText('Hives, and honey');
  await expect(page.getByRole('region', { name: 'Preview cards' })).toContainText('Welcome, Bob');

  // Columns named like a field are its choice. The second row has a theme that does not exist.
  await expect(panel(page).getByRole('combobox', { name: 'Theme' })).toHaveValue('Theme');
  await panel(page).getByRole('button', { name: 'Check all rows' }).click();
  await expect(panel(page).getByRole('list', { name: 'Problems' })).toContainText(/Row 2.*Theme/);
  await expect(panel(page)).toContainText(/1 row has problems · 2 cards · about 2 local credits/);
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Welcome decks');
  // The draft's own button and key do not create a deck of placeholders.
  const start = panel(page).getByRole('button', { name: 'Create 3 decks' });
  await text(page).press('ControlOrMeta+Enter');
  await expect(start).toBeFocused();
  await text(page).click();
  await page.getByRole('form', { name: 'Create' }).getByRole('button', { name: 'Create 3 decks' }).first().click();
  await expect(start).toBeFocused();
  await panel(page).getByRole('button', { name: 'Create 3 decks' }).click();

  await expect(page).toHaveURL(/\/batches\/bat_/);
  await expect(page.getByRole('status').getByText('Done')).toBeVisible({ timeout: 60_000 });
  await noAxeFindings(page, 'a batch');
  const rows = page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(/Theme: “No such theme” is not a theme of this workspace.*Has problems/s);
  await page.getByRole('button', { name: /^Completed/ }).click();
  await expect(rows).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sideways(page)).toBe(0);

  const address = `/api${new URL(page.url()).pathname}`;
  const csv = await (await page.request.get(`${address}/results`)).text();
  expect(csv).toMatch(/^\ufeffrow,Name,Topic,Theme,state,/);
  expect(csv).toMatch(/\r\n1,Ada,Engines,Proof,completed,,/);
  expect(csv).toContain('refused,Theme: “No such theme” is not a theme of this workspace,');
  // The rows that have problems are a table that can be used again.
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the rows with problems' }).click();
  const problems = readFileSync(await (await downloading).path(), 'utf8');
  expect(problems).toBe('\ufeffName,Topic,Theme\r\nBob,"Hives, and\nhoney",No such theme\r\n');
  const zip = await page.request.get(`${address}/files?format=pptx`);
  // The decks are archives themselves, whose names come first.
  expect((await zip.body()).toString()).toContain('2: Theme: “No such theme” is not a theme of this workspace\r\n');
  expect(zipNames(await zip.body()).slice(-3)).toEqual([
    '1 Welcome, Ada.pptx',
    '3 Welcome, Eve.pptx',
    'Rows without a file.txt',
  ]);

  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/runs\//);
  await page.goto('/history');
  await page.getByRole('button', { name: 'More for this list' }).click();
  await page.getByRole('menuitem', { name: 'Batches' }).click();
  await page.getByRole('link', { name: 'Welcome decks' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome decks' })).toBeVisible();
});

test('the table stays with its draft until its decks are created', async ({ page }) => {
  await begin(page, '# {{Name}} and {{Toppic}}\n\nAbout {{Topic}}.');
  await more(page, 'For each row of a table');
  await panel(page).getByLabel('Table', { exact: true }).fill('Name,Topic,Look\nAda,Engines,harbour\nBob,,');
  await page.reload();
  await more(page, 'For each row of a table');
  await panel(page).getByRole('button', { name: 'Use table' }).click();

  const theme = panel(page).getByRole('combobox', { name: 'Theme' });
  await theme.selectOption({ label: 'From column: Look' });

  // A misspelled column is named once, and nothing is created until it is corrected.
  await expect(panel(page).getByRole('alert')).toHaveText('There is no column “Toppic”');
  const start = panel(page).getByRole('button', { name: 'Create 2 decks' });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await expect(panel(page)).toContainText('1 row has an empty cell used in your text.');
  await panel(page).getByRole('button', { name: 'Row 2' }).click();
  await expect(page.getByRole('region', { name: 'Preview cards' })).toContainText('Bob and');
  await rewrite(page, '# {{Name}}\n\nAbout {{Topic}}.');
  await expect(panel(page).getByRole('alert')).toBeHidden();
  await panel(page).getByRole('textbox', { name: 'Credit limit' }).fill('40');

  // The table is still there after another page and a reload, with the panel closed.
  await expect(page.getByText('Saved')).toBeVisible();
  await page.goto('/history');
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Create' });
  await expect(form.getByRole('button', { name: 'Create 2 decks' })).toBeVisible();
  await text(page).press('ControlOrMeta+Enter');
  await expect(start).toBeFocused();
  await expect(panel(page).getByRole('textbox', { name: 'Credit limit' })).toHaveValue('40');

  await panel(page).getByRole('button', { name: 'Remove' }).click();
  await expect(form.getByRole('button', { name: 'Create deck' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await start.click();
  await expect(page).toHaveURL(/\/batches\/bat_/);
  await page.goto('/');
  await expect(form.getByRole('button', { name: 'Create deck' })).toBeVisible();

  // The text still has placeholders. The next table has the same columns for the same fields.
  await page.getByRole('button', { name: 'Add a table to fill {{Name}}' }).click();
  await panel(page).getByLabel('Table', { exact: true }).fill('Name,Topic,Look\nCleo,Maps,proof');
  await panel(page).getByRole('button', { name: 'Use table' }).click();
  await expect(theme).toHaveValue('Look');
});

test('a batch at its limit on credits resumes only with one above what is spent', async ({
  page,
  baseURL,
  noAxeFindings,
}) => {
  const headers = { Authorization: `Bearer ${await makeToken(page.request, baseURL, 'create')}` };
  const template = { operation: 'generate', request: { inputText: '# {{a}}', textMode: 'preserve', numCards: 1 } };
  const data = { name: 'Limited', template, columns: ['a'], rows: [['Ada'], ['Bob']], maxCredits: 1 };
  const { id } = await (await page.request.post('/api/v1/batches', { headers, data })).json();
  await page.goto(`/batches/${id}`);
  await expect(page.getByText('Paused: the next row could pass your credit limit.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Resume' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resume batch' });
  await expect(dialog).toContainText('Spent: 1 local credit · Limit: 1 local credit');
  await dialog.getByLabel('Credit limit').fill('0');
  await expect(dialog).toContainText('Enter at least 1, which is already spent.');
  await noAxeFindings(page, 'a limit that is already spent');
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(dialog).toBeVisible();
  const refused = await page.request.post(`/api/v1/batches/${id}`, {
    headers,
    data: { action: 'resume', maxCredits: 0 },
  });
  expect([refused.status(), await refused.json()]).toMatchObject([
    400,
    { errors: [{ path: 'maxCredits', message: 'must be at least 1, which is already spent' }] },
  ]);
  await dialog.getByLabel('Credit limit').fill('2');
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('status').getByText('Done')).toBeVisible({ timeout: 60_000 });
});

test('the panel says what is wrong with a table, and closes by keys', async ({ page, noAxeFindings }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await begin(page);
  await page.getByRole('button', { name: 'For each row of a table' }).click();
  await panel(page).getByLabel('Table', { exact: true }).fill('a,b\n1,2,3');
  await panel(page).getByRole('button', { name: 'Use table' }).click();
  await expect(panel(page)).toContainText('Row 1 has 3 cells, but there are 2 columns.');
  await noAxeFindings(page, 'the batch panel on a phone');
  expect(await sideways(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'For each row of a table' })).toBeFocused();
});
