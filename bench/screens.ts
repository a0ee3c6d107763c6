import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { countNaturalCards } from '@/lib/deck/make-cards';
import { CHROMIUM_ARGS } from '../e2e/support/chromium-args';
import { part } from '../e2e/support/composer';
import { findChromium } from '../e2e/support/find-chromium.mjs';
import { startProgram } from '../e2e/support/program';

/**
 * `npm run screens`: the two pictures of the README. `npm run screens -- --all FOLDER`: the main screens in four
 * sizes, light and dark, for visual review. The program must be built.
 */
const { values } = parseArgs({ options: { all: { type: 'string' } } });
const PORT = Number(process.env.BENCH_PORT ?? 3492);
const root = path.join(import.meta.dirname, '..');

const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
] as const;

/** The content of the history: a text of the corpus in a theme. */
const DECKS = [
  ['annual-report.md', 'broadsheet'],
  ['lesson-photosynthesis.md', 'orchard'],
  ['pitch-soil.md', 'citrus'],
  ['product-launch.md', 'night-shift'],
  ['retro.md', 'field-notes'],
  ['onboarding.md', 'terracotta'],
  ['sales-funnel.md', 'blueprint'],
  ['kitchen.md', 'proof'],
] as const;

const SHAPE = { textMode: 'preserve', format: 'presentation', dimensions: '16x9' } as const;

/** The engine refuses a deck of this many blocks: a failed run. */
const TOO_MANY_PIECES = 'a\n\n'.repeat(20_000);

/** Ids of a run that made a deck and of one that failed. */
type Runs = { done: string; failed: string };

const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-screens-'));
const program = await startProgram({ port: PORT, dataDir });
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: [...CHROMIUM_ARGS] });
try {
  const ids: string[] = [];
  for (const [file, themeId] of DECKS) ids.push(await create(textOf(file), themeId));
  const done = ids.at(-1) ?? '';
  if (values.all) await showAll(values.all, { done, failed: await create(TOO_MANY_PIECES, 'proof') });
  else await drawForReadme();
} finally {
  await browser.close();
  await program.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function textOf(file: string): string {
  return readFileSync(path.join(import.meta.dirname, 'corpus', file), 'utf8');
}

async function create(inputText: string, themeId: string): Promise<string> {
  const headers = { Origin: program.address, 'Content-Type': 'application/json' };
  // Front matter also begins with such a line.
  const cardSplit = /\n---\n/.test(inputText) && !inputText.startsWith('---') ? 'inputTextBreaks' : 'auto';
  const request = {
    inputText,
    textMode: 'preserve',
    themeId,
    cardSplit,
    ...(cardSplit === 'auto' && {
      // The engine refuses the failed run's text by its blocks, whatever the number of cards.
      numCards: inputText === TOO_MANY_PIECES ? 10 : countNaturalCards({ ...SHAPE, inputText }),
    }),
    cardOptions: { dimensions: SHAPE.dimensions },
  };
  const body = JSON.stringify({ submissionId: randomUUID(), target: 'local', operation: 'generate', request });
  const answer = await fetch(`${program.address}/api/generations`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  for (;;) {
    const run = await (await fetch(`${program.address}/api/generations/${id}`)).json();
    if (run.state === 'completed' || run.state === 'failed') return id;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function drawForReadme(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
  const folder = path.join(root, 'docs/pictures');
  const page = await context.newPage();
  await writeText(page, textOf('annual-report.md'));
  await shoot(page, path.join(folder, 'composer-light-1440.png'));
  await openHistory(page, 'Grid view');
  await shoot(page, path.join(folder, 'history-light-1440.png'));
  await context.close();
}

async function showAll(folder: string, runs: Runs): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [width, height] of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme });
      await showScreens(context, (name) => path.join(folder, `${name}-${width}-${colorScheme}.png`), runs);
      await context.close();
    }
}

async function showScreens(
  context: BrowserContext,
  fileOf: (name: string) => string,
  { done, failed }: Runs,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(program.address);
  await page.locator('.cm-content').waitFor();
  await settle(page);
  await shoot(page, fileOf('create-empty'));
  await writeText(page, textOf('annual-report.md'));
  await shoot(page, fileOf('create-text'));
  for (const tab of ['Preview', 'Settings'] as const) {
    if (!(await part(page, tab).isVisible())) continue;
    await part(page, tab).click();
    await settle(page);
    await shoot(page, fileOf(`create-${tab.toLowerCase()}`));
  }
  const advanced = page.getByRole('button', { name: /^Advanced/ }).first();
  if (await advanced.isVisible()) {
    await advanced.click();
    await settle(page);
    await shoot(page, fileOf('create-advanced'));
  }
  for (const [name, run] of [
    ['run-done', done],
    ['run-failed', failed],
  ] as const) {
    await page.goto(`${program.address}/runs/${run}`);
    await settle(page);
    await shoot(page, fileOf(name));
  }
  await openHistory(page, 'List view');
  await shoot(page, fileOf('history-list'));
  await openHistory(page, 'Grid view');
  await shoot(page, fileOf('history'));
  await page.goto(`${program.address}/settings/models`);
  await settle(page);
  await shoot(page, fileOf('settings'));
}

async function writeText(page: Page, text: string): Promise<void> {
  await page.goto(program.address);
  await page
    .getByLabel('File to add')
    .setInputFiles({ name: 'report.md', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await settle(page);
}

async function openHistory(page: Page, view: 'List view' | 'Grid view'): Promise<void> {
  await page.goto(`${program.address}/history`);
  await page.getByRole('listitem').first().waitFor();
  const button = page.getByRole('button', { name: view });
  if (await button.isVisible()) await button.click();
  await settle(page);
}

/** Long enough for the preview, fonts and thumbnails to load. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}

async function shoot(page: Page, file: string): Promise<void> {
  await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(file);
}
