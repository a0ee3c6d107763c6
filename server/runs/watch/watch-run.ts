import 'server-only';
import type { ExportFormat } from '@/lib/contract/enums';
import type { StatusRecord } from '@/lib/contract/status';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { keepBalance } from '../../balance/store';
import type { RunRow } from '../../database/composer-tables';
import type { StatusOutcome } from '../../service/client';
import { AnswerLost, type CallFailure, ContractMismatch, NotSent, ServiceError } from '../../service/errors';
import { cleanText } from '../../service/read-answer';
import { serviceLink } from '../../service/service-address';
import type { Generations } from '../context';
import { indexWords } from '../find/word-index';
import { retryWithBackoff } from '../retry-keeping';
import { reviewStep } from '../review-outline';
import { explainFailure } from '../send/explain-failure';
import { answerColumn } from '../send/last-answer';
import type { EventKind } from '../store';
import { lastEventKind, type RunEvent, type Transition, updateRun } from '../store';
import { shownTitle, titleKey, titleOf, titleSort } from '../title-of';
import { exportLink } from './export-link';
import { isMissing, nextLook, WATCHED_STATES } from './watch-pace';

/**
 * One status request for a claimed `pending` or `review` row, and its consequences. A timeout is never "failed"
 * (docs/spec/settled-points.md#16.4).
 */
export async function watchRun(deps: Generations, row: RunRow, signal: AbortSignal): Promise<void> {
  const service = deps.service(row.target);
  if (!service || row.generation_id === null)
    return stopWatching(deps, row, englishMessage('The remote service is no longer configured.'));
  const outcome = await service.readStatus(row.generation_id, signal);
  if (signal.aborted) return;
  const step = await stepAfter(deps, row, outcome);
  Object.assign(step.changes, answerColumn(outcome, deps.now()));
  if (typeof step.changes.artifact_id === 'string') await titleByDeck(deps, row, step.changes.artifact_id);
  await retryWithBackoff(`the state of ${row.id}`, () =>
    updateRun(deps.db, { id: row.id, from: WATCHED_STATES, owner: row.lease_owner, at: deps.now(), ...step }),
  );
  const reported = reportedBalance(row, outcome);
  if (reported) await keepBalance(deps.db, { target: row.target, at: deps.now(), ...reported });
}

/**
 * The credits left, as reported at the end of a run and with a 404 (docs/spec/interface.md#2.8, #7). The figure of a
 * finished run is frozen at its end: later runs may have been charged since, and have reported it.
 */
function reportedBalance(row: RunRow, outcome: StatusOutcome) {
  if (outcome.kind === 'unknown' && outcome.error.remaining !== null) return { remaining: outcome.error.remaining };
  const remaining = outcome.kind === 'known' ? outcome.record.credits?.remaining : undefined;
  if (remaining === undefined) return null;
  return { remaining, askedAt: new Date(row.sent_at ?? row.created_at), mayBeOld: true };
}

type Step = Pick<Transition, 'changes' | 'event' | 'wantExport'>;

