import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Catalogue } from '../../lib/words/messages-in-use';
import { type PseudoLocale, pseudoCatalogue } from '../../lib/words/pseudo-locales';
import { IS_DEEP } from '../support/depth';
import { expect, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { type Program, startProgram } from '../support/program';
import { textFaults } from '../support/seen-text';

/**
 * A text in Greek letters, so that any plain English on a page is an untranslated message. The last card is empty,
 * which causes an engine warning.
 */
const TEXT = '# Ο κήπος\n\nΤο πρώτο έτος.\n---\n## Το έδαφος\n\nΠηλός.\n---\n## Τα δέντρα\n\nΜηλιές.\n---\n';
const WARNING = 'Card {number} is empty: there is no text between its --- lines.';

const catalogueOf = (locale: string): Catalogue =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `../../lib/words/${locale}.json`), 'utf8'));

/** The page's text for a message. */
const wordsOf = (locale: PseudoLocale | 'de') => {
  const catalogue = locale === 'de' ? catalogueOf('de') : pseudoCatalogue(catalogueOf('en'), locale);
  return (message: string) => {
    const words = catalogue[message];
    if (typeof words !== 'string') throw new Error(`“${message}” is not in the catalogue`);
    return words;
  };
};

/** @param locale the default for readers whose languages the interface does not have */
async function start(locale?: PseudoLocale): Promise<Program> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-locales-'));
  return startProgram({
    port: e2ePort(2),
    dataDir,
    env: { ...(locale ? { INTERFACE_LOCALE: locale } : {}), ENGINE_API_KEY: 'e2e-engine-key' },
  });
}

/** Runs the request of the open run page again, with one more card. Returns the address that compares the two. */
async function madeAgain(page: Page): Promise<string> {
  const { origin: Origin, pathname } = new URL(page.url());
  const first = pathname.replace('/runs/', '');
  const routes = `${Origin}/api/generations`;
  const { request } = await (await page.request.get(`${routes}/${first}`)).json();
  const data = {
    submissionId: crypto.randomUUID(),
    target: 'local',
    operation: 'generate',
    request: { ...request, inputText: `${request.inputText}## Το νερό` },
    madeFrom: first,
  };
  const { id } = await (await page.request.post(routes, { headers: { Origin }, data })).json();
  const state = async () => (await (await page.request.get(`${routes}/${id}`)).json()).state;
  await expect.poll(state).toBe('completed');
  return `${Origin}/compare?${new URLSearchParams({ a: first, b: id })}`;
}

