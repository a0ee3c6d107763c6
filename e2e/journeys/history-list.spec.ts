import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey';

/** Occurs only in the runs of this file, because other journeys make runs too. */
const MARK = `quartz${Date.now().toString(36)}`;
const TITLES = ['Apple year', 'Birch bark', 'Cloud atlas'].map((title) => `${title} ${MARK}`);

/** Makes runs through the API, because the form has its own journeys. The last one is the newest. */
async function makeRuns(page: Page, mark = MARK, all = TITLES) {
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  for (const title of all.map((one) => one.replace(MARK, mark))) {
    const inputText = `# ${title}\n\nOne line.\n---\n## Second\n\nAnother line.`;
    const sent = await page.request.post('/api/generations', {
      headers: { Origin: origin },
      data: {
        submissionId: randomUUID(),
        target: 'local',
        operation: 'generate',
        request: { inputText, textMode: 'preserve', cardSplit: 'inputTextBreaks' },
      },
    });
    const { id } = await sent.json();
    const state = async () => (await (await page.request.get(`/api/generations/${id}`)).json()).state;
    await expect.poll(state).toBe('completed');
  }
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search history' });
const titles = (page: Page) => page.getByRole('list', { name: 'Runs', exact: true }).locator('a[data-run]');
/** Opens the filters, sets one and closes them again. */
async function filterBy(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('combobox', { name, exact: true }).selectOption(value);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Filter/ })).toBeFocused();
}
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('runs are found, starred, renamed, noted, deleted and restored by mouse', async ({ page, noAxeFindings }) => {
  await makeRuns(page);

  await page.goto('/history');
  await expect(titles(page).first()).toHaveText(TITLES[2]!);
  await search(page).fill(MARK);
  await expect(titles(page)).toHaveText([...TITLES].reverse());
  await expect(page).toHaveURL(new RegExp(`query=${MARK}`));
  await expect(rowOf(page, TITLES[0]!).locator('.deck-card')).toBeAttached();
  await noAxeFindings(page, 'search results');

  await test.step('sort and filter are in the address, and Back reverts them', async () => {
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('title');
    await expect(titles(page)).toHaveText(TITLES);
    await filterBy(page, 'Status', 'failed');
    await expect(page.getByText('No runs match')).toBeVisible();
    await noAxeFindings(page, 'no match');
    await page.reload();
    await expect(chips(page)).toHaveText(['Status: Failed']);
    await expect(search(page)).toHaveValue(MARK);
    await page.goBack();
    await expect(chips(page)).toHaveCount(0);
    await expect(titles(page)).toHaveText(TITLES);
    await page.getByRole('button', { name: /^Filter/ }).click();
    const theme = page.getByRole('combobox', { name: 'Theme', exact: true });
    await theme.click();
    await theme.fill('alman');
    await page.getByRole('option', { name: /Almanac/ }).click();
    await expect(page).toHaveURL(/theme=almanac/);
    await noAxeFindings(page, 'the open filters');
    await page.keyboard.press('Escape');
    await expect(page.getByText('No runs match')).toBeVisible();
    await expect(chips(page)).toHaveText(['Theme: Almanac']);
    await noAxeFindings(page, 'a theme filter without matches');
    await page.getByRole('button', { name: 'Remove Theme: Almanac' }).click();
    await expect(page.getByRole('heading', { name: 'History' })).toBeFocused();
    await expect(titles(page)).toHaveText(TITLES);
    await page.goBack();
    await expect(chips(page)).toHaveText(['Theme: Almanac']);
    await page.goBack();
    await expect(titles(page)).toHaveText(TITLES);
  });

  await test.step('invalid parameters in the address are reported and removed', async () => {
    await page.goto(`/history?query=${MARK}&state=foo&sort=title&colour=red`);
    await expect(page.getByText('Ignored in the URL: state=foo, colour=red')).toBeVisible();
    await expect(titles(page)).toHaveText(TITLES);
    await noAxeFindings(page, 'an invalid address');
    await page.getByRole('button', { name: 'Clean up URL' }).click();
    await expect(page.getByText('Ignored in the URL')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/history\\?query=${MARK}&sort=title$`));
    await expect(page.getByRole('heading', { name: 'History' })).toBeFocused();
  });

  await test.step('star', async () => {
    const star = page.getByRole('button', { name: `Star ${TITLES[1]}` });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('button', { name: 'Starred', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(titles(page)).toHaveText([TITLES[1]!]);
    await expect(page.getByText(/^1 of \d+ runs$/)).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    // Runs of other journeys may move the row out of the list's window.
    await search(page).fill(MARK);
    await expect(titles(page)).toHaveCount(3);
    await page.getByRole('button', { name: `More actions for ${TITLES[1]}` }).click();
    await page.getByRole('menuitem', { name: 'Remove star S', exact: true }).click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('rename in place', async () => {
    await page.getByRole('button', { name: `More actions for ${TITLES[0]}` }).click();
    await noAxeFindings(page, 'an open menu of a row');
    await page.getByRole('menuitem', { name: /Rename/ }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill(`Almond ${MARK}`);
    await noAxeFindings(page, 'a title being edited');
    await page.keyboard.press('Enter');
    await expect(titles(page).first()).toHaveText(`Almond ${MARK}`);
    await page.reload();
    await expect(titles(page).first()).toHaveText(`Almond ${MARK}`);
  });

  await test.step('a note, which the search finds', async () => {
    await page.getByRole('button', { name: `More actions for ${TITLES[2]}` }).click();
    await page.getByRole('menuitem', { name: /Add note/ }).click();
    const note = page.getByRole('textbox', { name: /Cloud atlas/ });
    await note.fill('for quillon');
    await noAxeFindings(page, 'the note');
    await page.keyboard.press('Escape');
    const mark = page.getByRole('button', { name: `Note not saved: open note on ${TITLES[2]}` });
    await expect(mark).toBeVisible();
    await expect(rowOf(page, TITLES[1]!)).not.toContainText('Note not saved');
    await page.reload();
    await noAxeFindings(page, 'a row whose note is not saved');
    await mark.click();
    await expect(note).toHaveValue('for quillon');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(rowOf(page, TITLES[2]!)).toContainText('for quillon');
    await expect(mark).toHaveCount(0);
    await expect(page.getByRole('link', { name: TITLES[2]! })).toBeFocused();
    await search(page).fill(`${MARK} quillon`);
    await expect(titles(page)).toHaveText([TITLES[2]!]);
    await expect(rowOf(page, TITLES[2]!).locator('mark')).toHaveText('quillon');
    await noAxeFindings(page, 'search results with highlighted matches');
    await search(page).fill(`${MARK} another`);
    await expect(titles(page)).toHaveCount(3);
    // The text of the renamed run still begins with its old title.
    await expect(page.locator('mark')).toHaveText([MARK, 'Another', 'Another']);
    await search(page).fill(MARK);
    await expect(titles(page)).toHaveCount(3);
  });

  await test.step('a file from the menu of a row', async () => {
    await page.getByRole('button', { name: `More actions for ${TITLES[2]}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Open Enter' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menuitem', { name: 'PowerPoint PPTX' })).toBeFocused();
    await noAxeFindings(page, 'the files of a row');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('menuitem', { name: 'Download' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: /^PowerPoint with fonts/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  await test.step('as a grid, which is remembered', async () => {
    await page.getByRole('button', { name: 'Grid view' }).click();
    await expect(titles(page)).toHaveText(
      [...TITLES.slice(0, 2), TITLES[2]!].map((title) => title.replace('Apple year', 'Almond')),
    );
    await expect(page.locator('.deck-card')).toHaveCount(3);
    await noAxeFindings(page, 'the grid');
    await titles(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(titles(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(titles(page).nth(1)).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'List view' }).click();
    await expect(titles(page)).toHaveCount(3);
  });

  await test.step('delete, undo, delete again, restore from the trash', async () => {
    await page.getByRole('button', { name: `More actions for ${TITLES[1]}` }).click();
    // The second click hits the row below, and has no effect on it.
    await page.getByRole('menuitem', { name: /Move to trash/ }).dblclick();
    await expect(titles(page)).toHaveCount(2);
    await expect(page).toHaveURL(/\/history/);
    await noAxeFindings(page, 'a deletion with Undo');
    await page.getByRole('button', { name: `Undo: “${TITLES[1]}” moved to trash` }).click();
    await expect(titles(page)).toHaveCount(3);
    // The focus is on the restored run.
    await expect(page.getByRole('link', { name: TITLES[1]! })).toBeFocused();
    await page.getByRole('button', { name: `More actions for ${TITLES[1]}` }).click();
    await page.getByRole('menuitem', { name: /Move to trash/ }).click();
    await expect(titles(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'More for this list' }).click();
    await page.getByRole('menuitem', { name: 'Trash' }).click();
    await expect(page.getByRole('heading', { name: 'Trash' })).toBeVisible();
    await expect(rowOf(page, TITLES[1]!)).toBeVisible();
    await expect(rowOf(page, TITLES[1]!)).toContainText('30 days left');
    await noAxeFindings(page, 'the trash');
    await page.getByRole('link', { name: TITLES[1]! }).click();
    await expect(page.getByText('This run is in the trash.')).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: `Restore ${TITLES[1]}` }).click();
    await expect(rowOf(page, TITLES[1]!)).toHaveCount(0);
    await expect(page.getByText(`“${TITLES[1]}” restored`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
    await expect(page.getByText('No runs match')).toBeVisible();
    await noAxeFindings(page, 'the trash without matches');
    await search(page).fill('');
    await expect(page.getByText('Trash is empty')).toBeVisible();
    await noAxeFindings(page, 'the empty trash');
    await page.getByRole('button', { name: 'Back to history' }).click();
    await search(page).fill(MARK);
    // The list may have three rows before the search, too.
    await expect(page).toHaveURL(new RegExp(`query=${MARK}`));
    await expect(titles(page)).toHaveCount(3);
  });

  await test.step('bulk actions', async () => {
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('button', { name: /^Select all 3/ }).click();
    await expect(page.getByText('3 selected')).toBeVisible();
    await noAxeFindings(page, 'selected runs');
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await expect(page.getByText('No runs match')).toBeVisible();
    await page.getByRole('button', { name: 'Undo: 3 runs moved to trash' }).click();
    await expect(titles(page)).toHaveCount(3);
    await expect(titles(page).first()).toBeFocused();
  });

  let exported: { runs: Record<string, unknown>[] } = { runs: [] };
  await test.step('the filtered list as a file, and imported again', async () => {
    await page.getByRole('button', { name: 'More for this list' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /CSV/ }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines.filter((line) => line.includes(MARK))).toHaveLength(3);
    expect(lines).toHaveLength(4);
    await page.getByRole('button', { name: 'More for this list' }).click();
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /JSON/ }).click(),
    ]);
    const kept = JSON.parse(await readFile(await json.path(), 'utf8'));
    exported = kept;
    expect(kept.runs).toHaveLength(3);
    const other = { ...kept.runs[0], id: `run_${MARK}`, submissionId: randomUUID(), title: `Dune of ${MARK}` };
    const fileOf = (runs: unknown[]) => ({
      name: 'history.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...kept, runs })),
    });
    await page.getByRole('button', { name: 'More for this list' }).click();
    await page.getByRole('menuitem', { name: 'Import' }).click();
    await noAxeFindings(page, 'the import');
    await page.getByLabel('JSON file').setInputFiles({ ...fileOf([]), buffer: Buffer.from('title,state') });
    await expect(page.getByText('Not a JSON file.')).toBeVisible();
    await noAxeFindings(page, 'a refused file');
    await page.getByLabel('JSON file').setInputFiles(fileOf([...kept.runs, other, { title: 'half a run' }]));
    await expect(page.getByText('Imported: 1', { exact: true })).toBeVisible();
    await expect(page.getByText('Already here: 3')).toBeVisible();
    const refused = page.getByRole('list', { name: 'Runs not imported' });
    await expect(refused).toContainText('half a run: operation must be one of generate, template');
    await noAxeFindings(page, 'the result of an import');
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('link', { name: `Dune of ${MARK}` })).toBeVisible();
  });

  await test.step('all that match, beyond those shown, and nothing that came in since', async () => {
    const mark = `${MARK}all`;
    const old = { ...exported.runs[0], title: '', createdAt: '2026-01-01T00:00:00.000Z', madeFrom: null, family: null };
    const runs = Array.from({ length: 120 }, (_, index) => ({
      ...old,
      id: `run_${mark}${index}`,
      submissionId: randomUUID(),
      title: `Old ${index} ${mark}`,
    }));
    const origin = new URL(page.url()).origin;
    const headers = { Origin: origin };
    await page.request.post('/api/generations/import', { headers, data: { ...exported, runs } });
    await search(page).fill(mark);
    await expect(titles(page).first()).toContainText(mark);
    await titles(page).first().focus();
    await page.keyboard.press('ControlOrMeta+a');
    await expect(page.getByText('50 selected')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Select all 120 matching' })).toBeVisible();
    await noAxeFindings(page, 'the offer to select all matching runs');
    await page.keyboard.press('ControlOrMeta+a');
    await expect(page.getByText('120 selected')).toBeVisible();
    await expect(titles(page).first()).toBeFocused();
    await noAxeFindings(page, 'all matching runs selected');
    const box = page.getByRole('checkbox').first();
    await box.uncheck();
    await expect(page.getByText('49 selected')).toBeVisible();
    await box.check();
    await page.getByRole('button', { name: 'Select all 120 matching' }).click();
    await expect(page.getByRole('button', { name: 'Select only the loaded runs' })).toBeFocused();
    // A new run matches as well.
    await makeRuns(page, mark, TITLES.slice(0, 1));
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await expect(page.getByRole('dialog', { name: 'Move 120 runs to trash?' })).toBeVisible();
    await noAxeFindings(page, 'the confirmation of a bulk deletion');
    await page.getByRole('button', { name: 'Move 120 runs to trash' }).click();
    const undo = page.getByRole('button', { name: 'Undo: 120 runs moved to trash' });
    await expect(undo).toBeVisible();
    await expect(titles(page)).toHaveText([`Apple year ${mark}`]);
    await undo.click();
    await expect(page.getByText('120 runs restored')).toBeVisible();
    await expect(page.getByRole('link', { name: `Old 0 ${mark}` })).toBeAttached();
  });
});

