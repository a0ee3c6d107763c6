import 'server-only';
import type { OutlineAnswer, OutlineEntry } from '@/lib/contract/outlines';
import type { RunState } from '@/lib/contract/run-words';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import type { Approval } from '@/server/engine/artifacts';
import type { RunRow } from '../database/composer-tables';
import { type ActOutcome, act, transition } from './act-on-run';
import type { Generations } from './context';
import { eventsOf, findRunRow, type Transition } from './store';
import { nextLook, reviewLook, watchUntil } from './watch/watch-pace';

/** States in which the engine may be waiting for a person; `pending` until the next status request finds out. */
const REVIEWABLE: readonly RunState[] = ['pending', 'review'];

/** The outline of a run that waits for approval; null for every other run. */
export async function readOutline({ db, engine }: Pick<Generations, 'db' | 'engine'>, id: string) {
  const row = await findRunRow(db, id);
  return row && isReviewable(row) ? outlineOf(engine, row) : null;
}

async function outlineOf(engine: Generations['engine'], row: RunRow): Promise<OutlineAnswer | null> {
  return row.generation_id === null ? null : engine.writing.outline(row.generation_id);
}

function isReviewable({ target, state, deleted_at }: RunRow): boolean {
  return target === 'local' && REVIEWABLE.includes(state) && deleted_at === null;
}

/** Saves the outline as it has been edited so far. False if the run does not wait for approval. */
export async function saveOutline(
  { db, engine }: Pick<Generations, 'db' | 'engine'>,
  id: string,
  cards: readonly OutlineEntry[],
): Promise<boolean> {
  const row = await findRunRow(db, id);
  if (!row || !isReviewable(row) || row.generation_id === null) return false;
  return engine.writing.saveOutline(row.generation_id, cards);
}

export type ApproveOutcome = ActOutcome | { ok: false; reason: 'uncovered'; message: StoredMessage };

/** Approves the outline as the person edited it. If two tabs approve it, the first one wins. */
export async function approveOutline(
  deps: Generations,
  id: string,
  cards: readonly OutlineEntry[],
): Promise<ApproveOutcome> {
  let refusal: ApproveOutcome | null = null;
  const outcome = await act(deps, id, async (row) => {
    if (!isReviewable(row) || row.generation_id === null) return refusalOf(deps, row);
    const approval = await deps.engine.writing.approveOutline(row.generation_id, cards);
    if (!approval.ok) {
      refusal = approval.reason === 'ended' ? await refusalOf(deps, row) : refusals[approval.reason];
      return refusals.ended;
    }
    const changed = await transition(deps, row, {
      from: REVIEWABLE,
      changes: { ...watchedAgain(deps, row), cards: cards.length },
      event: { kind: 'outline-approved' },
    });
    // The engine has the approval, and a status request in between has already seen it, so the run continues.
    return changed.ok ? changed : { ok: true, submitted: { id, state: 'pending' } };
  });
  return refusal ?? outcome;
}

/** Why an approval is refused: the run has continued or ended since the page was loaded. */
async function refusalOf({ db }: Generations, { id }: RunRow) {
  const wasApproved = (await eventsOf(db, id)).some(({ kind }) => kind === 'outline-approved');
  return wasApproved ? refusals.decided : refusals.ended;
}

const refuse = (message: StoredMessage) => ({ ok: false, reason: 'state', message }) as const;

const refusals = {
  decided: refuse(englishMessage('This outline was already approved.')),
  ended: refuse(englishMessage('This outline can’t be approved any more.')),
  uncovered: {
    ok: false,
    reason: 'uncovered',
    message: englishMessage('Not enough credits for this many cards.'),
  },
} as const satisfies Record<Extract<Approval, { ok: false }>['reason'], ApproveOutcome>;

/** After an approval or a cancellation the run is watched as if it had just been sent. */
export function watchedAgain({ now }: Pick<Generations, 'now'>, { target, polls }: Pick<RunRow, 'target' | 'polls'>) {
  const at = now();
  return {
    state: 'pending',
    due_at: at.toISOString(),
    polls: target === 'local' ? 0 : polls,
    watch_until: watchUntil(at).toISOString(),
  } as const;
}

/**
 * The next step of a run whose generation is `pending`: it becomes `review` when the outline is ready, and `pending`
 * again when the cards are being written. Null if nothing changes.
 */
export async function reviewStep(
  deps: Generations,
  row: RunRow,
  at: Date,
): Promise<Pick<Transition, 'changes' | 'event'> | null> {
  if (row.target !== 'local' || row.generation_id === null) return null;
  const until = await deps.engine.writing.reviewUntil(row.generation_id);
  const seen = { unknown_since: null, look_problem: null, looked_at: at.toISOString() };
  if (until !== null) {
    const changes = {
      ...seen,
      state: 'review',
      due_at: reviewLook(at).toISOString(),
      // Watched until after the review expires, so that its expiry is seen.
      watch_until: watchUntil(new Date(until)).toISOString(),
    } as const;
    return { changes, event: row.state === 'review' ? null : { kind: 'outline-ready' } };
  }
  if (row.state !== 'review') return null;
  // The program stopped after the approval and before it was recorded here.
  const due_at = nextLook(row.target, 0, at, deps.random).toISOString();
  return { changes: { ...seen, ...watchedAgain(deps, row), due_at }, event: { kind: 'outline-approved' } };
}
