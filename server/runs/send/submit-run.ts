import 'server-only';
import { createHash } from 'node:crypto';
import { templateRunCards } from '@/lib/composer/estimate-credits';
import type { Submission, Submitted, UnsettledRun } from '@/lib/contract/composer';
import { countCards } from '@/lib/contract/request/count-cards';
import type { Problem } from '@/lib/contract/request/problems';
import { validateGenerate } from '@/lib/contract/request/validate';
import { targetInFingerprint } from '@/lib/contract/run-words';
import { englishMessage } from '@/lib/words/stored-messages';
import { newId } from '../../database/new-id';
import type { Generations } from '../context';
import { missingIds } from '../missing-ids';
import { findBySubmission, insertRun, type NewRun } from '../store';
import { titleKey, titleOf, titleSort } from '../title-of';
import { UNTOUCHED } from '../untouched-row';

export type SubmitOutcome =
  | { ok: true; submitted: Submitted }
  | { ok: false; reason: 'fields'; fields: Problem[] }
  /** The same `submissionId` was used before with another body. */
  | { ok: false; reason: 'other-body' }
  /**
   * The remote service may already have received the draft, as `run`: only a person may decide to risk a second
   * charge.
   */
  | { ok: false; reason: 'unsettled'; run: UnsettledRun }
  /** Too many runs are unfinished. */
  | { ok: false; reason: 'queue-full'; limit: number };

/**
 * Commits a submission before anything of it is sent. The same submission again, even concurrently, is the same row:
 * one intent, one charge (docs/spec/faults.md#submissions).
 */
export async function submitRun(deps: Generations, submission: Submission): Promise<SubmitOutcome> {
  const fields = await problemsAtTarget(deps, submission);
  // What was accepted stays accepted, even if the target's lists have changed since.
  if (fields.length > 0 && !(await findBySubmission(deps.db, submission.submissionId)))
    return { ok: false, reason: 'fields', fields };
  const row = newRow(submission, await promisedCards(deps, submission), deps.now());
  const { knownRuns, despite } = submission;
  const reviewOutline = wantsReview(submission);
  const outcome = await insertRun(deps.db, row, deps.maxQueuedRuns, { knownRuns, despite, reviewOutline });
  if (typeof outcome === 'object') return { ok: false, reason: 'unsettled', run: outcome.unsettled };
  if (outcome === 'full') return { ok: false, reason: 'queue-full', limit: deps.maxQueuedRuns };
  const isNew = outcome === 'inserted';
  const kept = isNew ? row : await findBySubmission(deps.db, submission.submissionId);
  if (!kept) throw new Error('a submission is neither new nor known');
  if (kept.body_hash !== row.body_hash) return { ok: false, reason: 'other-body' };
  if (isNew) deps.wake();
  return { ok: true, submitted: { id: kept.id, state: kept.state } };
}

/**
 * Checks that depend on the target: whether it is configured, which themes and folders it has, how many cards its plan
 * allows, and the local templates.
 */
export async function problemsAtTarget(deps: Generations, submission: Submission): Promise<Problem[]> {
  const { target, operation, request } = submission;
  if (!deps.service(target))
    return [
      {
        path: 'target',
        message: englishMessage('is not configured'),
      },
    ];
  const missing = inRequest(await missingIds(deps, target, request));
  if (operation === 'template') {
    // The engine is part of this program, and its refusal would only appear on the run page.
    if (target === 'remote' || (await deps.engine.sharingOf(request.artifactId))) return missing;
    const message = englishMessage('is not an artifact of this workspace');
    return [{ path: 'request.artifactId', message }, ...missing];
  }
  const judged = validateGenerate(request, { maxCards: deps.maxCards(target), target });
  if (!judged.ok || missing.length > 0) return [...(judged.ok ? [] : inRequest(judged.problems)), ...missing];
  if (!wantsReview(submission) || (target === 'local' && (await deps.engine.writing.plansOutline(judged.value))))
    return [];
  return [
    { path: 'reviewOutline', message: englishMessage('is only for cards that the local AI model plans (Generate)') },
  ];
}

function inRequest(problems: readonly Problem[]): Problem[] {
  return problems.map(({ path, message }) => ({ path: `request.${path}`, message }));
}

/** Whether a person approves the outline first. */
function wantsReview(submission: Submission): boolean {
  return submission.operation === 'generate' && submission.reviewOutline === true;
}

function newRow(submission: Submission, cards: number | null, now: Date): NewRun {
  const { submissionId, target, operation, request, draft, draftId, madeFrom } = submission;
  const at = now.toISOString();
  const title = submission.title ?? titleOf('inputText' in request ? request.inputText : request.prompt);
  return {
    ...UNTOUCHED,
    id: newId('run', now.getTime()),
    state: 'queued',
    due_at: at,
    submission_id: submissionId,
    body_hash: bodyHash({
      ...{ target: targetInFingerprint(target), operation, request },
      ...(wantsReview(submission) ? { reviewOutline: true } : {}),
    }),
    target,
    operation,
    title,
    title_key: titleKey(title),
    title_sort: titleSort(title),
    format: 'inputText' in request ? (request.format ?? 'presentation') : null,
    cards,
    request: JSON.stringify(request),
    draft: draft === undefined ? null : JSON.stringify(draft),
    created_at: at,
    theme_id: request.themeId ?? null,
    made_from: madeFrom ?? null,
    draft_id: draftId ?? null,
  };
}

/** Null for a template of a remote service, which decides how many cards it makes. */
async function promisedCards({ engine }: Generations, { target, request }: Submission): Promise<number | null> {
  if ('inputText' in request) return countCards(request);
  if (target === 'remote') return null;
  const [template] = await engine.describeArtifacts([request.artifactId]);
  return templateRunCards(request.prompt, template?.cards);
}

/** Equal for equal content, whatever the order of its members. */
export function bodyHash(value: unknown): string {
  const canonical = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
  return createHash('sha256').update(canonical).digest('hex');
}