async function stepAfter(deps: Generations, row: RunRow, outcome: StatusOutcome): Promise<Step> {
  const at = deps.now();
  if (outcome.kind === 'known') {
    const { record, httpStatus, requestId } = outcome;
    if (record.status === 'completed') return completed(row, record, at, { httpStatus, requestId });
    if (record.status === 'failed') {
      const step = failed(record, at, { httpStatus, requestId });
      const left = row.target === 'local' ? await deps.engine.writing.cancelledDeck(row.generation_id ?? '') : null;
      return left ? cancelled(step, left) : step;
    }
    const said = cleanText(record.status, 100);
    const review = await reviewStep(deps, row, at);
    if (review) return { ...review, changes: { ...review.changes, service_status: said } };
    const isNew = said !== 'pending' && said !== row.service_status;
    return goOn(deps, row, at, {
      changes: { service_status: said, unknown_since: null, look_problem: null },
      details: { httpStatus, requestId, detail: said },
      event: isNew ? 'status' : null,
    });
  }
  const explained = explainFailure(outcome.error);
  const look_problem = lookProblem(outcome.error);
  if (outcome.kind === 'unknown') {
    const since = row.unknown_since ?? at.toISOString();
    if (isMissing(new Date(since), at)) return missing(outcome.error, explained.message, at, explained.event);
    const event = row.unknown_since ? null : 'unknown';
    const changes = { unknown_since: since, look_problem, ...unknownCredits(outcome.error) };
    return goOn(deps, row, at, { changes, details: explained.event, event });
  }
  const wait = outcome.error instanceof ServiceError ? (outcome.error.retryAfterMs ?? 0) : 0;
  // Only the start of a long failure is recorded.
  const isNew = (await lastEventKind(deps.db, row.id)) !== 'trouble';
  return goOn(
    deps,
    row,
    at,
    { changes: { look_problem }, details: explained.event, event: isNew ? 'trouble' : null },
    wait,
  );
}

type Look = {
  changes: Step['changes'] & { look_problem: StoredMessage | null };
  details: Details;
  event: EventKind | null;
};

function goOn(deps: Generations, row: RunRow, at: Date, { changes, details, event }: Look, atLeast = 0): Step {
  if (row.watch_until !== null && row.watch_until <= at.toISOString())
    return stopped(at, details, { said: row.service_status, ...changes });
  const polls = row.polls + 1;
  const due_at = nextLook(row.target, polls, at, deps.random, atLeast).toISOString();
  return {
    changes: { ...changes, polls, due_at, looked_at: at.toISOString() },
    event: event && { kind: event, ...details },
  };
}

type Details = Pick<RunEvent, 'httpStatus' | 'requestId' | 'detail'>;

function completed(row: RunRow, record: StatusRecord, at: Date, details: Details): Step {
  const request: { exportAs?: ExportFormat } = JSON.parse(row.request);
  return {
    changes: {
      state: 'completed',
      ...ended(at),
      service_status: null,
      artifact_id: record.artifactId ? cleanText(record.artifactId, 500) : null,
      artifact_url: serviceLink(record.artifactUrl),
      export_url: exportLink(record, request.exportAs),
      ...credits(record),
      warnings: JSON.stringify(mergeWarnings(JSON.parse(row.warnings), record.warnings)),
      error_message: null,
      error_status: null,
      error_fields: '[]',
    },
    event: { kind: 'completed', ...details },
    wantExport: request.exportAs ?? null,
  };
}

function failed(record: StatusRecord, at: Date, details: Details): Step {
  const message = cleanText(record.error?.message ?? '') || englishMessage('The service gave no reason.');
  return {
    changes: {
      state: 'failed',
      ...ended(at),
      service_status: null,
      ...credits(record),
      error_message: message,
      error_status: httpStatus(record.error?.statusCode),
    },
    event: { kind: 'failed', ...details, detail: message },
  };
}

/** For the engine, a cancelled generation has failed. The cards it wrote before that are its deck. */
function cancelled({ changes }: Step, { artifactId, cards }: { artifactId: string | null; cards: number }): Step {
  const deck = artifactId === null ? {} : { artifact_id: artifactId, cards };
  return { changes: { ...changes, state: 'stopped', error_status: null, ...deck }, event: { kind: 'cancelled' } };
}

/** A number that is not an HTTP status means nothing, and may overflow the column. */
function httpStatus(status: number | undefined): number | null {
  const isStatus = status !== undefined && Number.isInteger(status) && status >= 100 && status <= 599;
  return isStatus ? status : null;
}

function missing(error: ServiceError, message: StoredMessage, at: Date, details: Details): Step {
  return {
    changes: { state: 'missing', ...ended(at), ...unknownCredits(error), error_message: message, error_status: 404 },
    event: { kind: 'missing', ...details },
  };
}

function unknownCredits({ deducted, remaining }: ServiceError) {
  return { credits_deducted: deducted, credits_remaining: remaining };
}

