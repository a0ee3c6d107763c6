import type { Page } from '@playwright/test';
import { choice, more, prompt, source } from '../support/composer';
import { expect, makeIt, test } from '../support/journey';
import { choose, openAdvanced, openChoice } from '../support/settings';

/** Waits for the editor first, because a `fill` while it loads does not replace everything. */
async function write(page: Page, words: string) {
  await expect(page.locator('.cm-content')).toBeVisible();
  await text(page).fill(words);
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
/** Beside Create: names the only problem and leads to its field. */
const problem = (page: Page, field: RegExp) => page.getByRole('button', { name: field });
const send = (page: Page) => page.getByRole('button', { name: 'Create deck', exact: true });

/** The request posted by the next click on Send. */
async function sentBy(page: Page, act: () => Promise<void>) {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && new URL(one.url()).pathname === '/api/generations'),
    act(),
  ]);
  return request.postDataJSON().request;
}

test('header and footer are filled in on the card preview, by keyboard alone', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await write(page, '# A card\n\nWith words.');
  await openAdvanced(page);
  const topLeft = page.getByRole('button', { name: /^Top left: empty/ });
  await topLeft.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'None', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight', { delay: 100 });
  const what = page.getByRole('radiogroup', { name: 'Top left', exact: true });
  await expect(what.getByRole('radio', { name: 'Text', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Spring report');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Top left: text “Spring report”' })).toBeFocused();

  await page.getByRole('button', { name: /^Bottom right/ }).click();
  await page.getByRole('radio', { name: 'Card number' }).check();
  await page.getByRole('button', { name: /^Bottom left/ }).click();
  await page.getByRole('radio', { name: 'Image' }).check();
  await page.getByLabel('Hide on first card').check();
  await noAxeFindings(page, 'the picture of a card');

  // A missing value is reported on its own field, even though its position was collapsed.
  await page.getByRole('button', { name: /^Top left/ }).click();
  await send(page).click();
  const image = page.getByRole('combobox', { name: 'Bottom left: image' });
  await expect(image).toBeFocused();
  await image.blur();
  await problem(page, /^Header and footer, bottom left: /).click();
  await expect(image).toBeFocused();
  await image.selectOption({ label: 'Image URL' });
  await page.getByRole('textbox', { name: 'Bottom left: image URL' }).fill('https://pictures.example/logo.png');

  const request = await sentBy(page, () => send(page).click());
  expect(request.cardOptions.headerFooter).toEqual({
    topLeft: { type: 'text', value: 'Spring report' },
    bottomRight: { type: 'cardNumber' },
    bottomLeft: { type: 'image', source: 'custom', src: 'https://pictures.example/logo.png' },
    hideFromFirstCard: true,
  });
});

