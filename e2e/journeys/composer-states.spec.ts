import { api, begin, cards, choice, deck, more, openApi, send, source, text } from '../support/composer';
import { IS_DEEP } from '../support/depth';
import { expect, test } from '../support/journey';
import { closeChoice, openAdvanced, openChoice, setCards } from '../support/settings';

for (const colorScheme of IS_DEEP ? (['light', 'dark'] as const) : (['light'] as const))
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('no state of a picker has an axe finding, and each state is described', async ({ page, noAxeFindings }) => {
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
      const states = async (open: () => Promise<void>, name: string) => {
        await page.reload();
        await expect(page.locator('.cm-content')).toBeVisible();
        await open();
        await expect(page.getByRole('status').filter({ hasText: 'Loading…' }).first()).toBeAttached();
        await noAxeFindings(page, `${name}, loading`);
      };
      await begin(page, cards(2));
      const theme = page.getByRole('combobox', { name: 'Theme' });
      await states(() => choice(page, 'Theme').click(), 'the themes');
      answers.now = 'refused';
      release();
      const failed = page.getByText('Couldn’t load the list.');
      await expect(failed).toBeVisible();
      await expect(page.getByText('The service said no.')).toBeVisible();
      await noAxeFindings(page, 'the themes, failed to load');
      answers.now = 'none';
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('Nothing here yet.')).toBeVisible();
      await noAxeFindings(page, 'no themes');
      answers.now = 'real';
      await theme.fill('nothing of that name');
      await expect(page.getByText('No matches for “nothing of that name”.')).toBeVisible();
      await noAxeFindings(page, 'no theme with that name');
      await theme.fill('a');
      await expect(list.getByRole('option').first()).toBeVisible();
      await expect(page.getByText('Enter to apply, Esc to cancel')).toBeVisible();
      await noAxeFindings(page, 'the end of the theme list');
      await page.keyboard.press('Escape');

      answers.now = 'refused';
      await source(page, 'Template').click();
      const template = page.getByRole('combobox', { name: 'Template' });
      await template.click();
      await expect(page.getByText('Couldn’t load the list.')).toBeVisible();
      await noAxeFindings(page, 'the list of templates, failed to load');
      answers.now = 'real';
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(list.getByRole('option', { name: /Project update/ })).toBeVisible();
      await noAxeFindings(page, 'the list of templates');
    });
  });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('no state of the form has an axe finding', async ({ page, noAxeFindings }) => {
      await begin(page);
      await noAxeFindings(page, 'an empty form');
      await openAdvanced(page);
      await page.getByRole('textbox', { name: 'Email address' }).fill('nobody@,');
      await setCards(page, 99);
      await closeChoice(page, 'Length');
      await send(page).click();
      await expect(page.getByRole('region', { name: 'Fix 3 problems to continue' })).toBeVisible();
      await expect(text(page)).toBeFocused();
      await noAxeFindings(page, 'a form with errors');
      await text(page).fill(`${cards(3)}\n--- \nhttps://127.0.0.1/a.png`);
      await page.getByRole('button', { name: /^Top left: empty/ }).click();
      await noAxeFindings(page, 'all settings, with notes on the text');
      for (const name of ['Text mode', 'Format', 'Length', 'Images'] as const) {
        await openChoice(page, name);
        await noAxeFindings(page, `the menu ${name}`);
        await closeChoice(page, name);
      }
      // Visually hidden elements would lengthen the page if the pane did not contain them.
      expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await noAxeFindings(page, 'find in the text');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Card by card' }).click();
      await page.getByRole('textbox', { name: 'Text of card 2', exact: true }).focus();
      await expect(deck(page).locator('[aria-current=true]')).toBeVisible();
      await noAxeFindings(page, 'card by card');
      await openApi(page);
      await noAxeFindings(page, 'the API panel');
      await api(page).getByRole('button', { name: 'Close' }).click();
      await deck(page).getByRole('button', { name: 'Enlarge card 2' }).click();
      await noAxeFindings(page, 'the large view');
      await page.keyboard.press('Escape');
      for (const name of ['Presets', 'Drafts'] as const) {
        if (name === 'Presets') await more(page, name);
        else await page.getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await noAxeFindings(page, `the dialog ${name}`);
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
      await noAxeFindings(page, 'the palette');
      await page.keyboard.press('Escape');
      // A click on a card would move the caret to its text, where a question mark is typed as text.
      await page.locator('#deck-title').click();
      await page.keyboard.press('Shift+?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await noAxeFindings(page, 'the list of shortcuts');
    });
  });
