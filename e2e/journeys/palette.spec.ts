import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { active, command, field, open, palette } from '../support/palette';

const MARK = `p${Date.now().toString(36)}`;
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const options = (page: Page) => palette(page).getByRole('option');
/** The address of a new run that is done. */
async function makeRun(page: Page, inputText: string): Promise<string> {
  const sent = await page.request.post('/api/generations', {
    headers: { Origin: new URL(test.info().project.use.baseURL ?? '').origin },
    data: {
      submissionId: randomUUID(),
      target: 'practice',
      operation: 'generate',
      request: { inputText, textMode: 'preserve' },
    },
  });
  const { id } = await sent.json();
  const state = async () => (await (await page.request.get(`/api/generations/${id}`)).json()).state;
  await expect.poll(state).toBe('completed');
  return `/runs/${id}`;
}

test('runs are found as the history finds them, and one line is always taken by Enter', async ({
  page,
  noAxeFindings,
}) => {
  const older = await makeRun(page, `# Ünïcode ${MARK} one\n\nWords.`);
  const newer = await makeRun(page, `# Compost ${MARK}\n\nKitchen scraps, unicode ones.`);
  await page.goto('/history');
  await expect(page.getByRole('link', { name: `Compost ${MARK}` })).toBeVisible();

  // By a title without its accents and by the text, the newest first.
  await open(page);
  await field(page).fill(`unicode ${MARK}`);
  await expect(options(page)).toHaveText([new RegExp(`Compost ${MARK}`), new RegExp(`Ünïcode ${MARK} one`)]);
  await expect(active(page)).toHaveCount(1);
  await expect(active(page)).toContainText('Compost');
  const id = await active(page).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? 'none');
  await noAxeFindings(page, 'the palette with what was found');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toContainText('Ünïcode');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(older);

  // Pasted, and Enter at once: what is found is taken when it is there.
  await open(page);
  await field(page).fill(`scraps ${MARK}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(newer);

  await open(page);
  await field(page).fill(`${MARK} nowhere`);
  await expect(palette(page).getByText('No run found.')).toBeVisible();
  await field(page).fill('🎉');
  await expect(palette(page).getByText('Runs are found by letters and digits only')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
});

test('on the page of a run the palette does what the page does', async ({ page }) => {
  await page.goto(await makeRun(page, `# Acts ${MARK}\n\nWords.`));
  await command(page, 'rename', 'Rename this run');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await page.keyboard.type(`Renamed ${MARK}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Renamed ${MARK}`, exact: true })).toBeVisible();
  await command(page, 'star', 'Star this run');
  await expect(page.getByRole('button', { name: `Star Renamed ${MARK}` })).toHaveAttribute('aria-pressed', 'true');
  await command(page, 'note', 'Add a note');
  await expect(page.getByRole('dialog', { name: 'Note' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await command(page, 'pdf', 'Download PDF');
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await command(page, 'delete', 'Delete this run');
  await expect(page.getByText('This run lies in the bin.')).toBeVisible();
  await command(page, 'restore this', 'Restore this run');
  await expect(page.getByText('This run lies in the bin.')).toBeHidden();
  await command(page, 'remix', 'Remix');
  await expect(page).toHaveURL(/\/\?remix=/);
});

test('from the composer to the bin, the import and the export; the history tells its keys', async ({
  page,
  noAxeFindings,
}) => {
  await makeRun(page, `# Keys ${MARK}\n\nWords.`);
  await page.goto('/');
  await expect(text(page)).toBeEditable();
  await command(page, 'bin', 'Go to the bin');
  await expect(page.getByRole('heading', { level: 1, name: 'Bin', exact: true })).toBeVisible();
  await page.goto('/');
  await expect(text(page)).toBeEditable();
  await command(page, 'import', 'Import runs');
  await expect(page.getByRole('dialog', { name: 'Import runs' })).toBeVisible();
  await expect(page).toHaveURL(/\/history$/);
  await page.goto('/');
  await expect(text(page)).toBeEditable();
  await command(page, 'export', 'Export the history');
  await expect(page.getByRole('menuitem', { name: /^CSV/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await command(page, 'choose', 'Choose runs');
  await expect(page.getByRole('region', { name: 'Chosen runs' })).toBeVisible();
  await command(page, 'choosing', 'Done choosing');

  const search = page.getByRole('searchbox', { name: 'Search the history' });
  await page.getByRole('heading', { level: 1, name: 'History', exact: true }).click();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('one/two');
  await expect(search).toHaveValue('one/two');
  await search.fill('');
  await page.getByRole('heading', { level: 1, name: 'History', exact: true }).click();
  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByRole('heading', { name: 'With the focus on a row of the history' })).toBeVisible();
  await expect(keys).toContainText('F2');
  await expect(keys).toContainText('Del');
  await noAxeFindings(page, 'the keys of the history');
});

test('the list is exported as JSON, and chosen runs are starred, compared, deleted and restored', async ({
  page,
  noAxeFindings,
}) => {
  const first = await makeRun(page, `# Former ${MARK}\n\nChosen.`);
  const second = await makeRun(page, `# Latter ${MARK}\n\nChosen, too.`);
  const chosen = page.getByRole('region', { name: 'Chosen runs' });
  const stars = page.getByRole('button', { name: /^Star (Former|Latter)/ });
  const choose = async (list: string) => {
    await page.goto(list);
    await expect(stars).toHaveCount(2);
    await command(page, 'choose', 'Choose runs');
    await page.getByRole('checkbox', { name: new RegExp(`Former ${MARK}`) }).check();
    await page.getByRole('checkbox', { name: new RegExp(`Latter ${MARK}`) }).check();
    await expect(chosen).toContainText('2 chosen');
  };
  // No other run of these journeys has all of these words.
  const list = `/history?query=${MARK}%20chosen`;
  await choose(list);
  const download = page.waitForEvent('download');
  await command(page, 'json', 'Export the list as JSON');
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await command(page, 'star the', 'Star the chosen runs');
  await expect(stars.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(stars.last()).toHaveAttribute('aria-pressed', 'true');
  await choose(list);
  await command(page, 'remove the stars', 'Remove the stars of the chosen runs');
  await expect(stars.first()).toHaveAttribute('aria-pressed', 'false');

  const ids = [first, second].map((address) => address.split('/').at(-1));
  await choose(list);
  await command(page, 'compare', 'Compare the two chosen runs');
  await expect(page).toHaveURL(`/compare?a=${ids[0]}&b=${ids[1]}`);
  await expect(page.getByRole('columnheader', { name: /First run/ })).toContainText(`Former ${MARK}`);
  await command(page, 'swap', 'Swap the sides');
  await expect(page).toHaveURL(`/compare?a=${ids[1]}&b=${ids[0]}`);
  await expect(page.getByRole('columnheader', { name: /First run/ })).toContainText(`Latter ${MARK}`);
  await open(page);
  await field(page).fill('run');
  await expect(options(page).filter({ hasText: 'Open the first run' })).toBeVisible();
  await noAxeFindings(page, 'the palette where two runs are compared');
  await page.keyboard.press('Escape');
  await command(page, 'open the second', 'Open the second run');
  await expect(page).toHaveURL(first);
  await page.goBack();
  await command(page, 'open the first', 'Open the first run');
  await expect(page).toHaveURL(second);
  await page.goBack();
  await command(page, 'use the second', 'Use the second run again');
  await expect(page).toHaveURL(`/?from=${ids[0]}`);
  await expect(text(page)).toContainText(`Former ${MARK}`);
  await page.goBack();
  await command(page, 'use the first', 'Use the first run again');
  await expect(page).toHaveURL(`/?from=${ids[1]}`);

  await choose(list);
  await command(page, 'delete', 'Delete the chosen runs');
  await expect(page.getByText('No run matches')).toBeVisible();
  await page.goto(`/history?bin=1&query=${MARK}%20chosen`);
  await command(page, 'choose', 'Choose runs');
  await page.getByRole('button', { name: /^Choose all 2/ }).click();
  await command(page, 'restore', 'Restore the chosen runs');
  await expect(page.getByText('2 runs are in the history again.')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('the palette has its button, as large as a finger', async ({ page }) => {
    await page.goto('/history');
    const button = page.getByRole('button', { name: 'Commands' });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await beyond()).toBeLessThanOrEqual(0);
    // Until the page has come to life a tap does nothing.
    await expect(async () => {
      await button.tap();
      await expect(palette(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await options(page).filter({ hasText: 'Go to the composer' }).tap();
    await expect(page).toHaveURL(/\/$/);
  });
});
