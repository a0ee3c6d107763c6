import 'server-only';
import type { ImportAnswer } from '@/lib/contract/history';
import { type ExportedRun, exportedRun, type HistoryFile } from '@/lib/contract/history-file';
import { problemsOf } from '@/lib/contract/problems';
import { serviceLink } from '../service/service-link';
import type { Generations } from './context';
import { type GenerationRow, insertImported } from './store';
import { bodyHash } from './submit-generation';
import { titleKey, titleSort } from './title-of';

/** Refused rows that are told of. */
const TOLD = 100;

/**
 * Takes in the runs of a file, each by itself: one that is here (by its id, or by what it was submitted as) is left as
 * it is. Every one comes as ended, with nothing due: none is sent or watched, and no file is fetched.
 */
export async function importRuns({ db }: Pick<Generations, 'db'>, { runs }: HistoryFile): Promise<ImportAnswer> {
  const answer: ImportAnswer = { taken: 0, known: 0, refused: [], refusedCount: 0 };
  for (const [index, given] of runs.entries()) {
    const parsed = exportedRun.safeParse(given);
    if (parsed.success) {
      const isNew = await insertImported(db, rowOf(parsed.data));
      answer[isNew ? 'taken' : 'known'] += 1;
    } else {
      answer.refusedCount += 1;
      const [first] = problemsOf(parsed.error.issues);
      const reason = first ? `${first.path} ${first.message}` : 'is no run';
      if (answer.refused.length < TOLD) answer.refused.push({ index, title: titleIn(given), reason });
    }
    // Others are served between two.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return answer;
}

function titleIn(given: unknown): string | null {
  const title = typeof given === 'object' && given !== null && 'title' in given ? given.title : null;
  return typeof title === 'string' ? title.slice(0, 120) : null;
}

function rowOf(run: ExportedRun): Omit<GenerationRow, 'seq'> {
  const { target, operation, request } = run;
  return {
    id: run.id,
    state: run.state,
    due_at: null,
    lease_until: null,
    lease_owner: null,
    submission_id: run.submissionId,
    body_hash: bodyHash({ target, operation, request }),
    target,
    operation,
    title: run.title,
    title_key: titleKey(run.title),
    title_sort: titleSort(run.title),
    format: run.format,
    cards: run.cards,
    request: JSON.stringify(request),
    draft: run.draft === null ? null : JSON.stringify(run.draft),
    service_status: null,
    generation_id: run.generationId,
    artifact_id: run.artifactId,
    // As much to be trusted as what a service says.
    artifact_url: serviceLink(run.artifactUrl ?? undefined),
    export_url: null,
    credits_deducted: run.credits.deducted,
    credits_remaining: run.credits.remaining,
    warnings: JSON.stringify(run.warnings),
    error_message: run.error?.message ?? null,
    error_status: run.error?.statusCode ?? null,
    error_fields: '[]',
    resends: 0,
    send_tries: 0,
    throttles: 0,
    polls: 0,
    unknown_since: null,
    watch_until: null,
    created_at: new Date(run.createdAt).toISOString(),
    sent_at: run.sentAt,
    ended_at: run.endedAt,
    balance_before: null,
    balance_before_at: null,
    balance_after: null,
    balance_after_at: null,
    star: run.star ? 1 : 0,
    note: run.note,
    theme_id: request.themeId ?? null,
    deleted_at: null,
    made_from: run.madeFrom === run.id ? null : run.madeFrom,
    family: run.family,
  };
}
