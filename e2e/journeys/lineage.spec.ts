import type { Page } from '@playwright/test';
import { choice, rewrite, splitAtLines } from '../support/composer';
import { expect, makeIt, test } from '../support/journey';
import { openDetails, pick } from '../support/run-page';
import { pickTheme } from '../support/settings';

/** Occurs only in the runs of this file, because other journeys make runs too. */
const MARK = Date.now().toString(36);

const TEXT = `# Orchard ${MARK}

We plant trees for the street.

---

## Trees

- Six apple trees
- One pear

---

## Water

A tank takes the rain from the roof.`;

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const idOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
/** The text in the form, in the plain field or in the editor. */
const textIn = (page: Page) =>
  textOf(page).evaluate((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value;
    const lines = [...field.querySelectorAll('.cm-line')].map((line) => {
      const copy = line.cloneNode(true) as Element;
      for (const widget of copy.querySelectorAll('[contenteditable=false]')) widget.remove();
      return copy.textContent;
    });
    return lines.join('\n');
  });
/** Waits for the editor, because a text that is half replaced in the plain field counts as an edit of the old text. */
const write = async (page: Page, text: string) => {
  await expect(page.locator('.cm-content')).toBeVisible();
  await expect(async () => {
    await rewrite(page, text);
    expect(await textIn(page)).toBe(text);
  }).toPass();
};
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const origin = (page: Page) => page.getByRole('region', { name: 'Source of this draft' });
const kin = (page: Page) => page.getByRole('region', { name: 'Versions' });

/** Makes a run through the API, and waits until it is finished. */
async function made(page: Page, request: object, madeFrom?: string): Promise<string> {
  const { origin: Origin } = new URL(page.url());
  const sent = await page.request.post('/api/generations', {
    headers: { Origin },
    data: {
      submissionId: crypto.randomUUID(),
      target: 'local',
      operation: 'generate',
      request: { textMode: 'preserve', cardSplit: 'inputTextBreaks', imageOptions: { source: 'noImages' }, ...request },
      madeFrom,
    },
  });
  expect(sent.status()).toBe(202);
  const { id } = (await sent.json()) as { id: string };
  const state = async () =>
    ((await (await page.request.get(`/api/generations/${id}`)).json()) as { state: string }).state;
  await expect.poll(state, { timeout: 120_000 }).toBe('completed');
  return id;
}

