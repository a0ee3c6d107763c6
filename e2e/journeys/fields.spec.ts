import type { Page } from '@playwright/test';
import { expect, makeIt, test } from '../support/journey';

/** Once the editor stands: a fill that falls into its coming does not replace all. */
async function write(page: Page, words: string) {
  await expect(page.locator('.cm-content')).toBeVisible();
  await text(page).fill(words);
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const open = (page: Page, section: RegExp) =>
  page.getByRole('heading', { level: 3, name: section }).getByRole('button').click();
const send = (page: Page) => page.getByRole('button', { name: /Make it/ });

/** The request that the next click on Send posts. */
async function sentBy(page: Page, act: () => Promise<void>) {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && new URL(one.url()).pathname === '/api/generations'),
    act(),
  ]);
  return request.postDataJSON().request;
}

test('header and footer are filled on the picture of a card, by keyboard alone', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await write(page, '# A card\n\nWith words.');
  await open(page, /Header and footer/);
  const topLeft = page.getByRole('button', { name: /^Top left: nothing/ });
  await topLeft.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Nothing', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight', { delay: 100 });
  const what = page.getByRole('radiogroup', { name: 'Top left: what stands there' });
  await expect(what.getByRole('radio', { name: 'Text', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Spring report');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Top left: text “Spring report”' })).toBeFocused();

  await page.getByRole('button', { name: /^Bottom right/ }).click();
  await page.getByRole('radio', { name: 'Card number' }).check();
  await page.getByRole('button', { name: /^Bottom left/ }).click();
  await page.getByRole('radio', { name: 'Image' }).check();
  await page.getByLabel('Not on the first card').check();
  await noAxeFindings(page, 'the picture of a card');

  // What is missing is told at its own field, although the place was folded away.
  await page.getByRole('button', { name: /^Top left/ }).click();
  await send(page).click();
  await page
    .getByRole('region', { name: /Not sent/ })
    .getByRole('link', { name: /bottom left/ })
    .click();
  const image = page.getByRole('combobox', { name: 'Bottom left: image' });
  await expect(image).toBeFocused();
  await image.selectOption({ label: 'An image address' });
  await page.getByRole('textbox', { name: 'Bottom left: image address' }).fill('https://pictures.example/logo.png');

  const request = await sentBy(page, () => send(page).click());
  expect(request.cardOptions.headerFooter).toEqual({
    topLeft: { type: 'text', value: 'Spring report' },
    bottomRight: { type: 'cardNumber' },
    bottomLeft: { type: 'image', source: 'custom', src: 'https://pictures.example/logo.png' },
    hideFromFirstCard: true,
  });
});

