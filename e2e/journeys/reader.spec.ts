import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { text } from '../support/composer';
import { expect, test } from '../support/journey';

const MARK = Date.now().toString(36);

async function made(page: Page, request: object): Promise<string> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const sent = await page.request.post('/api/generations', {
    headers: { Origin: origin },
    data: {
      submissionId: randomUUID(),
      target: 'local',
      operation: 'generate',
      request: { inputText: `# Reader ${MARK}\n\nOne line.`, textMode: 'preserve', numCards: 1, ...request },
    },
  });
  const { id } = await sent.json();
  const state = async () => (await (await page.request.get(`/api/generations/${id}`)).json()).state;
  await expect.poll(state).toBe('completed');
  return id;
}

test('folders are shown by name where two runs are compared', async ({ page }) => {
  const { data } = await (await page.request.get('/api/folders?target=local')).json();
  const [first, second] = data as { id: string; name: string }[];
  const one = await made(page, { folderIds: [first?.id] });
  const other = await made(page, { folderIds: [first?.id, second?.id] });
  await page.goto(`/compare?a=${one}&b=${other}`);
  const row = page.getByRole('table', { name: 'Different settings' }).getByRole('row', { name: /^Folders/ });
  await expect(row.getByRole('cell')).toHaveText([`${first?.name}`, `${first?.name}, ${second?.name}`]);
});

// The server's HTML must match what the browser hydrates: the console check catches React's mismatch errors.
// Times contain words, so they are in the language of the interface, which does not include Arabic.
for (const [locale, words, runs] of [
  ['de-DE', 'de-DE', 'Aufträge'],
  ['en-GB', 'en-GB', 'Runs'],
  ['ar-EG', 'en', 'Runs'],
] as const)
  test(`a reader in ${locale} sees times and numbers in their locale`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale, timezoneId: 'Asia/Tokyo', baseURL });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    await made(page, {});
    await page.goto('/');
    await expect(page.locator('.cm-content')).toBeVisible();
    await text(page).fill('x'.repeat(1234));
    const length = (1234).toLocaleString(locale);
    await expect(page.getByText(length).first()).toBeVisible();
    await page.goto('/history');
    const time = page.getByRole('list', { name: runs, exact: true }).locator('time').first();
    const at = new Date((await time.getAttribute('datetime')) ?? '');
    await expect(time).toHaveAttribute('title', at.toLocaleString(words, { timeZone: 'Asia/Tokyo' }));
    expect(errors).toEqual([]);
    await context.close();
  });
