import { expect, makeIt, test } from '../support/journey';

test('nothing is heard of the server: said on every page, nothing is sent, nothing is lost', async ({
  page,
  context,
  noAxeFindings,
}) => {
  test.setTimeout(90_000);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await page.goto('/');
  await expect(text).toBeEditable();
  await expect(page.getByRole('button', { name: /Make it/ })).toBeEnabled();
  await text.fill('# Written on a train\n\nOne line.');

  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await text.pressSequentially(' And one more.');
  await expect(page.getByText('Saved on this device only: Cardwright does not answer.')).toBeVisible();
  await noAxeFindings(page, 'the composer while nothing is heard of the server');

  await page.keyboard.press('Control+Enter');
  const why = page.getByText('Cardwright does not answer, so nothing was sent and nothing is spent.');
  await expect(why).toBeVisible();
  await expect(page.getByRole('button', { name: /Make it/ })).toHaveAccessibleDescription(
    /Not now: Cardwright does not answer/,
  );
  expect(posts).toEqual([]);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(banner).toBeVisible();

  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(why).toHaveCount(0);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(text).toContainText('And one more.');
  expect(posts).toEqual([]);
  await makeIt(page);
  expect(posts).toHaveLength(1);

  await test.step('the history goes on by itself when it is over', async () => {
    await page.goto('/history');
    const row = page.getByRole('link', { name: 'Written on a train' }).first();
    await expect(row).toBeVisible();
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await noAxeFindings(page, 'the history while nothing is heard of the server');
    await page.getByRole('combobox', { name: 'State' }).selectOption('completed');
    await expect(page.getByText('The history could not be read')).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
    await expect(row).toBeVisible();
  });
});