test('recipients are chips: typed, pasted, mended and taken away by keyboard', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await write(page, '# A card');
  await open(page, /Sharing/);
  const input = page.getByRole('textbox', { name: 'Email address' });
  const chips = page.getByRole('list', { name: 'Recipients' }).getByRole('listitem');
  await input.pressSequentially('ada@x.example,ben@');
  await input.press('Enter');
  await expect(chips).toHaveCount(2);
  await input.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Cy Bell <cy@x.example>; "Day, Di" <di@x.example>\neve@x.example');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(chips).toHaveCount(5);
  await noAxeFindings(page, 'recipients');

  await send(page).click();
  await page
    .getByRole('region', { name: /Not sent/ })
    .getByRole('link', { name: /Direct access/ })
    .click();
  await expect(page.getByRole('button', { name: /^Mend ben@/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('ben@');
  await page.keyboard.type('x.example,');
  await expect(page.getByRole('region', { name: /Not sent/ })).toBeHidden();

  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: 'Remove ben@x.example' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(page.getByText('eve@x.example', { exact: true })).toHaveCount(0);
  await expect(input).toBeFocused();
  // What is only being typed goes along.
  await page.keyboard.type('fay@x.example');
  const request = await sentBy(page, () => page.keyboard.press('Control+Enter'));
  expect(request.sharingOptions.emailOptions.recipients).toEqual([
    'ada@x.example',
    'cy@x.example',
    'di@x.example',
    'ben@x.example',
    'fay@x.example',
  ]);
});

test('a language is found by either name, an image model by its tier, and any other is taken as typed', async ({
  page,
  noAxeFindings,
}) => {
  await page.goto('/');
  await write(page, '# A card');
  await page.getByRole('radio', { name: /^Generate/ }).check();
  await open(page, /^Text/);
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.fill('german');
  await expect(page.getByRole('listbox', { name: 'languages' }).getByRole('option')).toHaveCount(1);
  await noAxeFindings(page, 'the languages');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(language).toHaveValue('Deutsch (German)');
  await language.fill('日本');
  await page
    .getByRole('option', { name: /Japanese/ })
    .first()
    .click();
  await expect(language).toHaveValue(/日本語/);
  await language.fill('Klingon');
  await expect(page.getByText('Enter takes it as it is', { exact: false })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This language is not in the list', { exact: false })).toBeVisible();

  await open(page, /^Images/);
  const model = page.getByRole('combobox', { name: 'Image model' });
  await model.fill('ultra');
  await expect(page.getByRole('option', { name: /imagen-4-ultra/ })).toContainText('30 to 125 credits');
  await model.fill('a-model-of-tomorrow');
  const request = await sentBy(page, () => page.keyboard.press('Control+Enter'));
  expect(request.textOptions.language).toBe('Klingon');
  expect(request.imageOptions.model).toBe('a-model-of-tomorrow');
});

test('the template is chosen from a book, saved under a name, and an unknown id is told on its field', async ({
  page,
  noAxeFindings,
}) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'From a template' }).check();
  const template = page.getByRole('combobox', { name: 'Template' });
  await expect(template).toBeInViewport();
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('# New\n\nWords.\n\n# Newer\n\nWords.');

  await template.fill('http://127.0.0.1:3000/a/art_nowhere');
  await page.keyboard.press('Enter');
  await expect(template).toHaveValue('art_nowhere');
  await send(page).click();
  const refusal = page.getByText(/^(Error: )?Is not a template of the Practice workspace/);
  await expect(refusal).toBeVisible();
  await page
    .getByRole('region', { name: /Not sent/ })
    .getByRole('link', { name: /Template/ })
    .click();
  await expect(template).toBeFocused();

  // The beginning of one name alone can only mean that one.
  await template.fill('project upd');
  await page.keyboard.press('Enter');
  await expect(template).toHaveValue('Project update');

  // Leaving it means the same, however fast; what no name begins with stays as it stands, for it may be an id.
  await template.fill('workshop');
  await page.keyboard.press('Tab');
  await expect(template).toHaveValue('Workshop handout');
  await template.fill('art_elsewhere');
  await page.keyboard.press('Tab');
  await expect(template).not.toBeFocused();
  await expect(template).toHaveValue('art_elsewhere');
  await template.fill('project update');
  await expect(page.getByRole('option', { name: /Project update/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(template).toHaveValue('Project update');

  await template.fill('handout');
  const option = page.getByRole('option', { name: /Workshop handout/ });
  await expect(option).toContainText('Document');
  await noAxeFindings(page, 'the book of templates');
  await option.click();
  await expect(template).toHaveValue('Workshop handout');
  await expect(refusal).toBeHidden();

  await page.getByRole('button', { name: 'Save in my templates' }).click();
  const name = page.getByRole('textbox', { name: 'Name of the template' });
  await expect(name).toBeFocused();
  await name.fill('My handout');
  await page.keyboard.press('Enter');
  await expect(template).toHaveValue('My handout');
  await page.getByRole('button', { name: 'Forget the name' }).click();
  await expect(template).toHaveValue('Workshop handout');

  const request = await sentBy(page, () => makeIt(page));
  expect(request.artifactId).toBe('art_workshop-handout');
});

test('breaks choose themselves while nothing is decided, and say so', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  const byNumber = page.getByRole('radio', { name: 'A number of cards' });
  const atBreaks = page.getByRole('radio', { name: 'At my breaks' });
  const note = page.getByText('Chosen because your text has breaks');
  await expect(byNumber).toBeChecked();
  await write(page, '# One\n---\n# Two');
  await expect(atBreaks).toBeChecked();
  await expect(note).toBeVisible();
  await noAxeFindings(page, 'a split that chose itself');
  await write(page, '# One and two');
  await expect(byNumber).toBeChecked();
  await expect(note).toBeHidden();
  await write(page, '# One\n---\n# Two');
  await page.getByRole('button', { name: 'Use a number instead' }).click();
  await expect(byNumber).toBeChecked();
  // Decided is decided.
  await write(page, '# One');
  await write(page, '# One\n---\n# Two\n---\n# Three');
  await expect(page.getByText('2 breaks (---) are in your text', { exact: false })).toBeVisible();
  await expect(byNumber).toBeChecked();
});

test('the text suggests a number of cards, and never puts it in by itself', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('textbox', { name: /Number of cards/ });
  await write(page, '# One\n\nWords.\n\n# Two\n\nWords.\n\n# Three\n\nWords.');
  await expect(page.getByText('About 3 would fit this text')).toBeVisible();
  await expect(cards).toHaveValue('10');
  await page.getByRole('button', { name: 'Use 3 cards' }).click();
  await expect(cards).toHaveValue('3');
  await expect(page.getByText('would fit this text')).toBeHidden();
  // A number was chosen: breaks do not choose themselves any more.
  await write(page, '# One\n---\n# Two');
  await expect(page.getByRole('radio', { name: 'A number of cards' })).toBeChecked();
  await expect(cards).toHaveValue('3');
});

test('what will not count says why in plain words, and past runs narrow the cost', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await write(page, '# One\n\nWords.');
  await page.getByRole('radio', { name: /^Preserve/ }).check();
  await expect(page.getByRole('radio', { name: /^Generate\s*outlines, adds nothing/ })).toBeVisible();
  await open(page, /^Text/);
  await expect(page.getByText('it counts only where the text is written anew', { exact: false }).first()).toBeVisible();
  await open(page, /^Images/);
  await page.getByRole('combobox', { name: 'Where images come from' }).selectOption({ label: 'Stock photos' });
  await expect(page.getByText('it counts only for images made by AI', { exact: false })).toHaveCount(2);
  await noAxeFindings(page, 'fields that do not count');

  // Five runs like this one, as other pages of the program would have sent them.
  await page.evaluate(async () => {
    const request = {
      inputText: '# Run\n\nWords.',
      textMode: 'preserve',
      cardSplit: 'inputTextBreaks',
      imageOptions: { source: 'photoStock' },
    };
    for (let run = 0; run < 5; run += 1)
      await fetch('/api/generations', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ submissionId: crypto.randomUUID(), target: 'practice', operation: 'generate', request }),
      });
  });
  const told = () => page.request.get('/api/estimate?target=practice&operation=generate&imageSource=photoStock');
  await expect.poll(async () => (await (await told()).json()).runs).toBeGreaterThanOrEqual(5);
  await page.reload();
  await expect(page.getByText(/From your last \d+ runs like this/)).toBeVisible();
  await expect(page.getByText(/left, [\d,]+ after/)).toBeVisible();
});