function stopped(at: Date, details: Details, look: LastLook): Step {
  const changes = { state: 'stopped', ...ended(at), error_message: whyStopped(look) } as const;
  return { changes, event: { kind: 'stopped', ...details } };
}

/** What the last status request found, and a status that the service gave before. */
type LastLook = { look_problem: StoredMessage | null; service_status?: string | null; said: string | null };

function whyStopped({ look_problem, said, service_status = said }: LastLook): StoredMessage {
  if (look_problem !== null)
    return englishMessage('Stopped checking after an hour. Can’t check the status: {why}. Check again later.', {
      why: look_problem,
    });
  if (service_status === null || service_status === 'pending')
    return englishMessage('Not finished after an hour. It may still finish: check again.');
  return englishMessage(
    'Not finished after an hour. The service says “{serviceStatus}”. It may still finish: check again.',
    { serviceStatus: service_status },
  );
}

async function stopWatching(deps: Generations, row: RunRow, message: StoredMessage): Promise<void> {
  const at = deps.now();
  await updateRun(deps.db, {
    id: row.id,
    from: WATCHED_STATES,
    owner: row.lease_owner,
    changes: { state: 'stopped', ...ended(at), error_message: message },
    event: { kind: 'stopped', detail: message },
    at,
  });
}

function ended(at: Date) {
  return { due_at: null, ended_at: at.toISOString(), unknown_since: null, look_problem: null };
}

function credits({ credits }: StatusRecord) {
  return { credits_deducted: credits?.deducted ?? null, credits_remaining: credits?.remaining ?? null };
}

function mergeWarnings(before: string[], more: string | undefined): string[] {
  const lines = cleanText(more ?? '', 10_000).split('\n');
  return [...new Set([...before, ...lines.map((line) => line.trim()).filter((line) => line !== '')])];
}

/** Why a status request failed, as part of a sentence. */
function lookProblem(error: CallFailure): StoredMessage {
  if (error instanceof NotSent) return englishMessage('the service can’t be reached');
  if (error instanceof ContractMismatch) return englishMessage('the service’s answer can’t be read');
  if (error instanceof AnswerLost)
    return error.isTimeout
      ? englishMessage('the service didn’t answer in time')
      : englishMessage('the connection to the service was lost');
  const { status } = error;
  if (status === 401) return englishMessage('the service refused the key ({status})', { status });
  if (status === 403) return englishMessage('the service refused the request ({status})', { status });
  if (status === 404) return englishMessage('the service doesn’t know this generation ({status})', { status });
  if (status === 429) return englishMessage('the service asked to wait ({status})', { status });
  return englishMessage('the service answered with an error ({status})', { status });
}

/**
 * Gives a run the title of the deck that the engine made for it, unless somebody has named it: the cover, the page, the
 * files and the history then say the same. Call it before the run ends, so that nobody sees two titles.
 */
async function titleByDeck(
  { db, engine }: Pick<Generations, 'db' | 'engine'>,
  row: RunRow,
  artifactId: string,
): Promise<void> {
  if (row.target !== 'local' || !hasDefaultTitle(row)) return;
  const [deck] = await engine.describeArtifacts([artifactId], { evenHidden: true });
  const title = shownTitle(deck?.title ?? '');
  if (title === '' || title === row.title) return;
  await db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('generations')
      .set({ title, title_key: titleKey(title), title_sort: titleSort(title) })
      .where('id', '=', row.id)
      // Unless somebody renames it at this moment.
      .where('title', '=', row.title)
      .returning(['id', 'seq', 'title', 'note', 'request'])
      .executeTakeFirst();
    if (changed) await indexWords(transaction, changed);
  });
}

function hasDefaultTitle({ title, request }: RunRow): boolean {
  const { inputText, prompt }: { inputText?: string; prompt?: string } = JSON.parse(request);
  return titleOf(inputText ?? prompt ?? '') === title;
}
