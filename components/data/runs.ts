import { queryOptions } from '@tanstack/react-query';
import type { DeckAnswer, Run, Submission, Submitted, UnsettledAsked, UnsettledRun } from '@/lib/contract/composer';
import type { FileFormat } from '@/lib/contract/enums';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { answerShape, RouteFailure, reading, requestJson, withQuery } from './request-json';

export function runPath(id: string, part = ''): string {
  return `/api/generations/${encodeURIComponent(id)}${part}`;
}

/** One run, polled while it can still change. */
export function runOptions(id: string) {
  return queryOptions({
    queryKey: ['generation', id],
    queryFn: ({ signal }) => requestJson('run', runPath(id), { signal }),
    refetchInterval: ({ state }) => (state.data ? pollInterval(state.data) : false),
    // Keep polling in background tabs, so that the person can be notified.
    refetchIntervalInBackground: true,
    retry: (count, error) => count < 2 && !(error instanceof RouteFailure && error.status === 404),
  });
}

/** The same for a run that is followed from another page, where updates are less urgent. */
export function followedOptions(id: string) {
  const options = runOptions(id);
  return queryOptions({
    ...options,
    refetchInterval: ({ state }) => {
      const wait = state.data ? pollInterval(state.data) : false;
      return wait === false ? false : Math.max(BACKGROUND_POLL_MS, wait);
    },
  });
}

/** The minimum poll interval for followed runs. */
const BACKGROUND_POLL_MS = 2500;

/** The service's last response for a run. Keyed by state, since a new state has a new response. */
export function lastAnswerOptions({ id, state }: Pick<Run, 'id' | 'state'>) {
  return queryOptions({
    queryKey: ['last-answer', id, state],
    queryFn: reading('lastAnswer', runPath(id, '/answer')),
  });
}

/** The rendered deck of a completed local run. Immutable. */
export function deckOptions(id: string) {
  return queryOptions({
    queryKey: ['deck', id],
    queryFn: ({ signal }) => readWholeDeck(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // A structural comparison of hundreds of kilobytes would only find that nothing changed.
    structuralSharing: false,
  });
}

/** A long deck is split over several responses. */
async function readWholeDeck(id: string, signal: AbortSignal): Promise<DeckAnswer> {
  const ask = (from: number) =>
    requestJson('deckAnswer', runPath(id, `/deck${from === 0 ? '' : `?from=${from}`}`), { signal });
  const whole = await ask(0);
  for (let { next } = whole; next !== null; ) {
    const more = await ask(next);
    whole.deck.cards.push(...more.deck.cards);
    Object.assign(whole.images, more.images);
    next = more.next;
  }
  return { ...whole, next: null };
}

/** How long to wait for the balance, in ms. The server reads it once after a lost response. */
const BALANCE_WAIT_MS = 60_000;

type Seen = Pick<Run, 'state' | 'target' | 'exports' | 'balanceAfter' | 'endedAt'>;

/** Milliseconds until the next poll of a run; false once it can only change by a person's action. */
export function pollInterval(seen: Seen, now = Date.now()): number | false {
  // While an outline waits for approval, only another tab or the end of the waiting time changes the run.
  if (seen.state === 'review') return 2500;
  if (!FINAL_STATES.includes(seen.state)) return seen.target === 'local' ? 400 : 2500;
  if (seen.exports.some((kept) => kept.state === 'waiting')) return 1500;
  const ended = seen.endedAt === null ? 0 : Date.parse(seen.endedAt);
  const balanceMayCome = seen.state === 'unconfirmed' && seen.balanceAfter === null && now - ended < BALANCE_WAIT_MS;
  return balanceMayCome ? 1500 : false;
}

/** Spends credits: call it once per intent. Idempotent: the same `submissionId` returns the same run. */
export function submitRun(submission: Submission): Promise<Submitted> {
  return requestJson('submitted', '/api/generations', { method: 'POST', body: submission });
}

/**
 * The earlier run that the server reports instead of sending, because its response was lost and the draft may already
 * have been sent as that run.
 */
export async function unsettledRun(failure: unknown): Promise<UnsettledRun | null> {
  if (!(failure instanceof RouteFailure && failure.status === 409)) return null;
  const parsed = (await answerShape('mayHaveBeenSent')()).safeParse(failure.body);
  return parsed.success ? parsed.data.mayHaveBeenSent : null;
}

/** The latest run of this text that may have been charged without this browser's knowledge; null if there is none. */
export async function findUnsettledRun(body: UnsettledAsked): Promise<UnsettledRun | null> {
  const path = '/api/generations/unsettled';
  const answer = await requestJson('unsettledAnswer', path, { method: 'POST', body });
  return answer.mayHaveBeenSent;
}

export type RunAct = 'attach' | 'resend' | 'leave' | 'check' | 'stop';

/** What the person found about a lost run at the service: its generation id, or its deck's URL. */
export type Attachment = { generationId: string } | { artifactUrl: string };

/** An action on a run that is waiting for a person. `attach` takes an `Attachment`. */
export function actOnRun(id: string, act: RunAct, body: Attachment | Record<string, never> = {}): Promise<unknown> {
  return requestJson('anyAnswer', runPath(id, `/${act}`), { method: 'POST', body });
}

export function exportAddress(id: string, format: FileFormat): string {
  return withQuery(runPath(id, '/export'), { format });
}

/** The PPTX with the sources of its cards in the speaker notes. */
export function sourcesAddress(id: string): string {
  return withQuery(runPath(id, '/export'), { format: 'pptx', notes: 'sources' });
}

/** The picture of one page of a run's deck. @param page from 1 */
export function pageAddress(id: string, page: number): string {
  return withQuery(runPath(id, '/export'), { format: 'png', page: String(page) });
}
