import {
  begin,
  cards,
  choice,
  chooseByKeys,
  deck,
  openOutline,
  options,
  outline,
  postedBy,
  prompt,
  source,
  tabTo,
  text,
} from '../support/composer';
import { expect, test } from '../support/journey';
import { chooseThemeByKeys, openAdvanced, pickTheme } from '../support/settings';

test('the deck and the outline follow the caret, not the focus, and do not interrupt manual scrolling', async ({
  page,
  noAxeFindings,
}) => {
  await begin(page, cards(14));
  const current = deck(page).locator('[aria-current=true]');
  await expect(deck(page)).toContainText('Card 14');
  await text(page).press('Control+Home');
  await expect(current).toContainText('Card 1');
  await openOutline(page);
  await expect(outline(page).locator('[aria-current=true]')).toContainText('Card 1');
  await text(page).press('Control+End');
  await expect(current).toContainText('Card 14');
  await expect(current).toBeInViewport({ ratio: 0.5 });
  await expect(outline(page).getByRole('button', { name: '14 Card 14' })).toHaveAttribute('aria-current', 'true');
  await expect(text(page)).toBeFocused();
  await noAxeFindings(page, 'a deck that follows the caret');

  // After scrolling the deck, typing in the same card does not scroll it back.
  await deck(page).hover();
  await page.mouse.wheel(0, -20_000);
  await expect(deck(page).getByText('Words about 1.', { exact: true })).toBeInViewport();
  await page.keyboard.type(' More.');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(deck(page).getByText('Words about 1.', { exact: true })).toBeInViewport();

  // A click on a card goes to its text, and the deck does not scroll.
  await deck(page).getByText('Words about 1.', { exact: true }).click();
  await expect(text(page)).toBeFocused();
  await expect(current).toContainText('Card 1');
  await page.keyboard.type('Here: ');
  await expect(text(page)).toContainText('Here: # Card 1');

  // In card-by-card mode the deck follows the focused card, also when it is moved.
  await page.getByRole('button', { name: 'Card by card' }).click();
  await page.getByRole('textbox', { name: 'Text of card 9', exact: true }).focus();
  await expect(current).toContainText('Card 9');
  await expect(current).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('textbox', { name: 'Text of card 10', exact: true })).toBeFocused();
  // A press outside the list has closed it.
  await openOutline(page);
  await expect(outline(page).getByRole('button', { name: '10 Card 9' })).toHaveAttribute('aria-current', 'true');
});

