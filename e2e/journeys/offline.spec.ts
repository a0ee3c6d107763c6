import { expect, makeIt, test } from '../support/journey';
import { command, open, palette } from '../support/palette';

test('nothing is heard of the server: said on every page, nothing is sent, nothing is lost', async ({
  page,
  context,
  noAxeFindings,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await page.goto('/');
  await expect(text).toBeEditable();
  await expect(page.getByRole('button', { name: /Make it/ })).toBeEnabled();
  await text.fill('# Written on a train\n\nOne line.');

  // What the palette is made of comes with the first time it is opened.
  await open(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await text.click();
  await page.keyboard.press('Control+End');

  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await text.pressSequentially(' And one more.');
  await expect(text).toContainText('And one more.');
  await expect(page.getByText('Saved on this device only: Cardwright does not answer.')).toBeVisible();
  await noAxeFindings(page, 'the composer while nothing is heard of the server');

  await page.keyboard.press('Control+Enter');
  const why = page.getByText('Cardwright does not answer, so nothing was sent and nothing is spent.');
  await expect(why).toBeVisible();
  await expect(page.getByRole('button', { name: /Make it/ })).toHaveAccessibleDescription(
    /Not now: Cardwright does not answer/,
  );
  expect(posts).toEqual([]);
  await test.step('a link is not followed out of the program, nor by a command', async () => {
    const stays = page.getByText('You are offline: that page opens when the connection is back.');
    const history = page.getByRole('link', { name: 'History', exact: true });
    await history.click();
    await expect(stays).toBeVisible();
    await history.click();
    await expect(stays).toHaveCount(1);
    await noAxeFindings(page, 'a link that is not followed');
    await expect(stays).toHaveCount(0);
    await history.focus();
    await page.keyboard.press('Enter');
    await expect(stays).toBeVisible();
    await expect(stays).toHaveCount(0);
    await command(page, 'history', 'Go to the history');
    await expect(stays).toBeVisible();
    await page.getByRole('link', { name: 'Compose', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(text).toContainText('And one more.');
    // What opens beside the page is the browser's: there it says itself that there is no network.
    const beside = context.waitForEvent('page');
    await history.click({ modifiers: ['Control'] });
    await (await beside).close();
  });
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
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page).toHaveURL(/\/history$/);

  await test.step('the history goes on by itself when it is over', async () => {
    await page.goto('/history');
    const row = page.getByRole('link', { name: 'Written on a train' }).first();
    await expect(row).toBeVisible();
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await noAxeFindings(page, 'the history while nothing is heard of the server');
    // A title that cannot be kept stays at hand.
    await row.focus();
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Named in a tunnel');
    await page.keyboard.press('Enter');
    const lost = page.getByRole('alert').filter({ hasText: 'The title “Named in a tunnel” is not kept yet' });
    await expect(lost).toBeVisible();
    await noAxeFindings(page, 'a title that could not be kept');
    await expect(lost.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(row).toBeVisible();
    await page.getByRole('searchbox').fill('train');
    await expect(page.getByText('The history could not be read')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('combobox', { name: 'State' }).selectOption('completed');
    await expect(page.getByText('The history could not be read')).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
    // It is tried again by itself.
    await expect(lost).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Named in a tunnel' }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Named in a tunnel' }).first()).toBeVisible();
  });
});