test('a title that is saved while the list loads is shown', async ({ page }) => {
  const mark = `${MARK}late`;
  await makeRuns(page, mark);
  await page.goto(`/history?query=${mark}`);
  await expect(titles(page)).toHaveCount(3);

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/generations\/[^/]+$/, async (route) => {
    if (route.request().method() === 'PATCH') await released;
    await route.continue();
  });
  await titles(page).first().focus();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`Dew ${mark}`);
  await page.keyboard.press('Enter');
  await expect(titles(page).first()).toHaveText(`Dew ${mark}`);
  // The list is sorted while the title is being saved, so the response has the old title.
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('title');
  await expect(titles(page)).toHaveText(['Apple year', 'Birch bark', 'Cloud atlas'].map((title) => `${title} ${mark}`));
  release();
  await expect(titles(page).last()).toHaveText(`Dew ${mark}`);
});

test('the history works by keyboard alone', async ({ page }) => {
  const mark = `${MARK}k`;
  await makeRuns(page, mark);
  await page.goto('/history');
  const all = titles(page);
  await search(page).focus();
  await page.keyboard.insertText(mark);
  await expect(all).toHaveText(['Cloud atlas', 'Birch bark', 'Apple year'].map((title) => `${title} ${mark}`));
  await tabTo(page, all.first());
  await page.keyboard.press('ArrowDown');
  await expect(all.nth(1)).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: `Star Birch bark ${mark}` })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.insertText(`By key ${mark}`);
  await page.keyboard.press('Enter');
  await expect(all.nth(1)).toHaveText(`By key ${mark}`);
  await expect(all.nth(1)).toBeFocused();

  await test.step('deleting moves the focus to the next run, or to the previous one', async () => {
    await page.keyboard.press('Delete');
    await expect(all).toHaveCount(2);
    await expect(all.nth(1)).toBeFocused();
    await expect(all.nth(1)).toHaveText(`Apple year ${mark}`);
    await page.keyboard.press('Delete');
    await expect(all).toHaveCount(1);
    await expect(all.first()).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(page.getByText('No runs match')).toBeVisible();
    await expect(page.getByText('No runs match').locator('xpath=ancestor::*[@tabindex="-1"][1]')).toBeFocused();
  });

  await test.step('F8 goes to Undo, newest first, and each is distinguishable', async () => {
    await page.keyboard.press('F8');
    await expect(page.getByRole('button', { name: `Undo: “Cloud atlas ${mark}” moved to trash` })).toBeFocused();
    await page.keyboard.press('F8');
    await expect(page.getByRole('button', { name: `Undo: “Apple year ${mark}” moved to trash` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(all).toHaveText([`Apple year ${mark}`]);
    await expect(all.first()).toBeFocused();
    await page.keyboard.press('F8');
    await page.keyboard.press('Enter');
    await expect(all).toHaveText([`Cloud atlas ${mark}`, `Apple year ${mark}`]);
    await expect(all.first()).toBeFocused();
  });

  await test.step('bulk actions', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Select', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: /^Select all 2/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Star', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 runs starred')).toBeVisible();
    await expect(all.first()).toBeFocused();
  });

  await page.keyboard.press('End');
  await expect(all.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/runs\//);
  await expect(page.getByRole('heading', { level: 1, name: `Apple year ${mark}` })).toBeFocused();
  await page.goBack();
  await expect(all.last()).toBeFocused();
});

test('Undo is beside Send, never over it', async ({ page }) => {
  const mark = `${MARK}t`;
  await makeRuns(page, mark);
  await page.goto(`/history?query=${mark}`);
  await page.getByRole('button', { name: `More actions for Apple year ${mark}` }).click();
  await page.getByRole('menuitem', { name: /Move to trash/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Create' }).click();
  const send = page.getByRole('button', { name: 'Create deck', exact: true });
  await expect(send).toBeVisible();
  // It stays open while it has the focus.
  await page.keyboard.press('F8');
  const undo = page.getByRole('button', { name: /^Undo: “Apple year/ });
  await expect(undo).toBeFocused();
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const isOver = async () => {
      const [toast, button] = await Promise.all([undo.locator('..').boundingBox(), send.boundingBox()]);
      if (!toast || !button) return true;
      const isBeside = toast.x >= button.x + button.width || toast.x + toast.width <= button.x;
      return !isBeside && toast.y + toast.height > button.y && toast.y < button.y + button.height;
    };
    await expect.poll(isOver, { message: `at ${width} pixels` }).toBe(false);
  }
});

test('text typed before hydration is searched for', { tag: '@release' }, async ({ page }) => {
  const mark = `${MARK}e`;
  await makeRuns(page, mark);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/history', { waitUntil: 'commit' });
  await search(page).fill(mark);
  release();
  await expect(titles(page)).toHaveCount(3);
  await expect(search(page)).toHaveValue(mark);
  await expect(page).toHaveURL(new RegExp(mark));
});

test('a view of the history is saved under a name', async ({ page, noAxeFindings }) => {
  const mark = `${MARK}v`;
  await makeRuns(page, mark);
  await page.goto('/history');
  await search(page).fill(mark);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('title');
  await expect(titles(page)).toHaveCount(3);
  const views = page.getByRole('region', { name: 'Saved views' });
  await views.getByRole('button', { name: 'Save view' }).click();
  await noAxeFindings(page, 'naming a view');
  await page.getByRole('textbox', { name: 'View name' }).fill(`Mine ${mark}`);
  await page.keyboard.press('Enter');
  const mine = views.getByRole('button', { name: `Mine ${mark}`, exact: true });
  await expect(mine).toHaveAttribute('aria-current', 'true');
  await expect(mine).toBeFocused();
  await noAxeFindings(page, 'a saved view');

  await views.getByRole('button', { name: 'All runs' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(mine).not.toHaveAttribute('aria-current', 'true');
  await mine.click();
  await expect(search(page)).toHaveValue(mark);
  await expect(page).toHaveURL(/sort=title/);
  await expect(titles(page)).toHaveText(TITLES.map((title) => title.replace(MARK, mark)));

  await test.step('it is changed, renamed, and found from the palette of any page', async () => {
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('');
    await views.getByRole('button', { name: `Update “Mine ${mark}”` }).click();
    await expect(mine).toHaveAttribute('aria-current', 'true');
    await views.getByRole('button', { name: `More for Mine ${mark}` }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'View name' }).fill(`Ours ${mark}`);
    await page.keyboard.press('Enter');
    await page.goto('/');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search commands and runs' }).fill(`ours ${mark}`);
    await page.getByRole('option', { name: `Ours ${mark}` }).click();
    await expect(page).toHaveURL(new RegExp(`/history\\?query=${mark}$`));
    await expect(titles(page)).toHaveCount(3);
  });

  await test.step('it is deleted, and restored', async () => {
    const ours = views.getByRole('button', { name: `Ours ${mark}`, exact: true });
    await views.getByRole('button', { name: `More for Ours ${mark}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(ours).toHaveCount(0);
    await page.getByRole('button', { name: `Undo: “Ours ${mark}” deleted` }).click();
    await expect(ours).toHaveAttribute('aria-current', 'true');
  });
});

test('the history shows when it is loading, and when it cannot be loaded', async ({ page, noAxeFindings }) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/generations?*', async (route) => {
    await held;
    await route.fulfill({ status: 409, json: { message: 'The shelf is being moved.', statusCode: 409 } });
  });
  await page.goto('/history');
  await expect(page.getByText('Loading…').first()).toBeAttached();
  await noAxeFindings(page, 'the history while it loads');
  go();
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t load history' })).toContainText(
    'The shelf is being moved.',
  );
  await noAxeFindings(page, 'a history that failed to load');
  await page.unroute('**/api/generations?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t load history' })).toHaveCount(0);
});

/** Presses a key repeatedly until the element has the focus. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}
