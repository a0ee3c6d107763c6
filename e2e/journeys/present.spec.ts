import { rewrite } from '../support/composer';
import { expect, makeIt, test } from '../support/journey';
import { isCompleted } from '../support/run-page';

const TEXT =
  '# Tide tables\n\nA talk\n\n## Ebb\n\nWater leaves.\n\nSpeaker notes: Point at the harbour.\n\n## Flood\n\nWater returns.\n\n## Slack\n\nWater waits.';

test('a deck is presented by keys, with a black screen, an overview and card numbers', { tag: '@release' }, async ({
  page,
  noAxeFindings,
}) => {
  await page.goto('/');
  await rewrite(page, TEXT);
  await makeIt(page);
  await isCompleted(page);
  await page.getByRole('button', { name: 'Present', exact: true }).click();
  const stage = page.getByRole('dialog', { name: 'Presenting Tide tables' });
  const shown = (title: string) => expect(stage.getByText(new RegExp(`^Card \\d of 4: ${title}$`))).toBeAttached();
  await shown('Tide tables');
  await page.keyboard.press('ArrowRight');
  await shown('Ebb');

  await page.keyboard.press('b');
  await expect(stage.getByText('Water leaves.')).toBeHidden();
  await page.keyboard.press('b');
  await expect(stage.getByText('Water leaves.')).toBeVisible();

  await page.keyboard.press('g');
  const overview = stage.getByRole('list', { name: 'All cards' });
  await expect(overview.getByRole('button')).toHaveCount(4);
  await expect(overview.getByRole('button', { name: 'Card 2: Ebb' })).toBeFocused();
  await noAxeFindings(page, 'the overview of a presentation');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(overview).toHaveCount(0);
  await shown('Flood');

  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await shown('Slack');
  await page.keyboard.press('Home');
  await shown('Tide tables');
});

test('a presenter view shows notes and the next card, and turns the cards', { tag: '@release' }, async ({
  page,
  noAxeFindings,
}) => {
  await page.goto('/');
  await rewrite(page, TEXT);
  await makeIt(page);
  await isCompleted(page);
  await page.getByRole('button', { name: 'Ways to present' }).click();
  const [speaker] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: 'Presenter view' }).click(),
  ]);
  const stage = page.getByRole('dialog', { name: 'Presenting Tide tables' });
  await expect(stage).toBeVisible();
  await expect(speaker.getByText('1 of 4', { exact: true })).toBeVisible();
  await expect(speaker.getByRole('timer', { name: 'Elapsed time' })).toContainText('0:0');
  await speaker.getByRole('button', { name: 'Next card' }).click();
  await expect(stage.getByText('Card 2 of 4: Ebb')).toBeAttached();
  await expect(speaker.getByRole('region', { name: 'Speaker notes' })).toContainText('Point at the harbour.');
  await expect(speaker.getByRole('region', { name: 'Next card' })).toContainText('Water returns.');
  await speaker.getByRole('button', { name: 'Black screen' }).click();
  await expect(stage.getByText('Water leaves.')).toBeHidden();
  await speaker.getByRole('button', { name: 'Black screen' }).click();
  await expect(stage.getByText('Water leaves.')).toBeVisible();
  await speaker.getByRole('button', { name: 'Pause timer' }).click();
  await expect(speaker.getByRole('button', { name: 'Resume timer' })).toBeVisible();
  await noAxeFindings(speaker, 'the presenter view');
  await speaker.keyboard.press('End');
  await expect(stage.getByText('Card 4 of 4: Slack')).toBeAttached();
  await expect(speaker.getByText('End of the deck')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(speaker.getByText('The presentation was closed.')).toBeVisible();
});

test('on a phone a deck is presented from the card in view', async ({ page }) => {
  await page.goto('/');
  await rewrite(page, TEXT);
  await makeIt(page);
  await isCompleted(page);
  const own = (await page.getByRole('link', { name: /^Open deck/ }).getAttribute('href')) ?? '';
  await page.setViewportSize({ width: 390, height: 844 });
  const present = page.getByRole('button', { name: 'Present', exact: true });
  const shows = (card: number) =>
    expect(page.getByRole('dialog', { name: 'Presenting Tide tables' }).getByText(`Card ${card} of 4`)).toBeAttached();
  await present.click();
  await shows(1);
  await page.keyboard.press('Escape');
  // The end of the page shows several cards: it is the last one's place.
  await page.mouse.wheel(0, 2000);
  await expect(page.getByText('4 of 4', { exact: true })).toBeInViewport();
  await present.click();
  await shows(4);
  await page.keyboard.press('Escape');
  await page.goto(own);
  await present.click();
  await shows(1);
});
