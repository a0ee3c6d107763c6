import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';

const MARK = Date.now().toString(36);

async function made(page: Page, request: object): Promise<string> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const sent = await page.request.post('/api/generations', {
    headers: { Origin: origin },
    data: {
      submissionId: randomUUID(),
      target: 'practice',
      operation: 'generate',
      request: { inputText: `# Reader ${MARK}\n\nOne line.`, textMode: 'preserve', numCards: 1, ...request },
    },
  });
  const { id } = await sent.json();
  const state = async () => (await (await page.request.get(`/api/generations/${id}`)).json()).state;
  await expect.poll(state).toBe('completed');
  return id;
}

test('what the rows of the history tell is explained where it stands', async ({ page, noAxeFindings }) => {
  await made(page, {});
  const tip = (name: string) => page.getByRole('button', { name: `What this means: ${name}` });
  const words = page.locator(':popover-open').filter({ hasText: /^Where a run stands\. May have been sent:/ });
  await page.goto('/history');
  await tip('State').click();
  await expect(words).toBeVisible();
  await noAxeFindings(page, 'an open explanation in the history');
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();

  await test.step('on a phone among the filters', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(tip('State')).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await tip('State').click();
    await expect(words).toBeVisible();
    await noAxeFindings(page, 'an open explanation on a phone');
  });
});

test('folders go by their names where two runs are compared', async ({ page }) => {
  const { data } = await (await page.request.get('/api/folders?target=practice')).json();
  const [first, second] = data as { id: string; name: string }[];
  const one = await made(page, { folderIds: [first?.id] });
  const other = await made(page, { folderIds: [first?.id, second?.id] });
  await page.goto(`/compare?a=${one}&b=${other}`);
  const row = page.getByRole('table', { name: 'Settings that differ' }).getByRole('row', { name: /^Folders/ });
  await expect(row.getByRole('cell')).toHaveText([`${first?.name}`, `${first?.name}, ${second?.name}`]);
});

// What the server wrote must be what the browser takes over: the console is watched for what React says of it.
for (const locale of ['de-DE', 'ar-EG'])
  test(`a reader in ${locale} sees times and figures of their own`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale, timezoneId: 'Asia/Tokyo', baseURL });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    page.on('pageerror', ({ message }) => said.push(message));
    await made(page, {});
    await page.goto('/');
    const limit = (400_000).toLocaleString(locale);
    await expect(page.getByText(limit).first()).toBeVisible();
    await page.goto('/history');
    const time = page.getByRole('list', { name: 'Runs', exact: true }).locator('time').first();
    const at = new Date((await time.getAttribute('datetime')) ?? '');
    await expect(time).toHaveAttribute('title', at.toLocaleString(locale, { timeZone: 'Asia/Tokyo' }));
    expect(said).toEqual([]);
    await context.close();
  });
