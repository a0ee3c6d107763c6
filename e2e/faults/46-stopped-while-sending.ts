import { WorkerProcess } from '../processes/worker-process';
import { USUAL_PLAN } from '../upstream/generations';
import { Upstream } from '../upstream/upstream';
import type { FaultPromise } from './promise';
import { FaultWorld } from './support/fault-world';
import { counted, Tally } from './support/tally';
import { until } from './support/until';

const RUNS = 20;
/** The service's response times in milliseconds; a share of the full count begins with the shortest. */
const ANSWERS = [1500, 8000, 20_000];

/** Stops a worker (SIGTERM) while it sends, and starts another on its data. */
export const stoppedWhileSending: FaultPromise = {
  number: 46,
  says: 'SIGTERM while runs are sent: their answers are written, and the rest is sent by the next process',
  full: ANSWERS.length,
  run: async (count) => {
    const tally = new Tally();
    const figures: string[] = [];
    for (const answerMs of ANSWERS.slice(0, count)) figures.push(await stopWhileSending(answerMs, tally));
    return tally.outcome(figures.join('; '));
  },
};

async function stopWhileSending(answerMs: number, tally: Tally): Promise<string> {
  const upstream = await new Upstream().start();
  upstream.plan = { ...USUAL_PLAN, looks: 0 };
  upstream.tell('start', { kind: 'delay', ms: answerMs });
  const test = await FaultWorld.open({ baseUrl: upstream.url });
  const env = { DATA_DIR: test.folder, SERVICE_BASE_URL: upstream.url, SERVICE_API_KEY: upstream.key };
  const states = async () => (await test.rows()).map(({ state }) => state);
  const name = `POSTs of ${answerMs} ms`;
  try {
    for (let at = 0; at < RUNS; at++) await test.submit(`stopped ${at}`);
    const first = await WorkerProcess.start(env);
    // As many as are sent at once, unless some are answered before.
    await until(() => upstream.seenOf('start').length >= 8);
    const code = await first.end();
    const stopped = await states();
    const sent = upstream.seenOf('start').length;
    tally.check(code === 0, `${name}: the worker ended with ${code}`);
    tally.check(!stopped.includes('unconfirmed') && !stopped.includes('sending'), `${name}: ${counted(stopped)}`);
    tally.check(
      upstream.seenOf('start').every(({ aborted }) => !aborted),
      `${name}: an aborted POST`,
    );
    upstream.behave();
    const second = await WorkerProcess.start(env);
    await until(async () => (await states()).every((state) => state === 'completed'));
    await second.end();
    const { charges, chargedTwice } = upstream.ledger;
    tally.check(charges.length === RUNS && chargedTwice.length === 0, `${name}: ${charges.length} charges`);
    return `${name}: ${sent} of ${RUNS} sent when it was stopped, then ${counted(await states())}`;
  } finally {
    await test.close();
    await upstream.stop();
  }
}