test('a language is found by either name, an image model by its tier, and any other is accepted as typed', async ({
  page,
  noAxeFindings,
}) => {
  // The list's code loads when it is first opened: until then the input must not refer to it.
  await page.addInitScript(() => {
    const dangling: string[] = [];
    Object.assign(window, { dangling });
    new MutationObserver(() => {
      for (const input of document.querySelectorAll('[role=combobox][aria-expanded=true]')) {
        const id = input.getAttribute('aria-controls') ?? '';
        if (!document.getElementById(id)) dangling.push(`${input.id}: ${id}`);
      }
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto('/');
  await write(page, '# A card');
  await choose(page, 'Text mode', /^Generate/);
  await openAdvanced(page);
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.fill('german');
  await expect(page.getByRole('listbox', { name: 'Language' }).getByRole('option')).toHaveCount(1);
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
  await expect(page.getByText('Press Enter to use it anyway', { exact: false })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Some services may not support this language', { exact: false })).toBeVisible();

  await openChoice(page, 'Images');
  const model = page.getByRole('combobox', { name: 'AI image model' });
  await model.fill('ultra');
  await expect(page.getByRole('option', { name: /imagen-4-ultra/ })).toContainText('30 to 125 credits');
  await model.fill('a-model-of-tomorrow');
  expect(await page.evaluate(() => (window as unknown as { dangling: string[] }).dangling)).toEqual([]);
  const request = await sentBy(page, () => page.keyboard.press('Control+Enter'));
  expect(request.textOptions.language).toBe('Klingon');
  expect(request.imageOptions.model).toBe('a-model-of-tomorrow');
});

test('the template is picked from a list, saved under a name, and an unknown id is reported on its field', async ({
  page,
  noAxeFindings,
}) => {
  await page.goto('/');
  await source(page, 'Template').check();
  const template = page.getByRole('combobox', { name: 'Template' });
  await expect(template).toBeInViewport();
  await prompt(page).fill('# New\n\nWords.\n\n# Newer\n\nWords.');

  await template.fill('http://127.0.0.1:3000/a/art_nowhere');
  await page.keyboard.press('Enter');
  await expect(template).toHaveValue('art_nowhere');
  await send(page).click();
  const refusal = page.getByText(/^(Error: )?No local deck or template has this ID/);
  await expect(refusal).toBeVisible();
  await expect(template).toBeFocused();

  // A prefix that matches only one name selects it.
  await template.fill('project upd');
  await page.keyboard.press('Enter');
  await expect(template).toHaveValue('Project update');

  // Leaving the field does the same, however fast; text that is no name's prefix stays, because it may be an id.
  await template.fill('workshop');
  await page.keyboard.press('Tab');
  await expect(template).toHaveValue('Workshop handout');
  await template.fill('art_elsewhere');
  await page.keyboard.press('Tab');
  await expect(template).not.toBeFocused();
  await expect(template).toHaveValue('art_elsewhere');
  await expect(page.getByText('Cards from the template', { exact: true })).toBeVisible();
  await template.fill('project update');
  await expect(page.getByRole('option', { name: /Project update/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(template).toHaveValue('Project update');

  await template.fill('handout');
  const option = page.getByRole('option', { name: /Workshop handout/ });
  await expect(option).toContainText('Document');
  await noAxeFindings(page, 'the list of templates');
  await option.click();
  await expect(template).toHaveValue('Workshop handout');
  await expect(refusal).toBeHidden();

  await more(page, 'Save as template');
  const name = page.getByRole('textbox', { name: 'Template name' });
  await expect(name).toBeFocused();
  await name.fill('My handout');
  await page.keyboard.press('Enter');
  await expect(template).toHaveValue('My handout');
  await more(page, 'Save as template');
  await noAxeFindings(page, 'the dialog that renames a template');
  await page.getByRole('button', { name: 'Remove saved name' }).click();
  await expect(template).toHaveValue('Workshop handout');

  // The template's cards, whatever the number of headings in the prompt.
  const [, size] =
    /(\d+)/.exec((await page.getByText(/^Creates \d+ cards with this template’s layouts/).textContent()) ?? '') ?? [];
  expect(Number(size)).toBeGreaterThan(2);
  await expect(page.getByText(new RegExp(`${size} cards · about [\\d,]+( to [\\d,]+)? local credits`))).toBeVisible();
  const request = await sentBy(page, () => makeIt(page));
  expect(request.artifactId).toBe('art_workshop-handout');
});

test('the theme gallery shows only light or dark themes, by keyboard', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await write(page, '# One\n\nWords.');
  const menu = await openChoice(page, 'Theme');
  const themes = menu.getByRole('listbox', { name: 'Themes' });
  await expect(menu.getByRole('combobox', { name: 'Theme' })).toBeFocused();
  await expect(themes.getByRole('option', { name: 'Almanac' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('radio', { name: 'All' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(menu.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(themes.getByRole('option', { name: 'Night Shift' })).toBeVisible();
  await expect(themes.getByRole('option', { name: 'Almanac' })).toHaveCount(0);
  await noAxeFindings(page, 'the theme gallery with a filter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('status')).toHaveText('Previewing Blueprint');
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Theme')).toContainText('Blueprint');
});

test('settings that are not used say why', async ({ page, noAxeFindings }) => {
  await page.goto('/');
  await write(page, '# One\n\nWords.');
  const modes = await openChoice(page, 'Text mode');
  await expect(modes.getByRole('radio', { name: /^Generate\s*Outline only/ })).toBeVisible();
  await modes.getByRole('radio', { name: /^Preserve/ }).click();
  const panel = await openAdvanced(page);
  await expect(panel.getByText('Only Language is used with Preserve')).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Tone' })).toHaveAccessibleDescription(/used with Preserve/);
  const images = await openChoice(page, 'Images');
  await images.getByRole('button', { name: 'more need a source' }).click();
  await images.getByRole('radio', { name: /^Stock photos/ }).click();
  await expect(images.getByText('Only used for AI images')).toHaveCount(2);
  await noAxeFindings(page, 'fields that are not used');
});
