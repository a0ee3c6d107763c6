import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { ensureChromium } from '../../support/find-chromium.mjs';

/** A person's Chromium on a program with a Live target. */
export class LiveBrowser {
  readonly #browser: Browser;
  readonly #address: string;
  #context: BrowserContext | null = null;

  private constructor(browser: Browser, address: string) {
    this.#browser = browser;
    this.#address = address;
  }

  static async open(address: string): Promise<LiveBrowser> {
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
    });
    return new LiveBrowser(browser, address);
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  /** A device that has kept nothing: what was open is closed. */
  async newDevice(): Promise<void> {
    await this.#context?.close();
    this.#context = await this.#browser.newContext({ viewport: { width: 1280, height: 900 } });
  }

  async tab(): Promise<Page> {
    if (!this.#context) await this.newDevice();
    const page = await (this.#context as BrowserContext).newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(`${this.#address}/?target=live`);
    return page;
  }

  /** A tab whose form is ready to be sent to Live; `line` is what the ledger tells it by. */
  async composed(line: string): Promise<Page> {
    const page = await this.tab();
    await textOf(page).fill(`${line}\n\nA few words.`);
    await page.getByText('At my breaks').click();
    await sendOf(page).waitFor();
    return page;
  }
}

export function textOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Text', exact: true });
}

/** The one button that spends. */
export function sendOf(page: Page): Locator {
  return page.getByRole('button', { name: /^Send live — / });
}
