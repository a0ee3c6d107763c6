import { expect, makeIt, test } from '../support/journey';
import { command, open, palette } from '../support/palette';

test('an unreachable server is reported on every page; nothing is sent or lost', { tag: '@release' }, async ({
  page,
  context,
  noAxeFindings,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const banner = page.getByRole('status').filter({ hasText: 'Changes are saved on this device.' });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await page.goto('/');
  await expect(text).toBeEditable();
  await expect(page.getByRole('button', { name: 'Create deck', exact: true })).toBeEnabled();
  await text.fill('# Written on a train\n\nOne line.');

  // The palette's code loads when it is first opened.
  await open(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await text.click();
  await page.keyboard.press('Control+End');

  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await text.pressSequentially(' And one more.');
  await expect(text).toContainText('And one more.');
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await noAxeFindings(page, 'the composer while the server is unreachable');

  await page.keyboard.press('Control+Enter');
  const why = page.getByText('Can’t reach the server. Nothing was sent');
  await expect(why).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create deck', exact: true })).toHaveAccessibleDescription(
    /Changes are saved on this device/,
  );
  expect(posts).toEqual([]);
  await test.step('links and commands do not leave the program', async () => {
    const stays = page.getByText('You’re offline. The page opens when you’re back online.');
    const history = page.getByRole('link', { name: 'History', exact: true });
    await history.click();
    await expect(stays).toBeVisible();
    await history.click();
    await expect(stays).toHaveCount(1);
    await noAxeFindings(page, 'a link that was not opened');
    await expect(stays).toHaveCount(0);
    await history.focus();
    await page.keyboard.press('Enter');
    await expect(stays).toBeVisible();
    await expect(stays).toHaveCount(0);
    await command(page, 'history', 'Go to history');
    await expect(stays).toBeVisible();
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(text).toContainText('And one more.');
    // In a new tab the browser shows its own offline page.
    const beside = context.waitForEvent('page');
    await history.click({ modifiers: ['Control'] });
    await (await beside).close();
  });
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(banner).toBeVisible();

  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(why).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(text).toContainText('And one more.');
  expect(posts).toEqual([]);
  await makeIt(page);
  expect(posts).toHaveLength(1);
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page).toHaveURL(/\/history$/);

  await test.step('the history recovers automatically', async () => {
    await page.goto('/history');
    const row = page.getByRole('link', { name: 'Written on a train' }).first();
    await expect(row).toBeVisible();
    // Code for parts that open later is preloaded.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await noAxeFindings(page, 'the history while the server is unreachable');
    // A title that could not be saved is not lost.
    await row.focus();
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Named in a tunnel');
    await page.keyboard.press('Enter');
    const lost = page.getByRole('alert').filter({ hasText: '“Named in a tunnel” isn’t saved yet' });
    await expect(lost).toBeVisible();
    await noAxeFindings(page, 'Couldn’t save a title that');
    await expect(lost.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(row).toBeVisible();
    await page.getByRole('searchbox').fill('train');
    await expect(page.getByText('Couldn’t load history')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('completed');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Couldn’t load history')).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
    // It is retried automatically.
    await expect(lost).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Named in a tunnel' }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Named in a tunnel' }).first()).toBeVisible();
  });
});
