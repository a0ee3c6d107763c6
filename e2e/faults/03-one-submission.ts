import { submitted } from '@/lib/contract/composer';
import { findPostgres, startTestPostgres } from '@/server/database/testing/test-postgres';
import { e2ePort } from '../support/ports';
import { type Program, startProgram } from '../support/program';
import type { FaultPromise } from './promise';
import { ComposerApi, lineOf, remoteSubmission } from './support/composer-api';
import { RemoteProgram } from './support/remote-program';
import { counted, Tally } from './support/tally';
import { until } from './support/until';

const POSTS = 50;

/** Each round posts another submission 50 times at once; at full count also to two processes on one Postgres. */
export const oneSubmission: FaultPromise = {
  number: 3,
  says: `${POSTS} concurrent posts of one submissionId: 1 row, 1 charge, ${POSTS} equal answers`,
  full: 10,
  needs: 'program',
  run: async (count) => {
    const tally = new Tally();
    const alone = await RemoteProgram.start(3);
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
  let remote: RemoteProgram | null = null;
  let other: Program | null = null;
  try {
    remote = await RemoteProgram.start(3, { DATABASE_URL: await postgres.createDatabase() });
    other = await startProgram({ port: e2ePort(9), dataDir: remote.dataDir, env: remote.env });
    await tryRounds(remote, [remote.api, new ComposerApi(other.address)], count, tally);
  } finally {
    await other?.stop();
    await remote?.close();
    await postgres.stop();
  }
  return `${count} rounds spread on two processes on one Postgres`;
}

/** Returns the states in the responses. */
async function tryRounds(
  { upstream }: RemoteProgram,
  apis: ComposerApi[],
  count: number,
  tally: Tally,
): Promise<string[]> {
  const states: string[] = [];
  const [first] = apis;
  if (!first) return states;
  for (let round = 0; round < count; round++) {
    const body = remoteSubmission(`posted ${POSTS} times, round ${round}`);
    const answers = await Promise.all(
      Array.from({ length: POSTS }, async (_, at) => {
        const answer = await (apis[at % apis.length] ?? first).post('/api/generations', body);
        const { id, state } = submitted.parse(await answer.json());
        states.push(state);
        return `${answer.status} ${id}`;
      }),
    );
    // The state is the current one, on purpose (`submit-run.test.ts`): it is not part of "equal".
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
