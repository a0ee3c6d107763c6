import type { Locator } from '@playwright/test';
import { begin, cards, deck, send, text } from '../support/composer';
import { expect, test } from '../support/journey';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('no state of a picker has an axe finding, and each says what is so', async ({ page, noAxeFindings }) => {
      const answers: { now: 'held' | 'refused' | 'none' | 'real' } = { now: 'held' };
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/api\/(themes|templates)\?/, async (route) => {
        if (answers.now === 'held') await held;
        if (answers.now === 'refused')
          return route.fulfill({ status: 403, json: { message: 'The service said no.', statusCode: 403 } });
        if (answers.now === 'none')
          return route.fulfill({ json: { data: [], hasMore: false, nextCursor: null, isStale: false } });
        return route.continue();
      });
      const list = page.getByRole('listbox');
      const states = async (picker: Locator, noun: RegExp, name: string) => {
        await page.reload();
        await expect(page.locator('.cm-content')).toBeVisible();
        await picker.click();
        await expect(
          page
            .getByRole('status')
            .filter({ hasText: new RegExp(`Loading ${noun.source}`) })
            .first(),
        ).toBeAttached();
        await noAxeFindings(page, `${name}, loading`);
      };
      await begin(page, cards(2));
      const theme = page.getByRole('combobox', { name: 'Theme' });
      await states(theme, /themes/, 'the themes');
      answers.now = 'refused';
      release();
      const failed = page.getByText('The themes could not be loaded.');
      await expect(failed).toBeVisible();
      await expect(page.getByText('The service said no.')).toBeVisible();
      await noAxeFindings(page, 'the themes, refused');
      answers.now = 'none';
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('There are no themes yet.')).toBeVisible();
      await noAxeFindings(page, 'no themes');
      answers.now = 'real';
      await theme.fill('nothing of that name');
      await expect(page.getByText('No theme matches “nothing of that name”.')).toBeVisible();
      await noAxeFindings(page, 'no theme of that name');
      await theme.fill('a');
      await expect(list.getByRole('option').first()).toBeVisible();
      await expect(page.getByText(/^\d+ themes$/)).toBeVisible();
      await noAxeFindings(page, 'the themes to their end');
      await page.keyboard.press('Escape');

      answers.now = 'refused';
      await page.getByText('From a template').click();
      const template = page.getByRole('combobox', { name: 'Template' });
      await template.click();
      await expect(page.getByText('The templates could not be loaded.')).toBeVisible();
      await noAxeFindings(page, 'the book of templates, refused');
      answers.now = 'real';
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(list.getByRole('option', { name: /Project update/ })).toBeVisible();
      await noAxeFindings(page, 'the book of templates');
    });

    test('no state of the form has an axe finding', async ({ page, noAxeFindings }) => {
      await begin(page);
      await noAxeFindings(page, 'an empty form');
      await page
        .getByRole('heading', { level: 3, name: /^Sharing/ })
        .getByRole('button')
        .click();
      await page.getByRole('textbox', { name: 'Email address' }).fill('nobody@,');
      await page.getByRole('textbox', { name: /Number of cards/ }).fill('99');
      await send(page).click();
      await expect(page.getByRole('region', { name: /Not sent: 3 things/ })).toBeFocused();
      await noAxeFindings(page, 'a form with errors');
      await text(page).fill(`${cards(3)}\n--- \nhttps://127.0.0.1/a.png`);
      for (const name of [/^Text/, /^Images/, /^Header and footer/])
        await page.getByRole('heading', { level: 3, name }).getByRole('button').click();
      await page.getByRole('button', { name: /^Top left: nothing/ }).click();
      await noAxeFindings(page, 'all sections open, with notes on the text');
      // What is placed out of sight for a screen reader would lengthen it, if the pane did not hold it.
      expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await noAxeFindings(page, 'find in the text');
      await page.keyboard.press('Escape');
      await page.getByText('Card by card', { exact: true }).click();
      await page.getByRole('textbox', { name: 'Text of card 2', exact: true }).focus();
      await expect(deck(page).locator('[aria-current=true]')).toBeVisible();
      await noAxeFindings(page, 'card by card');
      await page.getByRole('button', { name: 'Request', exact: true }).click();
      await noAxeFindings(page, 'the request panel');
      await page.getByRole('button', { name: 'Close the request' }).click();
      await deck(page).getByRole('button', { name: 'Card 2, larger' }).click();
      await noAxeFindings(page, 'the large view');
      await page.keyboard.press('Escape');
      for (const [opener, name] of [
        ['Presets', 'Presets'],
        ['Drafts', 'Drafts'],
      ] as const) {
        await page.getByRole('button', { name: opener, exact: true }).click();
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await noAxeFindings(page, `the dialog ${name}`);
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
      await noAxeFindings(page, 'the palette');
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { name: 'Compose' }).click();
      await page.keyboard.press('Shift+?');
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
      await noAxeFindings(page, 'the list of keys');
    });
  });
