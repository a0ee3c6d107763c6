import type { FaultPromise } from './promise';
import { RemoteBrowser, spendOf } from './support/remote-browser';
import { RemoteProgram } from './support/remote-program';
import { counted, Tally } from './support/tally';
import { until } from './support/until';

const FULL = 100;
/** The maximum time between the click and the closing of the tab, in milliseconds. */
const MAX_DELAY_MS = 500;
/** The service is slow, so that each POST is in progress when the tab closes. */
const ANSWER_MS = 600;

/** The server does the sending: it makes no difference whether the page is still open. */
export const closedTabs: FaultPromise = {
  number: 5,
  says: `tab closed 0 to ${MAX_DELAY_MS} ms after submit: 0 aborted upstream POSTs`,
  full: FULL,
  needs: 'program',
  run: async (count) => {
    const remote = await RemoteProgram.start(5);
    const { upstream, api } = remote;
    upstream.tell('start', { kind: 'delay', ms: ANSWER_MS });
    const browser = await RemoteBrowser.open(remote.address);
    const tally = new Tally();
    try {
      for (let at = 0; at < count; at++) {
        const page = await browser.composed(`tab ${at}`);
        await spendOf(page, { noWaitAfter: true });
        if (at > 0) await page.waitForTimeout((MAX_DELAY_MS * at) / Math.max(1, count - 1));
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
      // Some tabs closed at once may never have posted; if most had not, this would prove nothing.
      tally.check(runs.length >= count / 2, `only ${runs.length} of ${count} tabs posted at all`);
      return tally.outcome(`${count} tabs, ${runs.length} had posted; ${posts.length} POSTs, ${aborted} aborted`);
    } finally {
      await browser.close();
      await remote.close();
    }
  },
};
