import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PictureServer } from '../model-server/picture-server';
import { choice, send, text } from '../support/composer';
import { expect, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { type Program, startProgram } from '../support/program';
import { isCompleted, openDetails } from '../support/run-page';

const KEY = 'a-picture-key-that-nobody-sees';
let pictures: PictureServer;
let program: Program;

test.beforeAll(async () => {
  pictures = await PictureServer.open();
  pictures.key = KEY;
  const { GIPHY_API_KEY: _, ...env } = pictures.environment(KEY);
  program = await startProgram({
    port: e2ePort(9),
    dataDir: mkdtempSync(path.join(tmpdir(), 'cardwright-pictures-')),
    env,
  });
});
test.afterAll(async () => {
  await program.stop();
  await pictures.close();
});
test.afterEach(async ({ page }) => {
  pictures.failWith(null);
  // Leaves the page, because the browser would log failed requests while the program stops.
  await page.goto('about:blank');
});

const TEXT = `# Walking in the Alps
A summer plan for beginners

## Mountain huts
Book a bed before the end of May, and bring a sheet of your own.

## Wild flowers
Most meadows are in bloom in the second half of June.

## Weather
- Storms come in the afternoon
- Start before seven`;

test('photos are found, and credited in the details, below the deck and in the file', async ({
  page,
  noAxeFindings,
}) => {
  expect(program.output()).toContain('Images: Openverse, Unsplash, Pexels, Pixabay');
  expect(program.output()).toContain(`Image model: scripted-image at ${pictures.origin}/v1`);
  await page.goto(program.address);
  await expect(text(page)).toBeEditable();
  await text(page).click();
  await page.keyboard.insertText(TEXT);
  await choice(page, 'Images').click();
  const radio = (name: RegExp) => page.getByRole('radio', { name });
  await expect(radio(/^AI images/)).toBeChecked();
  await page.getByRole('button', { name: /need a source$|needs a source$/ }).click();
  await expect(radio(/^GIFs/)).toHaveAccessibleName(/Needs GIPHY/);
  await radio(/^GIFs/).check();
  await expect(page.getByRole('link', { name: 'Image settings' })).toHaveAttribute('href', '/settings/pictures');
  await radio(/^Stock photos/).check();
  await noAxeFindings(page, 'the image sources');
  await page.keyboard.press('Escape');
  await send(page).click();
  await isCompleted(page);
  await openDetails(page);
  const details = page.getByRole('complementary', { name: 'Details' });
  const credit = details.getByRole('link', { name: /\/ Unsplash \(Unsplash License\)/ }).first();
  await expect(credit).toHaveAttribute('href', /^https:\/\/unsplash\.com\/photos\/.*utm_source=cardwright/);
  await noAxeFindings(page, 'a deck with photos');
  const run = await page.evaluate(() =>
    fetch(location.pathname.replace('/runs/', '/api/generations/')).then((answer) => answer.json()),
  );
  await page.goto(run.artifactUrl);
  const list = page.getByRole('region', { name: 'Images' });
  await expect(list.getByRole('link', { name: /Unsplash License/ }).first()).toBeVisible();
  await noAxeFindings(page, 'the viewer of a deck with photos');
});

test('the settings show and test each source', async ({ page, noAxeFindings }) => {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().startsWith(program.address)) bodies.push(await response.text().catch(() => ''));
  });
  await page.goto(`${program.address}/settings/pictures`);
  const source = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(source('GIPHY')).toContainText('Not configured');
  await expect(source('GIPHY').getByRole('button')).toHaveText(['Connect']);
  for (const name of ['Image model', 'Openverse', 'Unsplash', 'Pexels', 'Pixabay']) {
    await expect(source(name)).toContainText('Not tested yet');
    await source(name)
      .getByRole('button', { name: `Test connection: ${name}` })
      .click();
    await expect(source(name)).toContainText(/Passed in \d+\.\d s/);
    await expect(source(name)).toContainText('Connected');
  }
  await noAxeFindings(page, 'picture sources that answer');
  pictures.failWith('unauthorized', 'pexels');
  await source('Pexels').getByRole('button').click();
  await expect(source('Pexels')).toContainText('Failed: Pexels refused the API key');
  expect(bodies.join('\n')).not.toContain(KEY);
  expect(program.output()).not.toContain(KEY);
});

test('an image model that fails leaves a deck without pictures and a warning', async ({ page }) => {
  pictures.failWith('server-error', 'images');
  await page.goto(program.address);
  await expect(text(page)).toBeEditable();
  await text(page).click();
  await page.keyboard.insertText(TEXT);
  await send(page).click();
  await isCompleted(page);
  await openDetails(page);
  await expect(page.getByText(/no picture: scripted-image had a server error/).first()).toBeVisible();
});
