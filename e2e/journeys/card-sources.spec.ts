import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { ModelServer } from '../model-server/model-server';
import { rewrite, send, sideways, tabTo, text } from '../support/composer';
import { expect, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { type Program, startProgram } from '../support/program';
import { downloads, isCompleted } from '../support/run-page';
import { choose } from '../support/settings';

const PASSAGE = 'The supper is on 14 May 2026 in the long field behind the mill.';
const NOTES = `${PASSAGE} We expect 120 guests, and every one of them brings a chair.

## The kitchen

Ada cooks the soup in three hours, and Ben bakes the bread in five. The kitchen costs 340 euros for the day, and the school lends us its ovens without asking for money.

## The programme

The doors open at six. After the soup the fiddlers play, and the mayor says a few words about the harvest.`;

let model: ModelServer;
let program: Program;

test.beforeAll(async () => {
  model = await ModelServer.open({ model: 'scripted-1' });
  program = await startProgram({
    port: e2ePort(5),
    dataDir: mkdtempSync(path.join(tmpdir(), 'cardwright-sources-')),
    env: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'scripted-1' },
  });
});
test.afterAll(async () => {
  await program.stop();
  await model.close();
});
test.afterEach(async ({ page }) => {
  // Leaves the page, because the browser would log failed requests while the program stops.
  await page.goto('about:blank');
});

test('a card shows the passages it comes from, and what is not in the text', async ({ page, noAxeFindings }) => {
  model.script = ({ asked }) => (asked.number === 2 && asked.kind === 'card' ? 'invented-numbers' : null);
  await page.goto(program.address);
  await expect(text(page)).toBeEditable();
  await rewrite(page, NOTES);
  await choose(page, 'Text mode', /^Generate/);
  await send(page).click();
  await isCompleted(page);
  const sources = page.getByRole('region', { name: /^Sources of card/ });
  const toggle = sources.getByRole('button', { name: /^Sources/ });
  await expect(toggle).toHaveAccessibleName(/1 passage/);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  const passages = sources.getByRole('region', { name: 'From your text' });
  await expect(passages).toContainText(PASSAGE);
  await expect(passages).not.toContainText('Not in your text');
  await page.getByRole('button', { name: 'Next card' }).click();
  await expect(toggle).toHaveAccessibleName(/not in your text/);
  await expect(passages).toContainText('73.4');
  await noAxeFindings(page, 'the sources of a card');
  await page.emulateMedia({ colorScheme: 'dark' });
  await noAxeFindings(page, 'the sources of a card, in dark colours');
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('button', { name: /^Sources/ })
    .nth(1)
    .click();
  await expect(page.getByText('73.4').filter({ visible: true }).first()).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await noAxeFindings(page, 'the sources of a card, on a phone');
});

test('the PPTX has the sources of each card in its notes only on request', async ({ page, noAxeFindings }) => {
  await page.goto(program.address);
  await expect(text(page)).toBeEditable();
  await rewrite(page, NOTES);
  await choose(page, 'Text mode', /^Generate/);
  await send(page).click();
  await isCompleted(page);
  const notesOf = async (name: RegExp) => {
    const saved = page.waitForEvent('download');
    await (await downloads(page)).filter({ hasText: name }).click();
    const file = await saved;
    const parts = Object.entries(unzipSync(new Uint8Array(await readFile(await file.path()))));
    const notes = parts.flatMap(([part, bytes]) => (/notesSlide\d+\.xml$/.test(part) ? [strFromU8(bytes)] : []));
    return { name: file.suggestedFilename(), notes };
  };
  await expect((await downloads(page)).filter({ hasText: 'PowerPoint with sources' })).toBeVisible();
  await noAxeFindings(page, 'the download menu of a deck with sources');
  const { name, notes } = await notesOf(/^PowerPoint with sources/);
  expect(name).toMatch(/ \(Sources\)\.pptx$/);
  expect(notes.filter((each) => each.includes('<a:t>Sources</a:t>') && each.includes(PASSAGE))).not.toEqual([]);
  const plain = await notesOf(/^PowerPoint(?! with)/);
  expect(plain.notes.join('')).not.toContain(PASSAGE);
});

test('a shared deck shows no passage, and a deck without sources no panel', async ({ page, request }) => {
  await page.goto(program.address);
  await expect(text(page)).toBeEditable();
  await rewrite(page, NOTES);
  await choose(page, 'Text mode', /^Generate/);
  await send(page).click();
  await isCompleted(page);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const run = await (await request.get(`${program.address}/api/generations/${id}`)).json();
  const shared = await (await request.get(`${program.address}/a/${run.artifactId}`)).text();
  const cards = await (await request.get(`${program.address}/a/${run.artifactId}/cards?from=0`)).text();
  for (const answer of [shared, cards]) expect(answer).not.toContain('brings a chair');
  const file = await request.get(`${program.address}/a/${run.artifactId}/file?format=pptx&notes=sources`);
  const parts = Object.values(unzipSync(new Uint8Array(await file.body())));
  expect(parts.some((part) => strFromU8(part).includes('brings a chair'))).toBe(false);
  await page.goto(program.address);
  await expect(text(page)).toBeEditable();
  await rewrite(page, 'Pitch deck for a tea room');
  await send(page).click();
  await isCompleted(page);
  await expect(page.getByRole('option', { name: /^Card 1/ })).toBeVisible();
  await expect(page.getByText('Sources', { exact: true })).toHaveCount(0);
  await expect((await downloads(page)).filter({ hasText: 'sources' })).toHaveCount(0);
});
