import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { cyclicPagesPdf, manyPagesPdf, onePagePdf, wordFile } from '../support/hostile-files';
import { expect, test } from '../support/journey';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const status = (page: Page, expected: RegExp) => page.getByRole('status').filter({ hasText: expected });
const folder = mkdtempSync(path.join(tmpdir(), 'cardwright-hostile-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Selects a file from disk, like a person. A buffer would keep the browser busy decoding it. */
async function choose(page: Page, name: string, buffer: Buffer) {
  const file = path.join(folder, name);
  writeFileSync(file, buffer);
  await page.getByLabel('File to add').setInputFiles(file);
}

/** Counts the frames of the page, and the duration of the longest. */
async function watchFrames(page: Page) {
  await page.evaluate(() => {
    const watch = { longest: 0, last: performance.now() };
    Object.assign(window, { frames_: watch });
    const tick = () => {
      const now = performance.now();
      watch.longest = Math.max(watch.longest, now - watch.last);
      watch.last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}
const longestFrame = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames_: { longest: number } }).frames_.longest);

/** Unit tests cover the size limits. On a slow machine, the time limit can end the reading first. */
const TOO_LARGE = /too (large|long) to read\. Try copying its text\./;
const REFUSED = /too (large|long) to read|Couldn’t read/;
const row = '<w:tr><w:tc><w:p><w:r><w:t>x</w:t></w:r></w:p></w:tc></w:tr>';
const FILES: [name: string, make: () => Buffer, expected: RegExp][] = [
  ['says 1 KB, unpacks to 1 GB.docx', () => wordFile(' '.repeat(1024 * 1024), { times: 1024 }), TOO_LARGE],
  [
    '60000 entries.docx',
    () => wordFile('', { more: Array.from({ length: 60_000 }, (_, at) => ({ name: `${at}.xml`, text: '<a/>' })) }),
    TOO_LARGE,
  ],
  ['a table without end.docx', () => wordFile(row.repeat(1000), { times: 1000 }), TOO_LARGE],
  ['nested.docx', () => wordFile('<w:ins>'.repeat(100_000) + '</w:ins>'.repeat(100_000)), REFUSED],
  ['a stream of 1.5 GB.pdf', () => onePagePdf(' '.repeat(1024 * 1024), 1536), TOO_LARGE],
  ['text without end.pdf', () => onePagePdf('BT /F1 9 Tf (Words and words) Tj ET\n'.repeat(10_000), 1000), TOO_LARGE],
  ['100000 pages.pdf', () => manyPagesPdf(100_000), TOO_LARGE],
  ['a page tree in itself.pdf', () => cyclicPagesPdf(), REFUSED],
];

test('a hostile file is refused with a message, and the tab stays responsive', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await expect(page.locator('.cm-content')).toBeVisible();
  await text(page).fill('Mine');
  await watchFrames(page);
  for (const [name, make, expected] of FILES) {
    const file = make();
    await page.evaluate(() => Object.assign((window as never as { frames_: object }).frames_, { longest: 0 }));
    const began = Date.now();
    await choose(page, name, file);
    await text(page).press('End');
    await page.keyboard.type('!');
    await expect(status(page, expected)).toContainText(name, { timeout: 90_000 });
    const [took, stalled] = [Date.now() - began, await longestFrame(page)];
    process.stdout.write(
      `    ${name}: ${Math.round(file.length / 1024)} KB, message after ${took} ms, longest frame ${Math.round(stalled)} ms\n`,
    );
    // Generous, because this machine may be busy. A frozen tab took 13 seconds.
    expect(stalled).toBeLessThan(5000);
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await expect(text(page)).toHaveText(`Mine${'!'.repeat(FILES.length)}`);
});

test('reading a file can be cancelled', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.cm-content')).toBeVisible();
  // A stuck reader: its worker starts and never answers.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...given: [unknown, never]) {
      if ((given[0] as { kind?: string }).kind !== 'docx') postMessage.apply(this, given);
    };
  });
  await page.reload();
  await expect(page.locator('.cm-content')).toBeVisible();
  await text(page).fill('Mine');
  await choose(page, 'slow.docx', wordFile('<w:p/>'));
  await status(page, /Reading slow.docx/)
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(status(page, /Reading slow.docx/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add file' })).toBeEnabled();
  await expect(text(page)).toHaveText('Mine');
});

/** Dispatches a paste event to the editor, without the clipboard. */
const paste = (page: Page, html: string, plain: string) =>
  page.evaluate(
    ([html, plain]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html as string);
      clipboardData.setData('text/plain', plain as string);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.querySelector('.cm-content')?.dispatchEvent(event);
    },
    [html, plain],
  );

test('text typed while a paste is being read comes after it', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.cm-content')).toBeVisible();
  await text(page).fill('One  two');
  await text(page).press('Home');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await paste(page, '<b>bold</b>', 'bold');
  await paste(page, '<i>slanted</i>', 'slanted');
  await page.keyboard.type(' and');
  await expect(text(page)).toHaveText('One **bold***slanted* and two');
});

test('HTML nested 800,000 deep is pasted without a stall, and too much text is refused', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.cm-content')).toBeVisible();
  await text(page).fill('Mine ');
  await text(page).press('End');
  await watchFrames(page);
  await paste(page, `${'<b><i>'.repeat(400_000)}words`, 'words');
  await expect(text(page)).toHaveText('Mine **_words_**', { timeout: 20_000 });
  const stalled = await longestFrame(page);
  process.stdout.write(`    5 MB of nested HTML: longest frame ${Math.round(stalled)} ms\n`);
  expect(stalled).toBeLessThan(5000);
  await paste(page, '', 'x'.repeat(2_000_001));
  await expect(status(page, /Too long \(limit 2,000,000 characters\)/)).toBeVisible();
  await expect(text(page)).toHaveText('Mine **_words_**');
});
