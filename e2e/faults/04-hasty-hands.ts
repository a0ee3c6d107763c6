import type { Page } from '@playwright/test';
import type { FaultPromise } from './promise';
import { LiveBrowser, sendOf, textOf } from './support/live-browser';
import { LiveProgram } from './support/live-program';
import { Tally } from './support/tally';
import { until } from './support/until';

type Hand = (browser: LiveBrowser, line: string) => Promise<void>;

/** What a person does who means to send once. */
const HANDS = {
  'double click': async (browser, line) => {
    const page = await browser.composed(line);
    await sendOf(page).dblclick();
    await arrives(page);
  },
  'Enter held on the button': async (browser, line) => {
    const page = await browser.composed(line);
    await sendOf(page).focus();
    await hold(page, 'Enter');
    await arrives(page);
  },
  'Control+Enter held': async (browser, line) => {
    const page = await browser.composed(line);
    await textOf(page).focus();
    await page.keyboard.down('Control');
    await hold(page, 'Enter');
    await page.keyboard.up('Control');
    await arrives(page);
  },
  'Control+Enter again and again': async (browser, line) => {
    const page = await browser.composed(line);
    await textOf(page).focus();
    for (let times = 0; times < 5; times++) await page.keyboard.press('Control+Enter');
    await arrives(page);
  },
  'back and send again': async (browser, line) => {
    const page = await browser.composed(line);
    await kept(page);
    await sendOf(page).click();
    await arrives(page);
    await page.goBack();
    await sendAgain(page);
  },
  'reload while it is sent': async (browser, line) => {
    const page = await browser.composed(line);
    await kept(page);
    await loseAnswer(page, () => page.reload());
    await sendOf(page).click();
    await arrives(page);
  },
  'back while it is sent': async (browser, line) => {
    const page = await browser.composed(line);
    await kept(page);
    await loseAnswer(page, () => page.goto('about:blank'));
    await page.goBack();
    await sendOf(page).click();
    await arrives(page);
  },
  'two tabs, one after the other': async (browser, line) => {
    const one = await browser.composed(line);
    const other = await browser.composed(line);
    await sendOf(one).click();
    await arrives(one);
    await sendAgain(other);
  },
  'two tabs, the first without an answer': async (browser, line) => {
    const one = await browser.composed(line);
    const other = await browser.composed(line);
    await loseAnswer(one, () => one.close());
    await sendOf(other).click();
    await arrives(other);
  },
} as const satisfies Record<string, Hand>;

const NAMES = Object.keys(HANDS) as (keyof typeof HANDS)[];
const EACH = 4;

/** Everything but a confirmed "once more" is one wish, and one charge. */
export const hastyHands: FaultPromise = {
  number: 4,
  says: 'double click, Enter held, back and resubmit, reload mid-send, two tabs: 0 extra charges',
  full: NAMES.length * EACH,
  needs: 'program',
  run: async (count) => {
    const live = await LiveProgram.start(4);
    const { upstream, api } = live;
    const browser = await LiveBrowser.open(live.address);
    const tally = new Tally();
    let extra = 0;
    try {
      for (let at = 0; at < count; at++) {
        const name = NAMES[at % NAMES.length] ?? 'double click';
        const line = `${name} ${at}`;
        await browser.newDevice();
        await HANDS[name](browser, line).catch((error: unknown) => tally.check(false, `${name}: ${error}`));
        await until(() => upstream.ledger.postsOf(line) > 0);
      }
      // What is kept here and not sent yet would be a charge to come.
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
      await live.close();
    }
  },
};

async function arrives(page: Page): Promise<void> {
  await page.waitForURL(/\/runs\//);
}

/** The draft is in the browser's storage. */
async function kept(page: Page): Promise<void> {
  await page.getByText(/^Saved/).waitFor();
}

/** As the keyboard repeats a key that is not let go. */
async function hold(page: Page, key: string): Promise<void> {
  for (let times = 0; times < 20; times++) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

/** The server takes what is sent, and the page goes before it learns so. */
async function loseAnswer(page: Page, go: () => Promise<unknown>): Promise<void> {
  const isTaken = new Promise<void>((resolve) => {
    void page.route('**/api/generations', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      resolve();
    });
  });
  await sendOf(page).click({ noWaitAfter: true });
  await isTaken;
  await go();
  if (!page.isClosed()) await page.unroute('**/api/generations');
}

/** The same is asked about before it is sent once more, and the person thinks better of it. */
async function sendAgain(page: Page): Promise<void> {
  await sendOf(page).click();
  const question = page.getByRole('dialog', { name: 'Send the same once more?' });
  await question.getByRole('button', { name: 'Do not send' }).click();
}
