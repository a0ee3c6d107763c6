import { setTimeout as pause } from 'node:timers/promises';
import type { Run, Submission } from '@/lib/contract/composer';
import { FINAL_STATES } from '@/lib/contract/run-words';
import type { FaultPromise } from './promise';
import { lineOf, remoteSubmission } from './support/composer-api';
import { RemoteProgram } from './support/remote-program';
import { counted, Tally } from './support/tally';
import { until } from './support/until';

const SUBMISSIONS_PER_KILL = 4;
/**
 * The program is killed within this many milliseconds after it starts to answer, while posts, sends and status requests
 * are in progress.
 */
const LIFE = 700;
/** In one of this many rounds the program is killed before it has warmed up, while it resumes existing work. */
const COLD_EVERY = 5;
/** The service's response time, so that kills happen before, during and after it. */
const ANSWER_MS = 60;

type Sent = { submission: Submission; run: string | null };

/** Kills the program and restarts it on the same data. Submissions without a response are posted again. */
export const killedAtRandom: FaultPromise = {
  number: 1,
  says: 'kill -9 at random moments during submissions: no row lost, none charged twice, each charge of exactly one row',
  full: 50,
  needs: 'program',
  run: async (count) => {
    const remote = await RemoteProgram.start(1);
    const { upstream, api } = remote;
    const tally = new Tally();
    const sent: Sent[] = [];
    let repeated = 0;
    upstream.tell('start', { kind: 'delay', ms: ANSWER_MS });
    const post = async (each: Sent) => {
      const before = each.run;
      const answer = await api.submit(each.submission).catch(() => null);
      if (!answer) return;
      tally.check(before === null || before === answer.id, `${lineOf(each.submission)} became another run`);
      each.run = answer.id;
    };
    try {
      for (let kill = 0; kill < count; kill++) {
        const unanswered = sent.filter(({ run }) => run === null);
        repeated += unanswered.length;
        const fresh = Array.from({ length: SUBMISSIONS_PER_KILL }, (_, at): Sent => {
          return { submission: remoteSubmission(`killed ${kill}.${at}`), run: null };
        });
        sent.push(...fresh);
        if (kill % COLD_EVERY > 0) await api.get('/api/generations?limit=1');
        const life = Math.random() * LIFE;
        const posts = [...unanswered, ...fresh].map(async (each) => {
          await pause(Math.random() * life);
          await post(each);
        });
        await pause(life);
        await remote.kill();
        await Promise.all(posts);
        await remote.restart();
      }
      upstream.behave();
      for (const each of sent) await post(each);
      await until(async () => (await waiting(remote)) === 0);
      const runs = await api.runs();
      judge({ sent, runs, remote, tally });
      const { charges } = upstream.ledger;
      return tally.outcome(
        `${count} kills, ${sent.length} submissions (${repeated} posted again for want of an answer), ${runs.length} rows: ${counted(runs.map(({ state }) => state))}; ${upstream.seenOf('start').length} POSTs, ${charges.length} charges, ${upstream.ledger.chargedTwice.length} twice`,
      );
    } finally {
      await remote.close();
    }
  },
};

async function waiting({ api }: RemoteProgram): Promise<number> {
  let found = 0;
  for (const state of ['queued', 'sending', 'pending'])
    found += (await (await api.get(`/api/generations?state=${state}&limit=1`)).json()).data.length;
  return found;
}

type Judged = { sent: Sent[]; runs: Run[]; remote: RemoteProgram; tally: Tally };

function judge({ sent, runs, remote: { upstream }, tally }: Judged): void {
  tally.check(runs.length === sent.length, `${runs.length} rows for ${sent.length} submissions`);
  for (const { submission, run } of sent) {
    const line = lineOf(submission);
    const found = runs.find(({ id }) => id === run);
    tally.check(found !== undefined && lineOf(found) === line, `${line} was answered 202, and its row is gone`);
    tally.check(upstream.ledger.postsOf(line) <= 1, `${line} was posted ${upstream.ledger.postsOf(line)} times`);
  }
  for (const { key, generationId } of upstream.ledger.charges) {
    const owners = runs.filter((run) => lineOf(run) === key);
    const [owner] = owners;
    const isItsOwn = owner?.generationId === generationId || (owner?.state === 'unconfirmed' && !owner.generationId);
    tally.check(owners.length === 1 && isItsOwn, `${generationId} (${key}) belongs to ${owners.length} rows`);
    tally.check(runs.filter((run) => run.generationId === generationId).length <= 1, `${generationId} is twice`);
  }
  for (const run of runs) {
    tally.check(['completed', 'unconfirmed'].includes(run.state), `${lineOf(run)} is ${run.state}`);
    tally.check(FINAL_STATES.includes(run.state), `${lineOf(run)} never ended`);
  }
}
