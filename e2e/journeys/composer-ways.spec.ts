import { begin, cards, chooseByKeys, deck, options, outline, postedBy, tabTo, text } from '../support/composer';
import { expect, test } from '../support/journey';

test('the deck and the outline follow the caret, never the focus, and leave a hand that scrolls alone', async ({
  page,
  noAxeFindings,
}) => {
  await begin(page, cards(14));
  const current = deck(page).locator('[aria-current=true]');
  await expect(deck(page)).toContainText('Card 14');
  await text(page).press('Control+Home');
  await expect(current).toContainText('Card 1');
  await expect(outline(page).locator('[aria-current=true]')).toContainText('Card 1');
  await text(page).press('Control+End');
  await expect(current).toContainText('Card 14');
  await expect(current).toBeInViewport({ ratio: 0.5 });
  await expect(outline(page).getByRole('button', { name: '14 Card 14' })).toHaveAttribute('aria-current', 'true');
  await expect(text(page)).toBeFocused();
  await noAxeFindings(page, 'a deck that follows the caret');

  // Who scrolls the deck looks at something else: writing on in the same card does not pull it back.
  await deck(page).hover();
  await page.mouse.wheel(0, -20_000);
  await expect(deck(page).getByText('Words about 1.', { exact: true })).toBeInViewport();
  await page.keyboard.type(' More.');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(deck(page).getByText('Words about 1.', { exact: true })).toBeInViewport();

  // A click on a card goes to its text, and the deck stays where it is.
  await deck(page).getByText('Words about 1.', { exact: true }).click();
  await expect(text(page)).toBeFocused();
  await expect(current).toContainText('Card 1');
  await page.keyboard.type('Here: ');
  await expect(text(page)).toContainText('Here: # Card 1');

  // Card by card the deck follows the card that has the focus, also where it is moved to.
  await page.getByText('Card by card', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Text of card 9', exact: true }).focus();
  await expect(current).toContainText('Card 9');
  await expect(current).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press('Alt+ArrowDown');
  await expect(outline(page).getByRole('button', { name: '10 Card 9' })).toHaveAttribute('aria-current', 'true');
});

test('every field of a Generate request by keyboard alone', async ({ page }) => {
  await begin(page);
  const radio = (name: RegExp | string) => page.getByRole('radio', { name, exact: typeof name === 'string' });
  await text(page).focus();
  await page.keyboard.insertText('# By keys\n\nOne line.');
  await tabTo(page, radio(/^Preserve/));
  await page.keyboard.press('ArrowLeft');
  await expect(radio(/^Generate/)).toBeChecked();
  await tabTo(page, radio('Presentation'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(radio('Social')).toBeChecked();
  await tabTo(page, page.getByLabel('Dimensions', { exact: true }));
  await page.keyboard.type('9');
  await chooseByKeys(page, page.getByRole('combobox', { name: 'Theme' }), 'night', /Night Shift/);
  await tabTo(page, radio('A number of cards'));
  await tabTo(page, page.getByRole('textbox', { name: /Number of cards/ }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('3');
  const folders = page.getByRole('combobox', { name: 'Folders' });
  await chooseByKeys(page, folders, 'tal', /Talks/);
  await page.keyboard.type('rep');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Chosen folders' }).getByRole('listitem')).toHaveCount(2);
  await tabTo(page, page.getByLabel('Also as a file', { exact: true }));
  await page.keyboard.type('Pow');
  await tabTo(page, page.getByRole('textbox', { name: 'Additional instructions' }));
  await page.keyboard.type('Short titles');

  const section = (name: RegExp) => page.getByRole('heading', { level: 3, name }).getByRole('button');
  await tabTo(page, section(/^Text/));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Amount of text', { exact: true }));
  await page.keyboard.type('Det');
  await chooseByKeys(page, page.getByRole('combobox', { name: 'Language' }), 'german', /Deutsch/);
  await tabTo(page, page.getByRole('textbox', { name: 'Tone' }));
  await page.keyboard.type('warm');
  await tabTo(page, page.getByRole('textbox', { name: 'Audience' }));
  await page.keyboard.type('parents');

  await tabTo(page, section(/^Images/));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Where images come from', { exact: true }));
  await page.keyboard.type('Made');
  await tabTo(page, page.getByRole('combobox', { name: 'Image model' }));
  await page.keyboard.type('my-model');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Image style' }));
  await page.keyboard.type('ink');

  await tabTo(page, section(/^Header and footer/));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Bottom right/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(radio('Card number')).toBeChecked();
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('checkbox', { name: 'Not on the last card' }));
  await page.keyboard.press('Space');

  await tabTo(page, section(/^Sharing/));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Members of the workspace', { exact: true }));
  await page.keyboard.type('Edit');
  await tabTo(page, page.getByLabel('People outside it', { exact: true }));
  await page.keyboard.type('No');
  await tabTo(page, page.getByRole('textbox', { name: 'Email address' }));
  await page.keyboard.type('ada@x.example,');
  await tabTo(page, page.getByLabel('What recipients may do', { exact: true }));
  await page.keyboard.type('View and');

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

test('every field of a From template request by keyboard alone, the refusal on the way', async ({
  page,
  noAxeFindings,
}) => {
  await begin(page);
  await page.getByRole('radio', { name: 'From text' }).focus();
  await page.keyboard.press('ArrowRight');
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await tabTo(page, prompt);
  await page.keyboard.insertText('# New\n\nWords.');
  // Sent too early: the focus goes to the summary, and from there by its link to the field.
  await page.keyboard.press('Control+Enter');
  const summary = page.getByRole('region', { name: /Not sent/ });
  await expect(summary).toBeFocused();
  await noAxeFindings(page, 'a template that is missing');
  await tabTo(page, summary.getByRole('link', { name: /Template/ }));
  await page.keyboard.press('Enter');
  const template = page.getByRole('combobox', { name: 'Template' });
  await expect(template).toBeFocused();
  await page.keyboard.type('handout');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(template).toHaveValue('Workshop handout');
  await expect(summary).toBeHidden();
  await chooseByKeys(page, page.getByRole('combobox', { name: 'Theme' }), 'harbour', /Harbour/);
  await chooseByKeys(page, page.getByRole('combobox', { name: 'Folders' }), 'draf', /Drafts/);
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByLabel('Also as a file', { exact: true }));
  await page.keyboard.type('PDF');
  const section = (name: RegExp) => page.getByRole('heading', { level: 3, name }).getByRole('button');
  await tabTo(page, section(/^Images/));
  await page.keyboard.press('Enter');
  const style = page.getByRole('textbox', { name: 'Image style' });
  await expect(style).toHaveAccessibleDescription(/Counts only if the images of the template are made by AI/);
  await tabTo(page, page.getByRole('combobox', { name: 'Image model' }));
  await page.keyboard.type('my-model');
  await page.keyboard.press('Enter');
  await tabTo(page, style);
  await page.keyboard.type('ink');
  await tabTo(page, section(/^Sharing/));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Email address' }));
  await page.keyboard.type('ben@x.example ');
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

test('a reload in the middle keeps both operations, steals no caret, and the marks say what is so', async ({
  page,
}) => {
  await begin(page, cards(3));
  await page.getByRole('combobox', { name: 'Theme' }).click();
  await options(page).filter({ hasText: 'Blueprint' }).click();
  await page.getByRole('heading', { level: 3, name: /^Text/ }).getByRole('button').click();
  await page.getByLabel('Amount of text', { exact: true }).selectOption('brief');
  await page.getByText('From a template').click();
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await prompt.fill('# Of the template');
  await page.getByRole('combobox', { name: 'Template' }).click();
  await options(page).filter({ hasText: 'Project update' }).click();
  await page.getByLabel('Also as a file', { exact: true }).selectOption('pdf');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  await page.reload();
  await expect(prompt).toContainText('# Of the template');
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('Project update');
  await expect(page.getByLabel('Also as a file', { exact: true })).toHaveValue('pdf');
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue(/Blueprint/);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.getByText('From text', { exact: true }).click();
  await expect(text(page)).toContainText('# Card 3');
  await page.getByRole('heading', { level: 3, name: /^Text/ }).getByRole('button').click();
  await expect(page.getByLabel('Amount of text', { exact: true })).toHaveValue('brief');

  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  // As long as the server has not taken it, nothing says that it is saved; the device has it all the same.
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
  await expect(page.getByText(/^Saved \d/)).toHaveCount(0);
  release();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
});