test('every field of a Generate request can be set by keyboard alone', async ({ page }) => {
  await begin(page);
  const radio = (name: RegExp | string) => page.getByRole('radio', { name, exact: typeof name === 'string' });
  await text(page).focus();
  await page.keyboard.insertText('# By keys\n\nOne line.');
  // Enter opens each choice, the arrows select, and Enter or Escape returns the focus.
  await tabTo(page, choice(page, 'Text mode'));
  await page.keyboard.press('Enter');
  await expect(radio(/^Preserve/)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(radio(/^Generate/)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Text mode')).toBeFocused();
  await tabTo(page, choice(page, 'Format'));
  await page.keyboard.press('Enter');
  await expect(radio('Presentation')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(radio('Social')).toBeChecked();
  await page.keyboard.press('Escape');
  await chooseThemeByKeys(page, 'night', 'Night Shift');
  await tabTo(page, choice(page, 'Length'));
  await page.keyboard.press('Enter');
  await expect(radio(/^Auto/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(radio('Number')).toBeChecked();
  await tabTo(page, page.getByRole('textbox', { name: /Number of cards/ }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('3');
  await page.keyboard.press('Escape');

  await tabTo(page, choice(page, 'Images'));
  await page.keyboard.press('Enter');
  await expect(radio(/^Theme art/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, page.getByRole('combobox', { name: 'AI image model' }));
  await page.keyboard.type('my-model');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Image style' }));
  await page.keyboard.type('ink');
  await page.keyboard.press('Escape');
  await expect(choice(page, 'Images')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: /^Advanced/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, radio(/^4:5/));
  await page.keyboard.press('ArrowRight');
  await expect(radio('9:16')).toBeChecked();
  await tabTo(page, page.getByLabel('Amount', { exact: true }));
  await page.keyboard.type('Det');
  await chooseByKeys(page, page.getByRole('combobox', { name: 'Language' }), 'german', /Deutsch/);
  await tabTo(page, page.getByRole('textbox', { name: 'Tone' }));
  await page.keyboard.type('warm');
  await tabTo(page, page.getByRole('textbox', { name: 'Audience' }));
  await page.keyboard.type('parents');
  await tabTo(page, page.getByRole('textbox', { name: 'Instructions' }));
  await page.keyboard.type('Short titles');

  await tabTo(page, page.getByRole('button', { name: /^Bottom right/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(radio('Card number')).toBeChecked();
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('checkbox', { name: 'Hide on last card' }));
  await page.keyboard.press('Space');

  await tabTo(page, page.getByLabel('Workspace members', { exact: true }));
  await page.keyboard.type('Can e');
  await tabTo(page, page.getByLabel('Anyone with the link', { exact: true }));
  await page.keyboard.type('No');
  await tabTo(page, page.getByRole('textbox', { name: 'Email address' }));
  await page.keyboard.type('ada@x.example,');
  await tabTo(page, page.getByLabel('Recipient access', { exact: true }));
  await page.keyboard.type('Can c');

  const folders = page.getByRole('combobox', { name: 'Folders' });
  await chooseByKeys(page, folders, 'tal', /Talks/);
  await page.keyboard.type('rep');
  // A single option may still be that of the previous search.
  await expect(options(page).first()).toHaveAccessibleName(/Reports/);
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Selected folders' }).getByRole('listitem')).toHaveCount(2);
  await tabTo(page, page.getByLabel('Export', { exact: true }));
  await page.keyboard.type('Pow');

  const { operation, request } = await postedBy(page, () => page.keyboard.press('Control+Enter'));
  expect(operation).toBe('generate');
  const { themeId, folderIds, ...rest } = request;
  expect(themeId).toMatch(/night/);
  expect(folderIds).toHaveLength(2);
  expect(rest).toEqual({
    inputText: '# By keys\n\nOne line.',
    textMode: 'generate',
    format: 'social',
    numCards: 3,
    cardSplit: 'auto',
    additionalInstructions: 'Short titles',
    exportAs: 'pptx',
    textOptions: { amount: 'detailed', tone: 'warm', audience: 'parents', language: 'de' },
    imageOptions: { source: 'aiGenerated', model: 'my-model', style: 'ink' },
    cardOptions: {
      dimensions: '9x16',
      headerFooter: { bottomRight: { type: 'cardNumber' }, hideFromLastCard: true },
    },
    sharingOptions: {
      workspaceAccess: 'edit',
      externalAccess: 'noAccess',
      emailOptions: { recipients: ['ada@x.example'], access: 'comment' },
    },
  });
  await expect(page).toHaveURL(/\/runs\//);
});

test('every field of a From template request can be set by keyboard alone, after a refusal too', async ({
  page,
  noAxeFindings,
}) => {
  await begin(page);
  await source(page, 'Text').focus();
  await page.keyboard.press('ArrowRight');
  await tabTo(page, prompt(page));
  await page.keyboard.insertText('# New\n\nWords.');
  // Sent too early: the focus goes to the missing field.
  await page.keyboard.press('Control+Enter');
  const template = page.getByRole('combobox', { name: 'Template' });
  await expect(template).toBeFocused();
  await expect(template).toHaveAccessibleDescription(/Choose a template/);
  await noAxeFindings(page, 'a missing template');
  await page.keyboard.type('handout');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(template).toHaveValue('Workshop handout');
  await expect(template).not.toHaveAccessibleDescription(/Choose a template/);
  await chooseThemeByKeys(page, 'harbour', 'Harbour');
  await tabTo(page, choice(page, 'Images'));
  await page.keyboard.press('Enter');
  const style = page.getByRole('textbox', { name: 'Image style' });
  await expect(style).toHaveAccessibleDescription(/Only used if the template has AI images/);
  await expect(page.getByRole('combobox', { name: 'AI image model' })).toBeFocused();
  await page.keyboard.type('my-model');
  await page.keyboard.press('Enter');
  await tabTo(page, style);
  await page.keyboard.type('ink');
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: /^Advanced/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Email address' }));
  await page.keyboard.type('ben@x.example ');
  await chooseByKeys(page, page.getByRole('combobox', { name: 'Folders' }), 'draf', /Drafts/);
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByLabel('Export', { exact: true }));
  await page.keyboard.type('PDF');
  const { operation, request } = await postedBy(page, () => page.keyboard.press('Control+Enter'));
  expect(operation).toBe('template');
  expect(request).toMatchObject({
    artifactId: 'art_workshop-handout',
    prompt: '# New\n\nWords.',
    exportAs: 'pdf',
    imageOptions: { model: 'my-model', style: 'ink' },
    sharingOptions: { emailOptions: { recipients: ['ben@x.example'] } },
  });
  expect(request.themeId).toMatch(/harbour/);
  expect(request.folderIds).toHaveLength(1);
  await expect(page).toHaveURL(/\/runs\//);
});

test('a reload keeps both operations, does not move the focus, and shows the right saving status', async ({ page }) => {
  await begin(page, cards(3));
  await pickTheme(page, 'Blueprint', /Blueprint/);
  const panel = await openAdvanced(page);
  const amount = panel.getByLabel('Amount', { exact: true });
  await amount.selectOption('brief');
  await source(page, 'Template').click();
  await prompt(page).fill('# Of the template');
  await page.getByRole('combobox', { name: 'Template' }).click();
  await options(page).filter({ hasText: 'Project update' }).click();
  const file = panel.getByLabel('Export', { exact: true });
  await file.selectOption('pdf');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(prompt(page)).toContainText('# Of the template');
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('Project update');
  await expect(file).toHaveValue('pdf');
  await expect(choice(page, 'Theme')).toContainText('Blueprint');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await source(page, 'Text').click();
  await expect(text(page)).toContainText('# Card 3');
  await expect(amount).toHaveValue('brief');

  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // "Saved" appears only once the server has stored it, although this device already has it.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/drafts/**', async (route) => {
    if (route.request().method() !== 'GET') await held;
    await route.continue().catch(() => {});
  });
  await text(page).fill('# Not taken yet');
  await expect(page.getByText('Saving…')).toBeVisible();
  await page.reload();
  await expect(text(page)).toContainText('# Not taken yet');
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  release();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});
