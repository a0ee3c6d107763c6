import type { QueryClient } from '@tanstack/react-query';
import {
  intentFor,
  KeptIntents,
  nothingWasMade,
  payloadFingerprint,
  type SubmitIntent,
} from '@/components/data/kept-intents';
import { isRefusal, RouteFailure } from '@/components/data/request-json';
import { findUnsettledRun, submitRun, unsettledRun } from '@/components/data/runs';
import { newId } from '@/components/ui/new-id';
import { type Draft, textOf } from '@/lib/composer/draft';
import { type DraftProblem, placeProblems } from '@/lib/composer/draft-problems';
import type { EstimateFacts } from '@/lib/composer/estimate-credits';
import type { Submission } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { UNANSWERED } from './form-problems';

export { KeptIntents };

type Context = {
  facts: EstimateFacts;
  client: QueryClient;
  intents: KeptIntents;
  /** Runs whose repeat the person has already confirmed. */
  agreed: ReadonlySet<string>;
};

type Sending = SubmitHandlers &
  Context & {
    /** The earlier run that the person confirmed repeating. */
    despite: string | null;
    onSentBefore: (sentBefore: SentBefore | null) => void;
    onSending: (isSending: boolean) => void;
  };

/** The earlier run that sending a draft might pay for twice; `refused` if the draft cannot be sent. */
export async function askAboutDraft(
  draft: Draft,
  { onRefused, madeFrom, draftId, ...context }: Context & Pick<SubmitHandlers, 'onRefused' | 'madeFrom' | 'draftId'>,
): Promise<Omit<SentBefore, 'draft'> | null | 'refused'> {
  try {
    const { intents } = context;
    const known = intents.find(payloadFingerprint(await parseSubmission(draft, context.facts)));
    const same = await sentBefore(context, known);
    if (same) return { ...same, isSame: true };
    // A repeat of an unanswered submission is the same submission: it cannot be charged twice.
    if (known) return null;
    // Sending checks this as well, so a failed request only delays the question.
    const from = { madeFrom: madeFrom() ?? undefined, draftId: draftId(), knownRuns: intents.runs() };
    const run = await findUnsettledRun({ ...from, text: textOf(draft) }).catch(() => null);
    return run && { run: run.id, at: Date.parse(run.createdAt), isSame: false };
  } catch (failure) {
    onRefused(refusalProblems(failure, draft));
    return 'refused';
  }
}

function sentBefore({ facts, client, agreed }: Context, known: SubmitIntent | null) {
  return findSentBefore({
    known,
    isFree: facts.target === 'local',
    agreed,
    isVoid: (run) => nothingWasMade(client, run),
  });
}

/**
 * Sends a draft. Loaded lazily, after the editor. Returns the run id; null if nothing was sent, in which case the
 * person has been notified.
 */
export async function sendDraft(draft: Draft, sending: Sending): Promise<string | null> {
  const { facts, client, despite, intents, agreed, onSentBefore, onSending, onRefused } = sending;
  let submission: Submission;
  try {
    submission = await parseSubmission(draft, facts);
  } catch (failure) {
    onRefused(refusalProblems(failure, draft));
    return null;
  }
  const mark = payloadFingerprint(submission);
  const known = intents.find(mark);
  // Checked here too: another tab may have sent the same since the cost dialog opened.
  const before = await sentBefore(sending, known);
  if (before) {
    onSentBefore({ draft, ...before, isSame: true });
    return null;
  }
  onSentBefore(null);
  const intent = intentFor(known, mark, true, () => submission.submissionId);
  intents.keep(intent);
  onSending(true);
  try {
    // A confirmed repeat counts as made from the earlier run.
    const from = sending.madeFrom() ?? (known?.run && agreed.has(known.run) ? known.run : undefined);
    const { id } = await submitRun({
      ...submission,
      submissionId: intent.submissionId,
      madeFrom: from,
      title: sending.title() ?? undefined,
      draftId: sending.draftId(),
      knownRuns: intents.runs(),
      despite: despite ?? undefined,
    });
    intents.keep({ ...intent, run: id });
    sending.onSent(id);
    void client.invalidateQueries({ queryKey: ['history'] });
    void client.invalidateQueries({ queryKey: ['balance', facts.target] });
    return id;
  } catch (failure) {
    onSending(false);
    if (isRefusal(failure)) intents.forget(mark);
    const run = await unsettledRun(failure).catch(() => null);
    if (run) onSentBefore({ draft, run: run.id, at: Date.parse(run.createdAt), isSame: false });
    else onRefused(refusalProblems(failure, draft));
    return null;
  }
}

/**
 * The submission, parsed by the contract, which form validation has already loaded.
 * @throws the validation error
 */
async function parseSubmission(draft: Draft, facts: EstimateFacts): Promise<Submission> {
  const [{ submission }, { submissionBody }] = await Promise.all([
    import('@/lib/contract/composer'),
    import('./submission-body'),
  ]);
  return submission.parse({ submissionId: newId(), ...(await submissionBody(draft, facts)) });
}

/**
 * An earlier run that sending might pay for twice. `isSame`: exactly this was sent within a day; otherwise an earlier
 * version of the draft, whose response was lost.
 */
export type SentBefore = { draft: Draft; run: string; at: number; isSame: boolean };

export type SubmitHandlers = {
  /** The run that the form was created from. */
  madeFrom: () => string | null;
  /** The id of the draft in the form; call after `madeFrom`, which saves it. */
  draftId: () => string;
  /** The title that the person typed; null if it comes from the text. */
  title: () => string | null;
  onSent: (run: string) => void;
  /** Receives the problems, placed on form fields. */
  onRefused: (problems: RefusalProblem[]) => void;
};

type Asked = {
  /** This device's record of the same request. */
  known: SubmitIntent | null;
  /** A local run costs nothing, so it may be repeated without a confirmation. */
  isFree: boolean;
  /** Runs whose repeat the person has already confirmed. */
  agreed: ReadonlySet<string>;
  /** Whether a run certainly failed without a charge, so that a repeat cannot charge twice. */
  isVoid: (run: string) => Promise<boolean>;
};

/** The earlier run that this request might pay for twice; null if no confirmation is needed. */
export async function findSentBefore(asked: Asked): Promise<{ run: string; at: number } | null> {
  const { known, isFree, agreed, isVoid } = asked;
  if (isFree || !known?.run || agreed.has(known.run)) return null;
  return (await isVoid(known.run)) ? null : { run: known.run, at: known.at };
}

/** `type`: the form error's type, if not the default. */
export type RefusalProblem = DraftProblem & { type?: typeof UNANSWERED };

/**
 * Why a submission was refused, as errors on form fields. The route prefixes its paths with `request`; the form does
 * not.
 */
export function refusalProblems(failure: unknown, draft: Draft): RefusalProblem[] {
  if (!(failure instanceof RouteFailure)) return [{ path: 'root', message: t('Couldn’t send the form.') }];
  if (failure.fields.length > 0)
    return placeProblems(
      failure.fields.map(({ path, message }) => ({ path: withinRequest(path), message })),
      draft,
    );
  if (isRefusal(failure)) return [{ path: 'root', message: failure.message }];
  const more = t('You can send the same text again. You won’t be charged twice.');
  return [{ path: 'root', message: `${failure.message} ${more}`, type: UNANSWERED }];
}

function withinRequest(path: string): string {
  return path === 'request' ? 'body' : path.replace(/^request\./, '');
}
