import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { deck, rewrite, text } from '../support/composer';
import { expect, makeIt, test } from '../support/journey';
import { downloads, isCompleted } from '../support/run-page';
import { choose } from '../support/settings';

const TEXT = `# The reading garden

A small library under trees

## What there is

- 1,200 books
- 48 benches
- 97 % shade

## How to borrow

1. Find a book
2. Write your name on the card
3. Bring it back

## Where to write

Ask [the gardeners](mailto:garden@example.org) or read [the rules](https://example.org/rules).`;

// Traces are off, because recording injects a script into frames, which the sandbox blocks with a console message.
test.use({ trace: 'off' });

async function makeWebpage(page: Page): Promise<void> {
  await page.goto('/');
  await rewrite(page, TEXT);
  await choose(page, 'Format', 'Web page');
  await makeIt(page);
  await isCompleted(page);
}

test('a webpage is made, shown as it is, and saved as one file', { tag: '@release' }, async ({
  page,
  noAxeFindings,
}) => {
  await makeWebpage(page);

  const preview = page.locator('iframe').contentFrame();
  await expect(preview.getByRole('heading', { level: 1, name: 'The reading garden' })).toBeVisible();
  const sectionLinks = preview
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /^(?:What|How|Where) / });
  await expect(sectionLinks).toHaveCount(3);
  await expect(preview.getByText('1,200')).toBeVisible();

  // The viewer shows the same page, and offers nothing to present.
  const [viewer] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^Open page/ }).click(),
  ]);
  const shown = viewer.locator('iframe').contentFrame();
  await expect(shown.getByRole('heading', { level: 2, name: 'How to borrow' })).toBeVisible();
  await expect(viewer.getByRole('link', { name: 'Download HTML' })).toBeVisible();
  await expect(viewer.getByRole('link', { name: 'Download PPTX' })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Present' })).toHaveCount(0);
  await noAxeFindings(viewer, 'the viewer of a webpage');
  const address = await viewer.locator('iframe').getAttribute('src');
  const { status, headers } = await viewer.evaluate(async (src) => {
    const answer = await fetch(src ?? '');
    return { status: answer.status, headers: Object.fromEntries(answer.headers) };
  }, address);
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none';.*frame-ancestors 'self'; sandbox allow-popups/,
  );
  expect(headers['content-security-policy']).not.toContain('script-src');
  await viewer.close();

  const items = await downloads(page);
  await expect(items.filter({ hasText: 'Web page' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await items.filter({ hasText: 'Web page' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('The reading garden.html');
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'cardwright-page-')), 'page.html');
  await saved.saveAs(file);
  expect(readFileSync(file, 'utf8')).toContain("@font-face{font-family:'");

  // The PDF is the page too, on one sheet, as wide as a desktop's window.
  const printing = page.waitForEvent('download');
  await (await downloads(page)).filter({ hasText: 'PDF' }).click();
  const pdf = readFileSync(await (await printing).path(), 'latin1');
  expect(pdf.match(/\/MediaBox \[[^\]]*\]/g)).toEqual([expect.stringMatching(/^\/MediaBox \[0 0 960 /)]);

  // Opened from disk it makes no requests, fits a phone, and its links lead to its sections.
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByRole('heading', { level: 1, name: 'The reading garden' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(requests.filter((url) => !/^(?:data|file):/.test(url))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByText('Sections').click();
  await sections.getByRole('link', { name: 'How to borrow' }).click();
  await expect(page).toHaveURL(/#how-to-borrow$/);
  await expect(page.getByRole('heading', { name: 'How to borrow' })).toBeInViewport();
  await noAxeFindings(page, 'the saved page');
});

test('a webpage that is still loading has a sketch in its place, in light and dark', async ({ page }) => {
  await makeWebpage(page);
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/a/*/page**', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const frame = page.locator('iframe');
  await expect(frame).toBeVisible();
  const sketch = page.locator('div[aria-hidden]:has(+ iframe)');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await sketch.evaluate((element) => element.setAttribute('style', 'visibility:hidden'));
    const empty = await frame.screenshot();
    await sketch.evaluate((element) => element.removeAttribute('style'));
    expect((await frame.screenshot()).equals(empty)).toBe(false);
  }
  send();
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
});

/**
 * Reads the preview's document from the composer's page. Playwright's own scripts would be blocked in the sandboxed
 * frame, with a console message.
 */
function inPreview(page: Page, words: string) {
  return page.evaluate((text) => {
    const { contentDocument, contentWindow } = document.querySelector('iframe')!;
    const heading = [...contentDocument!.querySelectorAll('h2')].find(
      ({ textContent }) => textContent.replace(/\s+/g, ' ') === text,
    )!;
    const { top, bottom } = heading.getBoundingClientRect();
    // Marks the element, so that the next call can tell whether it is still the same one.
    const isKnown = 'isKnown' in heading;
    Object.assign(heading, { isKnown: true });
    return {
      isKnown,
      isInView: top >= 0 && bottom <= contentWindow!.innerHeight,
      width: contentDocument!.documentElement.clientWidth,
    };
  }, words);
}

test('the preview shows the web page while its text is being written', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await rewrite(page, `${TEXT}\n\n<b onclick="alert(1)">raw</b>`);
  await expect(deck(page)).toBeVisible();
  await choose(page, 'Format', 'Web page');
  const frame = page.getByTitle('Preview of the web page');
  const preview = frame.contentFrame();
  await expect(preview.getByRole('heading', { level: 1, name: 'The reading garden' })).toBeVisible();
  await expect(deck(page)).toHaveCount(0);
  await noAxeFindings(page, 'the composer with the preview of a web page');

  // Unchanged elements are kept, so that typing loses neither the scroll position nor a selection.
  expect(await inPreview(page, 'What there is')).toMatchObject({ isKnown: false });
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\n\n## Opening hours\n\nFrom nine to five.');
  await expect(preview.getByRole('heading', { level: 2, name: 'Opening hours' })).toBeVisible();
  await expect.poll(() => inPreview(page, 'Opening hours')).toMatchObject({ isInView: true });
  expect(await inPreview(page, 'What there is')).toMatchObject({ isKnown: true });
  await expect(preview.locator('[onclick]')).toHaveCount(0);

  // Links lead within the page, and a click on a part leads to its text.
  await preview.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'How to borrow' }).click();
  await expect.poll(() => inPreview(page, 'How to borrow')).toMatchObject({ isInView: true });
  await expect(preview.getByRole('heading', { level: 1, name: 'The reading garden' })).toBeAttached();
  await preview.getByText('Bring it back').click();
  await expect(text(page)).toBeFocused();

  // The preview can also show the page on a phone, and the cards of its PDF and PPTX.
  const widthOf = async () => (await inPreview(page, 'How to borrow')).width;
  expect(await widthOf()).toBeGreaterThan(1100);
  await page.getByRole('radio', { name: 'Phone' }).click();
  await expect.poll(widthOf).toBeLessThanOrEqual(390);
  await page.getByRole('radio', { name: 'Cards' }).click();
  await expect(deck(page)).toBeVisible();
  await expect(frame).toHaveCount(0);

  const { headers } = await page.evaluate(async () => {
    const answer = await fetch('/preview/page');
    return { headers: Object.fromEntries(answer.headers) };
  });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox allow-same-origin/);
  expect(headers['content-security-policy']).not.toContain('allow-scripts');
});
