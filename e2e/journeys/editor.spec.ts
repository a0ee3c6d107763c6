import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { openOutline, outline, splitAtLines } from '../support/composer';
import { expect, makeIt, test } from '../support/journey';
import { pick } from '../support/run-page';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const status = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });

/** Opens the composer and waits for the editor that replaces the plain text area. */
async function openEditor(page: Page) {
  await page.goto('/');
  await expect(page.locator('.cm-content')).toBeEditable();
}

/** The text the program would send, as stored in the browser. */
const keptText = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      const found = /"inputText":("(?:[^"\\]|\\.)*")/.exec(localStorage.getItem(key) ?? '');
      if (found?.[1]) return JSON.parse(found[1]) as string;
    }
    return null;
  });

/** dnd-kit shows a lifted card before it listens for arrow keys: it adds that listener in a timer of 0 ms. */
const runTimers = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done)));

async function paste(page: Page, html: string, plain: string) {
  await textOf(page).evaluate(
    (element, [html, plain]) => {
      const data = new DataTransfer();
      data.setData('text/html', html ?? '');
      data.setData('text/plain', plain ?? '');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    [html, plain],
  );
}

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await page.getByLabel('File to add').setInputFiles({ name, mimeType, buffer });
}

test('splits, card numbers, near-markers and pictures are marked, and can be fixed in place', async ({
  page,
  noAxeFindings,
}) => {
  await openEditor(page);
  await textOf(page).fill(
    '# One\n\n---\n\n# Two\n\n--- \n\nhttps://pictures.example/field.jpg\n\nhttp://pictures.example/old.jpg\n\nlast',
  );
  await splitAtLines(page);
  await expect(page.locator('.cm-cards')).toContainText('2');
  await expect(page.locator('.cm-cut')).toHaveCount(1);
  await expect(page.locator('.cm-image-used')).toHaveText('https://pictures.example/field.jpg');
  await expect(page.locator('.cm-image-skipped')).toHaveText('http://pictures.example/old.jpg');
  await expect(page.getByText(/^1 image link may be ignored: not https\. 1 will be used/)).toBeVisible();
  await noAxeFindings(page, 'the editor with every mark');
  await page.locator('.cm-near button').click();
  await expect(page.locator('.cm-cut')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.cm-cut')).toHaveCount(1);
  await page.keyboard.press('Control+y');
  await openOutline(page);
  await expect(outline(page).getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await textOf(page).focus();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.cm-cut')).toHaveCount(1);
});

test('undo and find work', { tag: '@release' }, async ({ page, noAxeFindings }) => {
  await openEditor(page);
  await textOf(page).fill('beds and beans\nbeds and peas');
  await page.keyboard.press('Control+f');
  const panel = page.getByRole('search', { name: 'Find in text' });
  await panel.getByRole('textbox', { name: 'Find' }).fill('beds');
  await expect(panel.getByRole('status')).toContainText('2');
  await noAxeFindings(page, 'the editor with find open');
  await panel.getByRole('textbox', { name: 'Replace with' }).fill('rows');
  await panel.getByRole('button', { name: 'Replace all' }).click();
  await expect(textOf(page)).toHaveText('rows and beans rows and peas', { useInnerText: true });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await textOf(page).focus();
  await page.keyboard.press('Control+z');
  await expect(textOf(page)).toHaveText('beds and beans beds and peas', { useInnerText: true });
});

test('a page or a document is pasted as clean Markdown, or as plain text on request', { tag: '@release' }, async ({
  page,
}) => {
  await openEditor(page);
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal"><h2><span style="font-weight:700">Beds</span></h2><ul><li>North</li><li><b>South</b></li></ul><hr><table><tr><th>Bed</th></tr><tr><td>North</td></tr></table><img src="x" onerror="document.title=\'taken\'"><script>document.title="taken"</script></b>';
  await paste(page, html, 'Beds\nNorth\nSouth\nBed\nNorth');
  await expect.poll(() => keptText(page)).toBe('## Beds\n\n- North\n- **South**\n\n---\n\n| Bed |\n| - |\n| North |');
  expect(await page.title()).not.toBe('taken');
  await status(page, /Pasted as Markdown/)
    .getByRole('button', { name: 'Paste as plain text' })
    .click();
  await expect.poll(() => keptText(page)).toBe('Beds\nNorth\nSouth\nBed\nNorth');
});

test('files are imported as text, or explain why not, and one undo removes them', { tag: '@release' }, async ({
  page,
}) => {
  await openEditor(page);
  await textOf(page).fill('Mine');
  await choose(page, 'notes.md', 'text/markdown', Buffer.from('# Notes\r\n\r\n---\r\n\r\n# More'));
  await expect.poll(() => keptText(page)).toBe('Mine\n\n# Notes\n\n---\n\n# More');
  await status(page, /Added notes\.md\./)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(() => keptText(page)).toBe('Mine');
  await choose(page, 'broken.docx', 'application/octet-stream', Buffer.from('no zip'));
  await expect(status(page, /Couldn’t add broken\.docx\. Not a \.docx file/)).toBeVisible();
  await choose(page, 'broken.pdf', 'application/pdf', Buffer.from('%PDF-1.4 no'));
  await expect(status(page, /Couldn’t add broken\.pdf\./)).toBeVisible();
  await choose(page, 'old.doc', 'application/msword', Buffer.from('x'));
  await expect(status(page, /Supported files:/)).toBeVisible();
  await choose(page, 'request.json', 'application/json', Buffer.from('{"inputText":"From a request"}'));
  await expect(textOf(page)).toHaveText('From a request');
});

/** A minimal Word document. */
function docx(body: string): Buffer {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const rels = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `${head}<Relationships xmlns="${rels}"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': strToU8(`${head}<w:document xmlns:w="${w}"><w:body>${body}</w:body></w:document>`),
    }),
  );
}

function pdf(write: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument();
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    write(document);
    document.end();
  });
}

test('text is imported from a Word document and a PDF', { tag: '@release' }, async ({ page }) => {
  await openEditor(page);
  const paragraph = (words: string, properties = '') =>
    `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
  const document = docx(
    `${paragraph('Plain words')}<w:p><w:r><w:br w:type="page"/></w:r></w:p><w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Loud</w:t></w:r></w:p>`,
  );
  await choose(page, 'letter.docx', 'application/octet-stream', document);
  await expect.poll(() => keptText(page)).toBe('Plain words\n\n---\n\n**Loud**');
  await status(page, /Added letter\.docx\./)
    .getByRole('button', { name: 'Undo' })
    .click();
  const sentence = 'It took six years to pay for the reading room, and the money came from bake sales. ';
  const paper = await pdf((document) => {
    document.fontSize(24).text('The allotment').moveDown().fontSize(12).text(sentence.repeat(3).trim());
  });
  await choose(page, 'paper.pdf', 'application/pdf', paper);
  await expect.poll(() => keptText(page)).toBe(`## The allotment\n\n${sentence.repeat(3).trim()}`);
});

test('card by card, the same text is written, and its cards are added, split, merged, moved and deleted', {
  tag: '@release',
}, async ({ page, noAxeFindings }) => {
  await openEditor(page);
  await textOf(page).fill('# A\n\nOne.\n\n---\n\n# B\n\n---\n\n# C');
  await splitAtLines(page);
  await page.getByRole('button', { name: 'Card by card' }).click();
  const card = (number: number) => page.getByRole('textbox', { name: `Text of card ${number}`, exact: true });
  await expect(card(3)).toHaveValue('# C');
  await noAxeFindings(page, 'the text card by card');
  await card(2).press('End');
  await page.keyboard.type('\nMore');
  await expect.poll(() => keptText(page)).toBe('# A\n\nOne.\n\n---\n\n# B\nMore\n\n---\n\n# C');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(card(1)).toBeFocused();
  await expect.poll(() => keptText(page)).toBe('# B\nMore\n\n---\n\n# A\n\nOne.\n\n---\n\n# C');
  await page.getByRole('button', { name: 'Merge card 1 with next' }).click();
  await expect(card(1)).toHaveValue('# B\nMore\n\n# A\n\nOne.');
  await expect(card(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Split card 1 at the cursor' }).click();
  await expect(card(2)).toBeFocused();
  await page.getByRole('button', { name: 'Delete card 3' }).click();
  await expect(card(3)).toHaveCount(0);
  await status(page, /Card 3 deleted/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(card(3)).toHaveValue('# C');
  await page.getByRole('button', { name: 'Move card 3' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Over position 3 of 3/)).toBeAttached();
  await runTimers(page);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/Over position 2 of 3/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(card(2)).toHaveValue('# C');
  // It is stored a moment after it is shown.
  await expect.poll(() => keptText(page)).toMatch(/\n# C\n\n---\n/);
  const before = await keptText(page);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(textOf(page)).toContainText('# C');
  expect(await keptText(page)).toBe(before);
});

test('a card dragged by pointer lands where it is dropped', async ({ page }) => {
  await openEditor(page);
  await textOf(page).fill('# A\n\n---\n\n# B\n\n---\n\n# C');
  await splitAtLines(page);
  await page.getByRole('button', { name: 'Card by card' }).click();
  const handle = page.getByRole('button', { name: 'Move card 1' });
  const target = page.getByRole('button', { name: 'Move card 2' });
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('the cards are not in view');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => keptText(page)).toBe('# B\n\n---\n\n# A\n\n---\n\n# C');
});

test('a text of many cards is sent with the last edits', async ({ page }) => {
  await openEditor(page);
  const long = Array.from({ length: 40 }, (_, at) => `# Card ${at}\n\n${'Word and word. '.repeat(60)}`).join(
    '\n\n---\n\n',
  );
  await textOf(page).fill(long);
  await splitAtLines(page);
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' The very last.');
  await makeIt(page);
  await pick(page, 'Duplicate');
  await expect(page.locator('.cm-content')).toBeEditable();
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
  await expect(textOf(page)).toContainText('The very last.');
});
