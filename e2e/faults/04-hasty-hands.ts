import type { Page } from '@playwright/test';
import type { FaultPromise } from './promise';
import { agreeOf, RemoteBrowser, sendOf, spendOf, textOf } from './support/remote-browser';
import { RemoteProgram } from './support/remote-program';
import { Tally } from './support/tally';
import { until } from './support/until';

type Hand = (browser: RemoteBrowser, line: string) => Promise<void>;

/** Actions of a person who intends to send once. */
const ACTIONS = {
  'double click': async (browser, line) => {
    const page = await browser.composed(line);
    await sendOf(page).dblclick();
    await agreeOf(page).dblclick();
    await arrives(page);
  },
  'Enter held on the button': async (browser, line) => {
    const page = await browser.composed(line);
    await sendOf(page).focus();
    await hold(page, 'Enter');
    await agreeOf(page).focus();
    await hold(page, 'Enter');
    await arrives(page);
  },
  'Control+Enter held': async (browser, line) => {
    const page = await browser.composed(line);
    await textOf(page).focus();
    await page.keyboard.down('Control');
    await hold(page, 'Enter');
    await page.keyboard.up('Control');
    await agreeOf(page).click();
    await arrives(page);
  },
  'Control+Enter again and again': async (browser, line) => {
    const page = await browser.composed(line);
    await textOf(page).focus();
    for (let times = 0; times < 5; times++) await page.keyboard.press('Control+Enter');
    await agreeOf(page).click();
    await arrives(page);
  },
  'back and send again': async (browser, line) => {
    const page = await browser.composed(line);
    await kept(page);
    await spendOf(page);
    await arrives(page);
    await page.goBack();
    // The form has a new, empty draft.
    await sendOf(page).click();
    const asks = await agreeOf(page)
      .waitFor({ timeout: 1_000 })
      .then(
        () => true,
        () => false,
      );
    if (asks) throw new Error('the sent text is in the form again');
  },
  'reload while it is sent': async (browser, line) => {
    const page = await browser.composed(line);
    await kept(page);
    await loseAnswer(page, () => page.reload());
    await spendOf(page);
    await arrives(page);
  },
  'back while it is sent': async (browser, line) => {
    const page = await browser.composed(line);
    await kept(page);
    await loseAnswer(page, () => page.goto('about:blank'));
    await page.goBack();
    await spendOf(page);
    await arrives(page);
  },
  'two tabs, one after the other': async (browser, line) => {
    const one = await browser.composed(line);
    const other = await browser.composed(line);
    await spendOf(one);
    await arrives(one);
    await sendAgain(other);
  },
  'two tabs, the first without an answer': async (browser, line) => {
    const one = await browser.composed(line);
    const other = await browser.composed(line);
    await loseAnswer(one, () => one.close());
    await spendOf(other);
    await arrives(other);
  },
} as const satisfies Record<string, Hand>;

const NAMES = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];
const EACH = 4;

/** All of these are one intent and must cause one charge, except a confirmed resend. */
export const hastyHands: FaultPromise = {
  number: 4,
  says: 'double click, Enter held, back and resubmit, reload mid-send, two tabs: 0 extra charges',
  full: NAMES.length * EACH,
  needs: 'program',
  run: async (count) => {
    const remote = await RemoteProgram.start(4);
    const { upstream, api } = remote;
    const browser = await RemoteBrowser.open(remote.address);
    const tally = new Tally();
    let extra = 0;
    try {
      for (let at = 0; at < count; at++) {
        const name = NAMES[at % NAMES.length] ?? 'double click';
        const line = `${name} ${at}`;
        await browser.newDevice();
        await ACTIONS[name](browser, line).catch((error: unknown) => tally.check(false, `${name}: ${error}`));
        await until(() => upstream.ledger.postsOf(line) > 0);
      }
      // A queued run that is not sent yet would be a charge later.
      await until(async () => (await api.runs()).every(({ state }) => state === 'completed'));
      for (let at = 0; at < count; at++) {
        const line = `${NAMES[at % NAMES.length]} ${at}`;
        const charges = upstream.ledger.chargesOf(line).length;
        extra += Math.max(0, charges - 1);
        tally.check(charges === 1, `${line}: ${charges} charges`);
      }
      const kinds = Math.min(count, NAMES.length);
      return tally.outcome(
        `${count} tries of ${kinds} kinds of haste, ${upstream.ledger.charges.length} charges, ${extra} extra`,
      );
    } finally {
      await browser.close();
      await remote.close();
    }
  },
};

async function arrives(page: Page): Promise<void> {
  await page.waitForURL(/\/runs\//);
}

/** Waits until the draft is in the browser's storage. */
async function kept(page: Page): Promise<void> {
  await page.getByText(/^Saved/).waitFor();
}

/** Simulates the key repeat of a held key. */
async function hold(page: Page, key: string): Promise<void> {
  for (let times = 0; times < 20; times++) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

/** The server accepts the request, and the page is gone before the response. */
async function loseAnswer(page: Page, go: () => Promise<unknown>): Promise<void> {
  const isTaken = new Promise<void>((resolve) => {
    void page.route('**/api/generations', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      resolve();
    });
  });
  await spendOf(page, { noWaitAfter: true });
  await isTaken;
  await go();
  if (!page.isClosed()) await page.unroute('**/api/generations');
}

/** Sends the same again, and cancels in the confirmation dialog. */
async function sendAgain(page: Page): Promise<void> {
  await sendOf(page).click();
  const question = page.getByRole('dialog', { name: 'Send again?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
}
