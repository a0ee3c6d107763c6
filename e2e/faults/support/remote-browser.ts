import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { ensureChromium } from '../../support/find-chromium.mjs';

/** A person's Chromium on a program with a remote target. */
export class RemoteBrowser {
  readonly #browser: Browser;
  readonly #address: string;
  #context: BrowserContext | null = null;

  private constructor(browser: Browser, address: string) {
    this.#browser = browser;
    this.#address = address;
  }

  static async open(address: string): Promise<RemoteBrowser> {
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
    });
    return new RemoteBrowser(browser, address);
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  /** A fresh device without storage: open pages are closed. */
  async newDevice(): Promise<void> {
    await this.#context?.close();
    this.#context = await this.#browser.newContext({ viewport: { width: 1280, height: 900 } });
  }

  async tab(): Promise<Page> {
    if (!this.#context) await this.newDevice();
    const page = await (this.#context as BrowserContext).newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(`${this.#address}/?target=remote`);
    return page;
  }

  /** A tab whose form is ready to be sent to the remote service; `line` identifies it in the ledger. */
  async composed(line: string): Promise<Page> {
    const page = await this.tab();
    await textOf(page).fill(`${line}\n\nA few words.`);
    await sendOf(page).waitFor();
    return page;
  }
}

export function textOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Text', exact: true });
}

/** The button that asks for the cost; the dialog's button spends it. */
export function sendOf(page: Page): Locator {
  return page.getByRole('button', { name: 'Create deck', exact: true });
}

/**
 * The dialog's button that confirms the cost, also of a draft whose earlier response was lost with its tab. A repeat of
 * exactly the same request has another button.
 */
export function agreeOf(page: Page): Locator {
  const usual = page.getByRole('dialog', { name: /^Spend/ }).getByRole('button', { name: 'Create deck' });
  const anyway = page.getByRole('dialog', { name: 'Send again?' }).getByRole('button', { name: /^Send anyway/ });
  return usual.or(anyway);
}

export async function spendOf(page: Page, how: { noWaitAfter?: boolean } = {}): Promise<void> {
  await sendOf(page).click();
  await agreeOf(page).click(how);
}
