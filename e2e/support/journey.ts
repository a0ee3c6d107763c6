import { test as base, expect, type Page } from '@playwright/test';
import { axeViolations } from './axe-violations';
import { slowDown } from './slow-page';

type Journey = {
  /** Fails the test if the page has an axe finding in its current state. */
  noAxeFindings(page: Page, where: string): Promise<void>;
};

/** A test that fails on any error in the page's console, including policy violations. */
export const test = base.extend<Journey & { quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      await slowDown(page);
      const messages: string[] = [];
      page.on('console', (message) => {
        // The browser also logs refusals that a test provokes on purpose.
        const isRefusal =
          /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/.test(
            message.text(),
          );
        // The policy is always sent, and the browser logs that it has no effect over plain HTTP.
        const isPlainHttp = message.text().startsWith('The Cross-Origin-Opener-Policy header has been ignored');
        if (['error', 'warning'].includes(message.type()) && !isRefusal && !isPlainHttp) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await use(undefined);
      expect(messages, 'errors and warnings in the page’s console').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from this pattern.
  noAxeFindings: async ({}, use) => {
    await use(async (page, where) => {
      expect(await axeViolations(page), `axe findings on ${where}`).toEqual([]);
    });
  },
});

export { expect };

/** Sends the form and waits until the run is done. */
export async function makeIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create deck', exact: true }).click();
  await expect(page).toHaveURL(/\/runs\//);
  await expect(page.getByRole('main').getByText('Completed', { exact: true }).first()).toBeAttached();
}

/** The names in a zip, read from its central directory. */
export function zipNames(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = bytes.indexOf('PK\u0001\u0002', 0, 'latin1'); at !== -1; ) {
    const length = bytes.readUInt16LE(at + 28);
    names.push(bytes.toString('utf8', at + 46, at + 46 + length));
    at = bytes.indexOf('PK\u0001\u0002', at + 46 + length, 'latin1');
  }
  return names;
}