/** Visits the pages in their main states, and calls `seen` in each. */
async function goThrough(page: Page, address: string, words: (message: string) => string, seen: Seen): Promise<void> {
  const button = (message: string) => page.getByRole('button', { name: words(message), exact: true }).first();
  await page.goto(address);
  const text = page.getByRole('textbox', { name: words('Text'), exact: true });
  await expect(text).toBeEditable();
  await seen('the empty composer');
  const make = page.getByRole('button', { name: words('Create deck'), exact: true });
  await make.click();
  await expect(page.getByText(words('Add some text first')).first()).toBeVisible();
  await seen('a field with an error');
  await text.fill(TEXT);
  await expect(page.getByText('Το έδαφος').last()).toBeVisible();
  await seen('the composer');
  const option = page.locator('[role=listbox] [role=option]').first();
  // A late layout change after the last resize may swallow the click.
  await expect(async () => {
    if (!(await option.isVisible())) await page.locator('#choice-theme').click();
    await option.waitFor({ timeout: 5000 });
  }).toPass();
  await seen('an open picker');
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: words('Template'), exact: true }).click();
  await page.getByRole('combobox', { name: words('Template') }).waitFor();
  await seen('the composer for a template');
  await page.getByRole('radio', { name: words('Text'), exact: true }).click();
  await button('Drafts').click();
  await page.getByRole('dialog').waitFor();
  await seen('the drafts');
  await page.keyboard.press('Escape');
  await button('More').click();
  await page.getByRole('menuitem', { name: words('Presets') }).click();
  await page.getByRole('dialog').waitFor();
  await seen('the presets');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: words('Commands') }).waitFor();
  await seen('the palette');
  await page.keyboard.press('Escape');
  await make.click();
  await expect(page).toHaveURL(/\/runs\//);
  await expect(page.getByText(words('Completed'), { exact: true }).first()).toBeAttached();
  await page.getByRole('listbox', { name: words('Cards') }).waitFor();
  await button('Details').click();
  await expect(page.getByText(words(WARNING).replace('{number}', '4'))).toBeVisible();
  await seen('a finished run with an engine warning');
  for (const summary of await page.locator('summary, [aria-expanded="false"]').all())
    if (await summary.isVisible()) await summary.click({ timeout: 2000 }).catch(() => {});
  await page.keyboard.press('Escape');
  await button('View request').click();
  await expect(page.getByText('"inputText"')).toHaveCSS('direction', 'ltr');
  await page.keyboard.press('Escape');
  await page.goto(await madeAgain(page));
  await page.getByRole('heading', { name: words('Cards') }).waitFor();
  await page.getByRole('article').first().waitFor();
  await seen('two runs side by side');
  await page.goto(`${address}/history`);
  await page
    .getByRole('link', { name: /Ο κήπος/ })
    .first()
    .waitFor();
  await seen('the history');
  await button('Select').click();
  await seen('selecting runs');
  for (const section of ['general', 'models', 'folders', 'credits', 'about']) {
    await page.goto(`${address}/settings/${section}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await seen(`the settings: ${section}`);
  }
  await page.goto(`${address}/history?query=%CF%80%CF%80`);
  await page.getByText(words('No runs match')).waitFor();
  await seen('a search without results');
  await page.goto(`${address}/history?trash=1`);
  await page.getByText(words('Trash is empty')).waitFor();
  await seen('the empty trash');
  for (const [where, heading] of [
    ['/nowhere', 'Page not found'],
    ['/runs/nowhere', 'Run not found'],
    ['/a/nowhere', 'Nothing to show here'],
  ] as const) {
    await page.goto(address + where);
    await page.getByText(words(heading)).waitFor();
    await seen(where);
  }
  await page.goto(`${address}/?from=nowhere`);
  await expect(page.getByText(words('Run not found')).first()).toBeVisible();
  await seen('an error from a route');
  await page.goto(`${address}/sign-in`);
  await page.getByText(words('Sign in to Cardwright')).waitFor();
  await seen('the sign-in');
}

type Seen = (where: string) => Promise<void>;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** Checks a state of a page in each size, and returns to the first. */
async function inEachSize(page: Page, look: (size: { width: number }) => Promise<void>, sizes = SIZES): Promise<void> {
  for (const size of [...sizes.slice(1), ...sizes.slice(0, 1)]) {
    await page.setViewportSize(size);
    // Sizes that are measured by script update in the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await look(size);
  }
}

test.describe('in longer words', () => {
  let program: Program;
  test.beforeAll(async () => {
    program = await start('en-XA');
  });
  test.afterAll(() => program.stop());

  test('nothing is truncated, nothing scrolls sideways, and nothing is left in English', async ({ page }) => {
    await goThrough(page, program.address, wordsOf('en-XA'), (where) =>
      inEachSize(page, async ({ width }) => {
        const found = await textFaults(page);
        expect.soft({ where, width, ...found }).toEqual({ where, width, sideways: 0, cut: [], plain: [] });
      }),
    );
    await page.goto('about:blank');
  });
});

test.describe('from right to left', () => {
  let program: Program;
  test.beforeAll(async () => {
    program = await start('en-XB');
  });
  test.afterAll(() => program.stop());

  /** Fewer sizes, because the longer words above are tested in all of them. */
  const sizes = IS_DEEP ? SIZES : SIZES.filter(({ width }) => width !== 390);

  test('the pages are mirrored completely', async ({ page, noAxeFindings }) => {
    await goThrough(page, program.address, wordsOf('en-XB'), async (where) => {
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      const look = async ({ width }: { width: number }) => {
        const { sideways, cut } = await textFaults(page);
        expect.soft({ where, width, sideways, cut }).toEqual({ where, width, sideways: 0, cut: [] });
      };
      await inEachSize(page, look, sizes);
      const logo = page.locator('header a[href="/"]').first();
      if ((await logo.count()) > 0)
        expect.soft((await logo.boundingBox())?.x, `the logo on ${where}`).toBeGreaterThan(1000);
      if (IS_DEEP) await noAxeFindings(page, `${where}, from right to left`);
    });
    await page.goto('about:blank');
  });
});

test.describe('in German', () => {
  let program: Program;
  test.use({ locale: 'de-AT' });
  test.beforeAll(async () => {
    program = await start();
  });
  test.afterAll(() => program.stop());

  test('the browser’s language is used, nothing is truncated, and nothing scrolls sideways', async ({ page }) => {
    const sizes = IS_DEEP ? SIZES : SIZES.filter(({ width }) => width !== 320);
    await goThrough(page, program.address, wordsOf('de'), async (where) => {
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      await inEachSize(
        page,
        async ({ width }) => {
          const { sideways, cut } = await textFaults(page);
          expect.soft({ where, width, sideways, cut }).toEqual({ where, width, sideways: 0, cut: [] });
        },
        sizes,
      );
    });
  });
});

test('a language chosen in Settings replaces the browser’s, and English loads no messages', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/words') loaded.push(request.url());
  });
  await page.goto('/settings/general');
  const language = page.getByRole('combobox', { name: 'Language' });
  await expect(language.getByRole('option')).toHaveText(['System', 'Deutsch', 'English']);
  await expect(language).toHaveValue('system');
  expect(loaded).toEqual([]);
  await language.selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: 'Allgemein' })).toBeVisible();
  expect(loaded).toHaveLength(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Präsentation erstellen', exact: true })).toBeVisible();
  await page.goto('/settings/general');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('System');
  await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
