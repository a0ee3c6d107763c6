import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium } from '@playwright/test';
import { findMarkers } from '@/lib/contract/request/count-cards';
import type { Card } from '@/lib/deck/blocks';
import { pageCards } from '@/lib/deck/content/page-cards';
import { deckLanguage } from '@/lib/deck/deck-language';
import { countNaturalCards, makeCards } from '@/lib/deck/make-cards';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { writeWebpage } from '@/server/engine/render/webpage/write-webpage';
import { CHROMIUM_ARGS } from '../e2e/support/chromium-args';
import { findChromium } from '../e2e/support/find-chromium.mjs';

/**
 * `npx tsx --conditions=react-server bench/webpages.ts FOLDER [--texts a.md,b.md] [--themes id,id] [--widths 320,390]
 * [--photo FILE.png]`: writes texts of the corpus as HTML files, opens them from disk, and takes screenshots. Reports
 * axe findings, requests, console messages, broken words and horizontal overflow in pixels. Exits with an error if
 * there are any. `--photo`: shows this picture wherever the page has one.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    texts: { type: 'string' },
    themes: { type: 'string' },
    widths: { type: 'string' },
    photo: { type: 'string' },
  },
});
const [folder] = positionals;
if (!folder) throw new Error('Usage: webpages.ts FOLDER [--texts a.md,b.md] [--themes id,id] [--widths 320,390]');
const texts = values.texts?.split(',') ?? ['kitchen.md', 'annual-report.md', 'lesson-photosynthesis.md'];
const themes = values.themes?.split(',') ?? ['harbour', 'terracotta', 'proof'];
const widths = values.widths?.split(',').map(Number) ?? [320, 390, 768, 1024, 1440];

const photo = values.photo ? new Uint8Array(readFileSync(values.photo)) : null;
const PHOTO_KEY = 'photo';
/** In pixels, from the header of the PNG. */
const PHOTO = photo ? sizeOf(photo) : { width: 0, height: 0 };

function sizeOf(png: Uint8Array): { width: number; height: number } {
  const header = new DataView(png.buffer, png.byteOffset);
  return { width: header.getUint32(16), height: header.getUint32(20) };
}

const SHAPE = { textMode: 'preserve', format: 'webpage', dimensions: 'fluid' } as const;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: [...CHROMIUM_ARGS] });
let faults = 0;
try {
  for (const text of texts)
    for (const themeId of themes) {
      const began = performance.now();
      const bytes = await makePage(text, themeId);
      const took = Math.round(performance.now() - began);
      const name = `${text.replace(/\.\w+$/, '')}-${themeId}`;
      const file = path.resolve(folder, `${name}.html`);
      writeFileSync(file, bytes);
      process.stdout.write(`${name}: ${Math.round(bytes.byteLength / 1000)} kB in ${took} ms\n`);
      for (const width of widths) faults += await look(browser, file, width);
    }
} finally {
  await browser.close();
}
process.stdout.write(`${faults} faults\n`);
process.exit(faults === 0 ? 0 : 1);

async function makePage(text: string, themeId: string): Promise<Uint8Array> {
  const theme = findStandardTheme(themeId);
  if (!theme) throw new Error(`There is no theme "${themeId}".`);
  const inputText = readFileSync(path.join(import.meta.dirname, 'corpus', text), 'utf8');
  const cardSplit = findMarkers(inputText).length > 1 && !inputText.startsWith('---') ? 'inputTextBreaks' : 'auto';
  const numCards = countNaturalCards({ ...SHAPE, inputText });
  const { cards, title } = makeCards({ ...SHAPE, inputText, cardSplit, numCards, amount: 'medium' });
  const language = deckLanguage({ inputText, textMode: 'preserve' }, false);
  const blocks = pageCards(photo ? cards.map(withPhoto) : cards);
  const { bytes } = await writeWebpage(
    { title, language, theme, format: 'webpage', dimensions: 'fluid', cards: [], blocks },
    new Map(
      photo
        ? [[PHOTO_KEY, { bytes: photo, mediaType: 'image/png' as const, width: PHOTO.width, height: PHOTO.height }]]
        : [],
    ),
  );
  return bytes;
}

/** The card with the photo in place of all its pictures. */
function withPhoto(card: Card): Card {
  const picture = { kind: 'file', key: PHOTO_KEY, mediaType: 'image/png', ...PHOTO } as const;
  return { ...card, blocks: card.blocks.map((block) => (block.kind === 'image' ? { ...block, picture } : block)) };
}

/** @returns the number of faults of the page at this width */
async function look(browser: Browser, file: string, width: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const consoleMessages: string[] = [];
  page.on('console', (message) => consoleMessages.push(message.text()));
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const broken = await page.evaluate(brokenWords);
  await page.screenshot({ path: file.replace(/\.html$/, `-${width}.png`), fullPage: true });
  // The page itself and embedded data URLs do not count.
  const loaded = requests.filter((url) => !url.startsWith('data:')).length - 1;
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)}`);
  process.stdout.write(`  ${width}: ${over} px over, ${loaded} requests, ${violations.length} axe findings\n`);
  if (broken.length > 0) process.stdout.write(`    broken words: ${broken.join(', ')}\n`);
  for (const line of [...found, ...consoleMessages]) process.stdout.write(`    ${line}\n`);
  await context.close();
  return Math.max(0, over) + loaded + broken.length + violations.length + consoleMessages.length;
}

/** Words of letters that are on more than one line. Runs in the page. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('pre,code,svg,details')) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (tops.some((top) => top - tops[0]! > 4)) broken.push(word);
    }
  }
  return broken;
}