test('a run is used again with another theme and card, and the two are compared', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await write(page, TEXT);
  await splitAtLines(page);
  await expect(page.getByText('3 cards').first()).toBeVisible();
  await makeIt(page);
  const first = idOf(page);
  await openDetails(page);
  await expect(kin(page)).toBeHidden();

  await pick(page, 'Duplicate');
  await expect(origin(page)).toContainText(`Orchard ${MARK}`);
  await expect(origin(page)).toContainText('No changes yet');
  await pickTheme(page, 'harb', /Harbour/);
  await write(page, TEXT.replace('Six apple', 'Eight apple'));
  await origin(page).getByRole('button', { name: '2 changes' }).click();
  await expect(origin(page).getByRole('listitem').filter({ hasText: 'Theme' })).toContainText('Harbour');
  await expect(origin(page).getByRole('listitem').filter({ hasText: 'Text' })).toContainText('1 card differs');
  await noAxeFindings(page, 'the open list of changes');
  // A reverted field no longer counts as a change, until it is changed again.
  await origin(page).getByRole('button', { name: 'Revert Theme' }).click();
  await expect(origin(page).getByRole('button', { name: '1 change' })).toBeVisible();
  await expect(choice(page, 'Theme')).not.toContainText('Harbour');
  await pickTheme(page, 'harb', /Harbour/);
  await expect(origin(page).getByRole('button', { name: '2 changes' })).toBeVisible();
  // After a reload, without the run in the address, the source is still shown.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(origin(page).getByRole('button', { name: '2 changes' })).toBeVisible();
  await makeIt(page);
  const second = idOf(page);

  await openDetails(page);
  await expect(kin(page)).toContainText('Source');
  await expect(kin(page)).toContainText('Changed: text, theme');
  await noAxeFindings(page, 'a run with related runs');
  await kin(page)
    .getByRole('link', { name: /^Compare with/ })
    .click();
  await expect(page).toHaveURL(`/compare?a=${first}&b=${second}`);
  const settings = page.getByRole('table', { name: 'Different settings' });
  await expect(settings.getByRole('row')).toHaveCount(2);
  await expect(settings.getByRole('row', { name: /^Theme/ })).toContainText('Harbour');
  const text = page.getByRole('region', { name: 'Text', exact: true });
  await expect(text).toContainText('Cards: 1 changed, 2 unchanged.');
  await expect(text.getByRole('listitem')).toHaveCount(1);
  await expect(text.locator('del')).toHaveText('[removed: Six]');
  await expect(text.locator('ins')).toHaveText('[added: Eight]');
  const cards = page.getByRole('region', { name: 'Cards', exact: true });
  await expect(cards.getByRole('article')).toHaveCount(6);
  await noAxeFindings(page, 'the comparison');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await noAxeFindings(page, 'the comparison on a phone');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  const [left, right] = await page.getByRole('link', { name: /^Duplicate / }).all();
  const [near, far] = [await left?.boundingBox(), await right?.boundingBox()];
  expect((near?.x ?? 0) + (near?.width ?? 0)).toBeLessThanOrEqual(far?.x ?? 0);
  expect((far?.x ?? 0) + (far?.width ?? 0)).toBeLessThanOrEqual(304);
  await page
    .getByRole('link', { name: /^Duplicate / })
    .first()
    .click();
  await expect.poll(() => textIn(page)).toContain('Six apple trees');

  await page.goto(`/runs/${first}`);
  await openDetails(page);
  await expect(kin(page)).toContainText('Later versions');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('a group of versions is opened, left and compared in the history by keyboard', async ({ page, noAxeFindings }) => {
  await page.goto('/history');
  const first = await made(page, { inputText: `# Keys ${MARK}\n\n---\n\nThe card says one thing` });
  const second = await made(
    page,
    { inputText: `# Keys ${MARK}\n\n---\n\nThe card says another thing`, themeId: 'harbour' },
    first,
  );
  await made(page, { inputText: `# Keys ${MARK}\n\n---\n\nThe card says nothing` }, second);
  await page.reload();
  const mark = page.getByRole('link', { name: 'Version 3 of 3' }).first();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/history?family=${first}`);
  await expect(page.getByRole('heading', { name: 'Versions of one deck' })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Runs' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await noAxeFindings(page, 'one group in the history');

  await page.getByRole('button', { name: 'Select', exact: true }).focus();
  await page.keyboard.press('Enter');
  const compare = page.getByRole('region', { name: 'Selected runs' }).getByText('Compare');
  const boxes = page.getByRole('checkbox', { name: /^Select/ });
  for (const [count, isOffered] of [
    [1, false],
    [2, true],
    [3, false],
  ] as const) {
    await boxes.nth(count - 1).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`${count} selected`)).toBeVisible();
    await expect(compare.and(page.getByRole('link'))).toHaveCount(isOffered ? 1 : 0);
  }
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  await compare.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/compare?a=${first}&b=${second}`);
  await expect(page.getByRole('table', { name: 'The two runs' })).toContainText(`Keys ${MARK}`);
  await page.getByRole('link', { name: 'Swap' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/compare?a=${second}&b=${first}`);
  await expect(page.getByRole('region', { name: 'Text', exact: true }).locator('ins')).toHaveText('[added: one]');

  await page.goto(`/history?family=${first}`);
  await page.getByRole('button', { name: 'Show all runs' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/history');
});

test('only duplicates refer to their run', async ({ page }) => {
  await page.goto('/');
  await write(page, `# Chain ${MARK}\n\nThe first words of a chain.`);
  await makeIt(page);
  const first = idOf(page);
  const madeFrom = async () =>
    ((await (await page.request.get(`/api/generations/${idOf(page)}`)).json()) as { madeFrom: string | null }).madeFrom;
  // The sent draft is still in the list, and sending it again makes another deck.
  await page.goto('/');
  await expect.poll(() => textIn(page)).toBe('');
  await page.getByRole('button', { name: 'Drafts', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^Chain ${MARK}.*Sent`) }).click();
  await write(page, `# Chain ${MARK}\n\nThe second words of a chain.`);
  await expect(origin(page)).toBeHidden();
  await makeIt(page);
  expect(await madeFrom()).toBeNull();

  await page.goto(`/?remix=${first}`);
  await write(page, '# Ships again\n\nOf wood.');
  await expect(origin(page)).toBeHidden();
  await makeIt(page);
  expect(await madeFrom()).toBeNull();

  await page.goto(`/?from=${first}`);
  await origin(page).getByRole('button', { name: 'Unlink' }).click();
  await expect(origin(page)).toBeHidden();
  await write(page, '# On my own\n\nNow.');
  await makeIt(page);
  expect(await madeFrom()).toBeNull();
});

test('the comparison explains what is missing', async ({ page, noAxeFindings }) => {
  await page.goto('/compare');
  await expect(page.getByText('Select two runs to compare')).toBeVisible();
  await noAxeFindings(page, 'a comparison without runs');
  const first = await made(page, { inputText: `# State ${MARK}` });
  const second = await made(page, { inputText: `# State ${MARK}\n\nMore` }, first);
  await page.goto(`/compare?a=${first}&b=${first}`);
  await expect(page.getByText('Both sides are the same run')).toBeVisible();
  await noAxeFindings(page, 'a comparison with itself');
  await page.goto(`/compare?a=${first}&b=run_none`);
  await expect(page.getByText('The second run was deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: `State ${MARK}` })).toBeVisible();
  await noAxeFindings(page, 'a comparison with a deleted run');

  const { origin: Origin } = new URL(page.url());
  await page.request.delete(`/api/generations/${second}`, { headers: { Origin }, data: {} });
  await page.goto(`/compare?a=${first}&b=${second}`);
  await expect(page.getByText('In trash')).toBeVisible();

  // First there are no responses, then both are refused, then both succeed.
  const held: (() => void)[] = [];
  let isDown = true;
  await page.route(/\/api\/generations\/run_\w+$/, async (route) => {
    if (!isDown) return route.continue();
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ status: 403, json: { message: 'Not now', statusCode: 403 } });
  });
  await page.goto(`/compare?a=${second}&b=${first}`);
  await expect(page.getByText('Loading…').first()).toBeAttached();
  await noAxeFindings(page, 'a comparison that is loading');
  const letGo = setInterval(() => {
    for (const resolve of held.splice(0)) resolve();
  }, 100);
  await expect(page.getByText('Couldn’t load the list.')).toBeVisible();
  await noAxeFindings(page, 'a comparison that failed');
  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'The two runs' })).toBeVisible();
  clearInterval(letGo);
});

test('printing a comparison shows all cards and no buttons', async ({ page }) => {
  await page.goto('/history');
  const cards = Array.from({ length: 7 }, (_, card) => `## Sheet ${card}\n\nOne line.`).join('\n\n---\n\n');
  const first = await made(page, { inputText: cards });
  const second = await made(page, { inputText: cards.replaceAll('One', 'Another') }, first);
  await page.goto(`/compare?a=${first}&b=${second}`);
  const region = page.getByRole('region', { name: 'Cards', exact: true });
  const more = region.getByRole('button', { name: 'Show 1 more of 7 cards' });
  await expect(more).toBeVisible();
  await expect(region.getByRole('article')).toHaveCount(12);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(region.getByRole('article')).toHaveCount(14);
  await expect(more).toBeHidden();
});

test('a very long text whose cards all moved is compared', async ({ page }) => {
  await page.goto('/history');
  const cards = Array.from({ length: 60 }, (_, card) => `## Card ${card}\n\n${`Words of card ${card} `.repeat(330)}`);
  const first = await made(page, { inputText: cards.join('\n\n---\n\n') });
  const changed = cards.map((card, index) => (index % 2 ? card.replaceAll('Words', 'Letters') : card)).reverse();
  const second = await made(page, { inputText: changed.join('\n\n---\n\n') }, first);
  await page.goto(`/compare?a=${first}&b=${second}`);
  await expect(page.getByRole('region', { name: 'Text', exact: true })).toContainText('changed');
  await expect(page.getByRole('button', { name: /^Show \d+ more of \d+ changes/ })).toBeVisible();
});
