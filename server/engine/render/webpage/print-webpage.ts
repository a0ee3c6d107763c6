import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { Deck, PictureBytes } from '@/lib/deck/deck';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { drawPdf } from '../pdf/write-pdf';
import type { RenderedFile } from '../render-job';
import { writeWebpage } from './write-webpage';

/**
 * Prints a webpage as a tagged PDF of one page, as wide as a desktop's window, with a browser of this machine. A page
 * that is taller than PDF allows is split into several. Without a browser, the PDF shows the page's cards in the layouts of a
 * presentation, and a warning says why.
 * @param path the browser's executable; `none` for no browser; if undefined, it is looked for in the usual places
 */
export async function printWebpage(deck: Deck, pictures: PictureBytes, path?: string): Promise<RenderedFile> {
  // Webpages made by earlier versions have no blocks to make the page from.
  if (!deck.blocks) return drawPdf(deck, pictures);
  const browser = path === 'none' ? null : await openBrowser(path);
  if (!browser)
    return drawCards(
      englishMessage('The PDF shows the page as slides, because no Chromium, Chrome or Edge could be started.'),
    );
  try {
    const { bytes } = await writeWebpage({ ...deck, blocks: deck.blocks }, pictures);
    const printed = await Promise.race([
      print(browser, new TextDecoder().decode(bytes)),
      wait(DEADLINE, null, { ref: false }),
    ]);
    if (printed) return { bytes: printed, warnings: [] };
  } catch {
    // The browser refused the page or crashed. Its messages are about its own internals.
  } finally {
    await browser.close().catch(() => {});
  }
  return drawCards(englishMessage('The PDF shows the page as slides, because the browser couldn’t print it.'));

  async function drawCards(message: StoredMessage): Promise<RenderedFile> {
    const { bytes, warnings } = await drawPdf(deck, pictures);
    return { bytes, warnings: [...warnings, { message }] };
  }
}

/** For loading and printing, in milliseconds. A page of 60 cards takes about two seconds. */
const DEADLINE = 30_000;

/** Debian's Chromium, for servers and for desktops, then the places where the installers of Chrome and Edge put them. */
const INSTALLED = [
  { executablePath: '/usr/bin/chromium-headless-shell' },
  { executablePath: '/usr/bin/chromium' },
  { channel: 'chrome' },
  { channel: 'msedge' },
];

async function openBrowser(path: string | undefined): Promise<Browser | null> {
  // Loaded on demand, because only PDFs of webpages need it.
  const { chromium } = await import('playwright-core');
  for (const place of path === undefined ? INSTALLED : [{ executablePath: path }]) {
    const browser = await chromium
      .launch({
        ...place,
        // As root, the browser refuses to start with its sandbox.
        chromiumSandbox: process.getuid?.() !== 0,
        // Nothing is looked up or loaded, and the browser does not inherit the server's keys.
        args: ['--host-resolver-rules=MAP * ~NOTFOUND', '--disable-quic', '--disable-sync'],
        env: {},
        timeout: DEADLINE,
      })
      .catch(() => null);
    if (browser) return browser;
  }
  return null;
}

/** In CSS pixels. */
const WIDTH = 1280;
/** Slightly less than the highest page that readers of PDF accept (14,400 points), in CSS pixels. */
const MAX_HEIGHT = 19_000;
/** What only works in a browser: menus, and the tables behind the charts. */
const CLOSED = '<style>details{display:none!important}</style></head>';

async function print(browser: Browser, html: string): Promise<Uint8Array> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    viewport: { width: WIDTH, height: 1000 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(DEADLINE);
  await page.setContent(html.replace('</head>', CLOSED));
  await page.emulateMedia({ media: 'screen' });
  const height = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.getBoundingClientRect().height;
  });
  const pages = Math.ceil(height / MAX_HEIGHT);
  // Lines are up to a thousandth higher in print, so the page grows until the last of them are not on a second one.
  for (let pixels = Math.ceil(height / pages) + 2; ; pixels += Math.ceil(height / 1000)) {
    const size = { width: WIDTH, height: pixels };
    const printed = await page.pdf({ ...size, printBackground: true, tagged: true, outline: true });
    if (pages > 1 || countPages(printed) === 1 || pixels > height * 1.01 + 20) return printed;
  }
}

function countPages(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1');
  return text.match(/\/Type \/Page\b/g)?.length ?? 0;
}
