import { queryOptions } from '@tanstack/react-query';
import type { DeckAnswer, Run, Submission, Submitted, UnsettledRun } from '@/lib/contract/composer';
import type { ExportFormat } from '@/lib/contract/enums';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { answerShape } from './answer-shape';
import { RouteFailure, requestJson, withQuery } from './request-json';

/** One run, read again while something can still happen to it. */
export function generationOptions(id: string) {
  return queryOptions({
    queryKey: ['generation', id],
    queryFn: ({ signal }) => requestJson(answerShape('run'), `/api/generations/${encodeURIComponent(id)}`, { signal }),
    refetchInterval: ({ state }) => (state.data ? pollInterval(state.data) : false),
    // It is while one looks elsewhere that one wants to be told.
    refetchIntervalInBackground: true,
    retry: (count, error) => count < 2 && !(error instanceof RouteFailure && error.status === 404),
  });
}

/** The same for one that is followed from another page: there it need not be told at once. */
export function followedOptions(id: string) {
  const options = generationOptions(id);
  return queryOptions({
    ...options,
    refetchInterval: ({ state }) => {
      const wait = state.data ? pollInterval(state.data) : false;
      return wait === false ? false : Math.max(CALM, wait);
    },
  });
}

/** Milliseconds between two looks from afar. */
const CALM = 2500;

/** What the service last answered about a run. Another state has another answer. */
export function lastAnswerOptions({ id, state }: Pick<Run, 'id' | 'state'>) {
  return queryOptions({
    queryKey: ['last-answer', id, state],
    queryFn: ({ signal }) =>
      requestJson(answerShape('lastAnswer'), `/api/generations/${encodeURIComponent(id)}/answer`, { signal }),
  });
}

/** The deck of a completed Practice run, as the engine placed it. It never changes. */
export function deckOptions(id: string) {
  return queryOptions({
    queryKey: ['deck', id],
    queryFn: ({ signal }) => readWholeDeck(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Hundreds of kilobytes, compared member by member, to find that nothing changed.
    structuralSharing: false,
  });
}

/** A long deck comes in several answers. */
async function readWholeDeck(id: string, signal: AbortSignal): Promise<DeckAnswer> {
  const ask = (from: number) =>
    requestJson(
      answerShape('deckAnswer'),
      `/api/generations/${encodeURIComponent(id)}/deck${from === 0 ? '' : `?from=${from}`}`,
      { signal },
    );
  const whole = await ask(0);
  for (let { next } = whole; next !== null; ) {
    const more = await ask(next);
    whole.deck.cards.push(...more.deck.cards);
    Object.assign(whole.images, more.images);
    next = more.next;
  }
  return { ...whole, next: null };
}

/** After an answer is lost the server reads the balance once; how long (ms) the page waits for that figure. */
const BALANCE_WAIT = 60_000;

type Seen = Pick<Run, 'state' | 'target' | 'exports' | 'balanceAfter' | 'endedAt'>;

/** Milliseconds until the next look at a run; false when nothing more will happen without a person. */
export function pollInterval(seen: Seen, now = Date.now()): number | false {
  if (!FINAL_STATES.includes(seen.state)) return seen.target === 'practice' ? 400 : 2500;
  if (seen.exports.some((kept) => kept.state === 'waiting')) return 1500;
  const ended = seen.endedAt === null ? 0 : Date.parse(seen.endedAt);
  const balanceMayCome = seen.state === 'unconfirmed' && seen.balanceAfter === null && now - ended < BALANCE_WAIT;
  return balanceMayCome ? 1500 : false;
}

/** Spends money: call it once an intent. The same `submissionId` gives the same run, however often it is posted. */
export function submitGeneration(submission: Submission): Promise<Submitted> {
  return requestJson(answerShape('submitted'), '/api/generations', { method: 'POST', body: submission });
}

/** The run that the server asks about instead of sending: its draft may have been sent as that one already. */
export async function unsettledRun(failure: unknown): Promise<UnsettledRun | null> {
  if (!(failure instanceof RouteFailure && failure.status === 409)) return null;
  const told = (await answerShape('mayHaveBeenSent')()).safeParse(failure.told);
  return told.success ? told.data.mayHaveBeenSent : null;
}

export type RunAct = 'attach' | 'resend' | 'leave' | 'check' | 'stop';

/** What a person found of a lost run at the service: the id of the generation, or the address of its deck. */
export type Attachment = { generationId: string } | { artifactUrl: string };

/** An act on a run that stands still. `attach` takes an `Attachment`. */
export function actOnRun(id: string, act: RunAct, body: Attachment | Record<string, never> = {}): Promise<unknown> {
  return requestJson(answerShape('anyAnswer'), `/api/generations/${encodeURIComponent(id)}/${act}`, {
    method: 'POST',
    body,
  });
}

/** Where the file of a run is downloaded from. */
export function exportAddress(id: string, format: ExportFormat): string {
  return withQuery(`/api/generations/${encodeURIComponent(id)}/export`, { format });
}
