import type { Page } from '@playwright/test';
import {
  api,
  begin,
  cards,
  choice,
  deck,
  openApi,
  options,
  part,
  postedBy,
  send,
  sideways,
  source,
} from '../support/composer';
import { expect, test } from '../support/journey';
import { closeChoice, openChoice } from '../support/settings';

test.describe('on a touch screen of 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a deck is written, configured and sent by taps; nothing is covered or scrolls sideways', async ({
    page,
    noAxeFindings,
  }) => {
    await begin(page, cards(6));
    await part(page, 'Settings').tap();
    await choice(page, 'Theme').tap();
    const chosen = options(page).filter({ hasText: 'Blueprint' });
    await expect(chosen).toBeInViewport({ ratio: 1 });
    await noAxeFindings(page, 'the themes on a phone');
    await chosen.tap();
    await expect(choice(page, 'Theme')).toContainText('Blueprint');
    for (const name of ['Text mode', 'Length', 'Images'] as const) {
      const menu = await openChoice(page, name);
      expect(await tooSmall(page)).toEqual([]);
      await expect(menu.getByRole('radio').first()).toBeInViewport({ ratio: 1 });
      await closeChoice(page, name);
    }
    const folders = page.getByRole('combobox', { name: 'Folders' });
    await folders.tap();
    await options(page).filter({ hasText: 'Talks' }).tap();
    await options(page).filter({ hasText: 'Reports' }).tap();
    await page.getByRole('heading', { name: 'Sharing' }).tap();
    await expect(options(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove Talks' }).tap();

    await part(page, 'Write').tap();
    await page.getByRole('button', { name: 'Card by card' }).tap();
    const second = page.getByRole('textbox', { name: 'Text of card 2', exact: true });
    await second.tap();
    await second.press('Control+Home');
    await page.keyboard.type('Tapped: ');
    await page.getByRole('button', { name: 'Add card after card 2' }).tap();
    await page.keyboard.type('# Put in between');
    await expect(page.getByRole('textbox', { name: 'Text of card 3', exact: true })).toBeInViewport();
    // On a phone the preview is a separate tab.
    await part(page, 'Preview').tap();
    await expect(deck(page).locator('[aria-current=true]')).toContainText('Put in between');

    await part(page, 'Settings').tap();
    await page.getByRole('button', { name: /^Top right: empty/ }).tap();
    await page.getByRole('radio', { name: 'Card number' }).tap();
    await page.getByRole('textbox', { name: 'Email address' }).tap();
    await page.keyboard.type('ada@x.example,');
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await tooSmall(page)).toEqual([]);
    expect(await coveredBySend(page)).toEqual([]);
    await noAxeFindings(page, 'all settings on a phone');

    const { request } = await postedBy(page, () => send(page).tap());
    expect(request.inputText).toContain('Tapped: # Card 2');
    expect(request.inputText).toContain('\n---\n\n# Put in between');
    expect(request.folderIds).toHaveLength(1);
    expect(request.cardOptions.headerFooter).toEqual({ topRight: { type: 'cardNumber' } });
    await expect(page).toHaveURL(/\/runs\//);
  });

  test('320 pixels are enough for both operations, the request and the large view', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await begin(page, `${cards(3)}\n--- \n${'https://pictures.example/'.padEnd(90, 'x')}.png`);
    await part(page, 'Settings').tap();
    await page.getByRole('button', { name: /^Top left: empty/ }).tap();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await tooSmall(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    await part(page, 'Write').tap();
    await page.getByRole('button', { name: 'Card by card' }).tap();
    await expect(page.getByRole('textbox', { name: 'Text of card 1', exact: true })).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await openApi(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await api(page).getByRole('button', { name: 'Close' }).tap();
    await part(page, 'Preview').tap();
    await deck(page)
      .getByRole('button', { name: /^Enlarge card/ })
      .first()
      .tap();
    const large = page.getByRole('dialog', { name: /^Card \d of/ });
    await expect(large).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await large.getByRole('button', { name: 'Close' }).tap();
    await part(page, 'Write').tap();
    await source(page, 'Template').tap();
    await expect(page.getByRole('combobox', { name: 'Template' })).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await cutOff(page)).toEqual([]);
  });
});

/** Buttons and inputs of the form that are too small for a finger. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, select, input, [role=radio])')]
      // Fixes within a line of text are repeated below it at the size of a finger.
      .filter((element) => element.checkVisibility() && !element.closest('label, .cm-near'))
      .filter((element) => element.getBoundingClientRect().height < 43.5)
      .map((element) => `${element.getAttribute('aria-label') ?? element.id} ${element.textContent}`.trim()),
  );
}

/** Button labels that overflow. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, [role=radio])')]
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.textContent),
  );
}

/** Fields that are under the bar with Send when focused (WCAG 2.4.11). */
function coveredBySend(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('button[type=submit]')?.closest('.sticky');
    return [...document.querySelectorAll<HTMLElement>('form :is(button, select, input, textarea)')]
      .filter((element) => element.checkVisibility() && !bar?.contains(element))
      .filter((element) => {
        element.focus();
        const { top, bottom } = element.getBoundingClientRect();
        return Math.min(bottom, top + 44) > (bar?.getBoundingClientRect().top ?? 0) + 1;
      })
      .map((element) => `${element.getAttribute('aria-label') ?? element.id} ${element.textContent}`.trim());
  });
}
