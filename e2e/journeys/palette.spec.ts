import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { active, command, field, open, palette } from '../support/palette';

const MARK = `p${Date.now().toString(36)}`;
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const options = (page: Page) => palette(page).getByRole('option');
/** The address of a new finished run. */
async function makeRun(page: Page, inputText: string): Promise<string> {
  const sent = await page.request.post('/api/generations', {
    headers: { Origin: new URL(test.info().project.use.baseURL ?? '').origin },
    data: {
      submissionId: randomUUID(),
      target: 'local',
      operation: 'generate',
      request: { inputText, textMode: 'preserve' },
    },
  });
  const { id } = await sent.json();
  const state = async () => (await (await page.request.get(`/api/generations/${id}`)).json()).state;
  await expect.poll(state).toBe('completed');
  return `/runs/${id}`;
}

test('runs are found as in the history, and Enter always opens one result', async ({ page, noAxeFindings }) => {
  const older = await makeRun(page, `# Ünïcode ${MARK} one\n\nWords.`);
  const newer = await makeRun(page, `# Compost ${MARK}\n\nKitchen scraps, unicode ones.`);
  await page.goto('/history');
  await expect(page.getByRole('link', { name: `Compost ${MARK}` })).toBeVisible();

  // By a title without its accents and by the text, newest first.
  await open(page);
  await field(page).fill(`unicode ${MARK}`);
  await expect(options(page)).toHaveText([new RegExp(`Compost ${MARK}`), new RegExp(`Ünïcode ${MARK} one`)]);
  await expect(active(page)).toHaveCount(1);
  await expect(active(page)).toContainText('Compost');
  const id = await active(page).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? 'none');
  await noAxeFindings(page, 'the palette with results');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toContainText('Ünïcode');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(older);

  // Enter right after pasting opens the result when it arrives.
  await open(page);
  await field(page).fill(`scraps ${MARK}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(newer);

  await open(page);
  await field(page).fill(`${MARK} nowhere`);
  await expect(palette(page).getByText('No runs found.')).toBeVisible();
  await field(page).fill('🎉');
  await expect(palette(page).getByText('Type letters or digits to search runs')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
});

test('on the page of a run the palette offers the page’s actions', async ({ page }) => {
  await page.goto(await makeRun(page, `# Acts ${MARK}\n\nWords.`));
  await command(page, 'rename', 'Rename');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await page.keyboard.type(`Renamed ${MARK}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Renamed ${MARK}`, exact: true })).toBeVisible();
  await command(page, 'star', 'Star');
  await expect(page.getByRole('button', { name: `Star Renamed ${MARK}` })).toHaveAttribute('aria-pressed', 'true');
  await command(page, 'note', 'Add note');
  await expect(page.getByRole('dialog', { name: 'Note' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await command(page, 'pdf', 'Download PDF');
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await command(page, 'delete', 'Move to trash');
  await expect(page.getByText('This run is in the trash.')).toBeVisible();
  await command(page, 'restore', 'Restore');
  await expect(page.getByText('This run is in the trash.')).toBeHidden();
  await command(page, 'reuse settings', 'Reuse settings');
  await expect(page).toHaveURL(/\/\?remix=/);
});

test('the palette leads to the trash, the import and the export; the history lists its shortcuts', async ({
  page,
  noAxeFindings,
}) => {
  await makeRun(page, `# Keys ${MARK}\n\nWords.`);
  await page.goto('/');
  await expect(text(page)).toBeEditable();
  await command(page, 'bin', 'Go to trash');
  await expect(page.getByRole('heading', { level: 1, name: 'Trash', exact: true })).toBeVisible();
  await page.goto('/');
  await expect(text(page)).toBeEditable();
  await command(page, 'import runs', 'Import runs');
  await expect(page.getByRole('dialog', { name: 'Import runs' })).toBeVisible();
  await expect(page).toHaveURL(/\/history$/);
  await page.goto('/');
  await expect(text(page)).toBeEditable();
  await command(page, 'export', 'Export history');
  await expect(page.getByRole('menuitem', { name: /CSV/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await command(page, 'select', 'Select runs');
  await expect(page.getByRole('region', { name: 'Selected runs' })).toBeVisible();
  await command(page, 'selecting', 'Done selecting');

  const search = page.getByRole('searchbox', { name: 'Search history' });
  await page.getByRole('heading', { level: 1, name: 'History', exact: true }).click();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('one/two');
  await expect(search).toHaveValue('one/two');
  await search.fill('');
  await page.getByRole('heading', { level: 1, name: 'History', exact: true }).click();
  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('heading', { name: 'History rows' })).toBeVisible();
  await expect(keys).toContainText('F2');
  await expect(keys).toContainText('Del');
  await noAxeFindings(page, 'the shortcuts of the history');
});

test('the list is exported as JSON, and selected runs are starred, compared, deleted and restored', async ({
  page,
  noAxeFindings,
}) => {
  const first = await makeRun(page, `# Former ${MARK}\n\nChosen.`);
  const second = await makeRun(page, `# Latter ${MARK}\n\nChosen, too.`);
  const chosen = page.getByRole('region', { name: 'Selected runs' });
  const stars = page.getByRole('button', { name: /^Star (Former|Latter)/ });
  const choose = async (list: string) => {
    await page.goto(list);
    await expect(stars).toHaveCount(2);
    await command(page, 'select', 'Select runs');
    await page.getByRole('checkbox', { name: new RegExp(`Former ${MARK}`) }).check();
    await page.getByRole('checkbox', { name: new RegExp(`Latter ${MARK}`) }).check();
    await expect(chosen).toContainText('2 selected');
  };
  // No other run of these journeys has all of these words.
  const list = `/history?query=${MARK}%20chosen`;
  await choose(list);
  const download = page.waitForEvent('download');
  await command(page, 'json', 'Export as JSON');
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await command(page, 'star sel', 'Star selected');
  await expect(stars.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(stars.last()).toHaveAttribute('aria-pressed', 'true');
  await choose(list);
  await command(page, 'remove stars', 'Remove stars from selected');
  await expect(stars.first()).toHaveAttribute('aria-pressed', 'false');

  const ids = [first, second].map((address) => address.split('/').at(-1));
  await choose(list);
  await command(page, 'compare', 'Compare the two selected runs');
  await expect(page).toHaveURL(`/compare?a=${ids[0]}&b=${ids[1]}`);
  await expect(page.getByRole('columnheader', { name: /First run/ })).toContainText(`Former ${MARK}`);
  await command(page, 'swap', 'Swap');
  await expect(page).toHaveURL(`/compare?a=${ids[1]}&b=${ids[0]}`);
  await expect(page.getByRole('columnheader', { name: /First run/ })).toContainText(`Latter ${MARK}`);
  await open(page);
  await field(page).fill('run');
  await expect(options(page).filter({ hasText: 'Open first run' })).toBeVisible();
  await noAxeFindings(page, 'the palette where two runs are compared');
  await page.keyboard.press('Escape');
  await command(page, 'open second', 'Open second run');
  await expect(page).toHaveURL(first);
  await page.goBack();
  await command(page, 'open first', 'Open first run');
  await expect(page).toHaveURL(second);
  await page.goBack();
  await command(page, 'duplicate the second', 'Duplicate the second run');
  await expect(page).toHaveURL(`/?from=${ids[0]}`);
  await expect(text(page)).toContainText(`Former ${MARK}`);
  await page.goBack();
  await command(page, 'duplicate the first', 'Duplicate the first run');
  await expect(page).toHaveURL(`/?from=${ids[1]}`);

  await choose(list);
  await command(page, 'move selected', 'Move selected to trash');
  await expect(page.getByText('No runs match')).toBeVisible();
  await page.goto(`/history?trash=1&query=${MARK}%20chosen`);
  await command(page, 'select', 'Select runs');
  await page.getByRole('button', { name: /^Select all 2/ }).click();
  await command(page, 'restore', 'Restore selected');
  await expect(page.getByText('2 runs restored')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('the palette has a button of a finger’s size', async ({ page }) => {
    await page.goto('/history');
    const button = page.getByRole('button', { name: 'Search' });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await beyond()).toBeLessThanOrEqual(0);
    // Until the page is hydrated, a tap does nothing. Once the palette is open, it covers the button.
    await expect(async () => {
      if (!(await palette(page).isVisible())) await button.tap({ timeout: 5000 });
      await expect(palette(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await options(page).filter({ hasText: 'Create a deck' }).tap();
    await expect(page).toHaveURL(/\/$/);
  });
});
