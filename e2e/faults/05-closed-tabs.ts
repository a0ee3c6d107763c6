import type { FaultPromise } from './promise';
import { LiveBrowser, sendOf } from './support/live-browser';
import { LiveProgram } from './support/live-program';
import { counted, Tally } from './support/tally';
import { until } from './support/until';

const FULL = 100;
/** Milliseconds between the click and the tab's end. */
const LONGEST = 500;
/** The service takes its time, so that each POST is on its way when the tab goes. */
const ANSWER_MS = 600;

/** Sending is the server's: whether the page is still there makes no difference to it. */
export const closedTabs: FaultPromise = {
  number: 5,
  says: `tab closed 0 to ${LONGEST} ms after submit: 0 aborted upstream POSTs`,
  full: FULL,
  needs: 'program',
  run: async (count) => {
    const live = await LiveProgram.start(5);
    const { upstream, api } = live;
    upstream.tell('start', { kind: 'delay', ms: ANSWER_MS });
    const browser = await LiveBrowser.open(live.address);
    const tally = new Tally();
    try {
      for (let at = 0; at < count; at++) {
        const page = await browser.composed(`tab ${at}`);
        await sendOf(page).click({ noWaitAfter: true });
        if (at > 0) await page.waitForTimeout((LONGEST * at) / Math.max(1, count - 1));
        await page.close();
      }
      const ended = await until(async () => (await api.runs()).every(({ state }) => state === 'completed'));
      const runs = await api.runs();
      tally.check(ended, `the runs are ${counted(runs.map(({ state }) => state))}`);
      const posts = upstream.seenOf('start');
      const aborted = posts.filter((seen) => seen.aborted).length;
      tally.check(aborted === 0, `${aborted} POSTs were aborted`);
      tally.check(posts.length === runs.length, `${posts.length} POSTs for ${runs.length} runs`);
      tally.check(upstream.ledger.chargedTwice.length === 0, `charged twice: ${upstream.ledger.chargedTwice}`);
      // Of tabs that are gone at once some may never have posted; were it most, this would show nothing.
      tally.check(runs.length >= count / 2, `only ${runs.length} of ${count} tabs posted at all`);
      return tally.outcome(`${count} tabs, ${runs.length} had posted; ${posts.length} POSTs, ${aborted} aborted`);
    } finally {
      await browser.close();
      await live.close();
    }
  },
};
