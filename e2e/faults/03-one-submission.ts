import { submitted } from '@/lib/contract/composer';
import { findPostgres, startTestPostgres } from '@/server/database/test-postgres';
import { type Program, startProgram } from '../support/program';
import type { FaultPromise } from './promise';
import { ComposerApi, lineOf, liveSubmission } from './support/composer-api';
import { LiveProgram } from './support/live-program';
import { counted, Tally } from './support/tally';
import { until } from './support/until';

const POSTS = 50;
const OTHER_PORT = 3459;

/** Each round another submission, posted 50 times at once; at full count also spread on two processes on one Postgres. */
export const oneSubmission: FaultPromise = {
  number: 3,
  says: `${POSTS} concurrent posts of one submissionId: 1 row, 1 charge, ${POSTS} equal answers`,
  full: 10,
  needs: 'program',
  run: async (count) => {
    const tally = new Tally();
    const alone = await LiveProgram.start(3);
    let states: string[] = [];
    try {
      states = await tryRounds(alone, [alone.api], count, tally);
    } finally {
      await alone.close();
    }
    const rounds = `${count} rounds of ${POSTS} posts to one process, each 202 with one id (as it stood: ${counted(states)})`;
    return tally.outcome(
      `${rounds}; ${count > 1 ? await tryTwoProcesses(count, tally) : 'two processes only at full count'}`,
    );
  },
};

async function tryTwoProcesses(count: number, tally: Tally): Promise<string> {
  const programs = findPostgres();
  if (!programs) return 'not tried on two processes: there is no Postgres here';
  const postgres = await startTestPostgres(programs);
  let live: LiveProgram | null = null;
  let other: Program | null = null;
  try {
    live = await LiveProgram.start(3, { DATABASE_URL: await postgres.createDatabase() });
    other = await startProgram({ port: OTHER_PORT, dataDir: live.dataDir, env: live.env });
    await tryRounds(live, [live.api, new ComposerApi(other.address)], count, tally);
  } finally {
    await other?.stop();
    await live?.close();
    await postgres.stop();
  }
  return `${count} rounds spread on two processes on one Postgres`;
}

/** Gives the states that the answers told. */
async function tryRounds(
  { upstream }: LiveProgram,
  apis: ComposerApi[],
  count: number,
  tally: Tally,
): Promise<string[]> {
  const states: string[] = [];
  const [first] = apis;
  if (!first) return states;
  for (let round = 0; round < count; round++) {
    const body = liveSubmission(`posted ${POSTS} times, round ${round}`);
    const answers = await Promise.all(
      Array.from({ length: POSTS }, async (_, at) => {
        const answer = await (apis[at % apis.length] ?? first).post('/api/generations', body);
        const { id, state } = submitted.parse(await answer.json());
        states.push(state);
        return `${answer.status} ${id}`;
      }),
    );
    // The state is told as it stands at the moment, on purpose (`submit-generation.test.ts`): it is no part of "equal".
    const kinds = [...new Set(answers)];
    tally.check(kinds.length === 1 && /^202 /.test(kinds[0] ?? ''), `answers: ${kinds.join(' | ')}`);
    await until(() => upstream.ledger.postsOf(lineOf(body)) > 0);
  }
  const runs = await first.runs();
  tally.check(runs.length === count, `${runs.length} rows after ${count} rounds`);
  const ended = await until(async () => (await first.runs()).every(({ state }) => state === 'completed'));
  tally.check(ended, 'some run did not end');
  const { charges } = upstream.ledger;
  tally.check(charges.length === count, `${charges.length} charges for ${count} submissions`);
  return states;
}
