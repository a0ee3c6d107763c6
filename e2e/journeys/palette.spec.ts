import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';

const MARK = `p${Date.now().toString(36)}`;
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');
const active = (page: Page) => palette(page).getByRole('option', { selected: true });

async function open(page: Page): Promise<void> {
  // Until the page has come to life a key does nothing.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
}

/** Takes the command that is first for these words. */
async function command(page: Page, words: string, name: string): Promise<void> {
  await open(page);
  // The page's own commands are there once it has come to life.
  await expect(async () => {
    await field(page).fill('');
    await field(page).fill(words);
    await expect(active(page)).toHaveText(name, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
}

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
  await expect.poll(state, { timeout: 30_000 }).toBe('completed');
  return `/runs/${id}`;
}

test('runs are found as the history finds them, and one line is always taken by Enter', async ({
  page,
  noAxeFindings,
}) => {
  test.setTimeout(90_000);
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
  await expect(palette(page).getByText('No run has these words.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
});

test('on the page of a run the palette does what the page does', async ({ page }) => {
  test.setTimeout(90_000);
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
  test.setTimeout(90_000);
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
