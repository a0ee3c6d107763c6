import 'server-only';
import { toDraft } from '@/lib/composer/full-request';
import {
  type ApiRun,
  type ApiRunSummary,
  apiDraft,
  apiEstimate,
  apiList,
  apiMarkdown,
  apiMe,
  apiRun,
  apiRunPage,
  type RunToCreate,
  runToCreate,
} from '@/lib/contract/api-v1';
import { deleted, type Run, type RunSummary, type Submission } from '@/lib/contract/composer';
import { draftToKeep } from '@/lib/contract/drafts';
import { FILE_FORMATS } from '@/lib/contract/enums';
import { LIMITS } from '@/lib/contract/limits';
import { TARGETS } from '@/lib/contract/run-words';
import { type WebhookToMake, webhookMade, webhooks, webhookToMake } from '@/lib/contract/webhooks';
import * as z from '@/lib/contract/zod';
import { englishMessage } from '@/lib/words/stored-messages';
import { knownBalance } from '../balance/read-balance';
import { baseUrl } from '../config';
import { now } from '../database/clock';
import { database } from '../database/database';
import { keepDraft } from '../drafts/keep-draft';
import { drafts } from '../drafts/store';
import { estimateRequest, withCards } from '../estimates/estimate-request';
import { answerJson } from '../guard/route-error';
import { QUEUE_RETRY_SECONDS } from '../jobs/job-source';
import { answerList } from '../lists/answer-list';
import { OWN_PAGE } from '../lists/own-page';
import { type Generations, generations } from '../runs/context';
import { readMarkdown } from '../runs/deck-markdown';
import { listRuns, runQuery } from '../runs/find/list-runs';
import { readRun } from '../runs/read-run';
import { problemsAtTarget, submitRun } from '../runs/send/submit-run';
import { openExport } from '../runs/watch/open-export';
import { targets } from '../service/open-service';
import { listWebhooks, makeWebhook, removeWebhook } from '../webhooks/webhooks';
import { BATCH_OPERATIONS } from './batch-operations';
import { type ApiCall, type ApiOperation, IDEMPOTENCY_KEY, pageQuery, parseQuery, submissionIdOf } from './operation';
import { asProblem, problem } from './problems';
import { queueLimit } from './rate-limits';

const LIST_QUERY = {
  target: { about: 'Where to look; local by default.', values: TARGETS },
  query: { about: 'Part of the name.' },
  ...pageQuery(LIMITS.listLimit),
};

const EXAMPLE: z.input<typeof runToCreate> = {
  operation: 'generate',
  title: 'Bees at work',
  request: {
    inputText: '# Bees at work\n\nA hive has one queen.\n\n## Honey\n\n- Flowers\n- Hive\n- Jar',
    textMode: 'preserve',
    format: 'presentation',
  },
};

/** All operations of `/api/v1`, in the order of its documentation. */
export const API_OPERATIONS: readonly ApiOperation[] = [
  {
    method: 'POST',
    path: '/runs',
    name: 'createRun',
    needs: 'create',
    summary: 'Create a deck. Answers at once; the run is completed later.',
    body: runToCreate,
    isRepeatable: true,
    example: EXAMPLE,
    answers: [202, apiRun],
    answer: createRun,
  },
  {
    method: 'POST',
    path: '/estimates',
    name: 'estimateRun',
    needs: 'read',
    summary: 'Estimate how many cards a request makes, and what it may cost. Creates nothing.',
    body: runToCreate,
    example: EXAMPLE,
    answers: [200, apiEstimate],
    answer: estimateRun,
  },
  {
    method: 'GET',
    path: '/runs',
    name: 'listRuns',
    needs: 'read',
    summary: 'List the runs of the History, newest first.',
    query: { query: { about: 'Words in the title or text.' }, ...pageQuery(OWN_PAGE) },
    answers: [200, apiRunPage],
    answer: findRuns,
  },
  {
    method: 'GET',
    path: '/runs/{id}',
    name: 'getRun',
    needs: 'read',
    summary: 'Read a run.',
    answers: [200, apiRun],
    answer: async ({ id }) => answerRun(id, 200),
  },
  {
    method: 'GET',
    path: '/runs/{id}/export',
    name: 'exportRun',
    needs: 'read',
    summary: 'Download a file of a completed run.',
    query: { format: { about: 'The format of the file.', values: FILE_FORMATS, isRequired: true } },
    answers: [200, null],
    answer: exportRun,
  },
  {
    method: 'GET',
    path: '/runs/{id}/markdown',
    name: 'readRunAsMarkdown',
    needs: 'read',
    summary: 'Read the deck of a completed local run as Markdown.',
    answers: [200, apiMarkdown],
    answer: async ({ id }) => {
      const markdown = await readMarkdown(await generations(), id);
      return markdown === null ? problem(404, 'Not found') : answerJson(apiMarkdown.parse({ markdown }));
    },
  },
  {
    method: 'POST',
    path: '/drafts',
    name: 'createDraft',
    needs: 'create',
    summary: 'Save a request as a draft, for a person to review and create. Costs nothing.',
    body: runToCreate,
    example: EXAMPLE,
    isRepeatable: true,
    answers: [201, apiDraft],
    answer: createDraft,
  },
  ...BATCH_OPERATIONS,
  ...(['themes', 'folders'] as const).map(
    (kind): ApiOperation => ({
      method: 'GET',
      path: `/${kind}`,
      name: kind === 'themes' ? 'listThemes' : 'listFolders',
      needs: 'read',
      summary: `List the ${kind}.`,
      query: LIST_QUERY,
      answers: [200, apiList],
      answer: async ({ query, request }) => asProblem(await answerList(kind, query, request.signal)),
    }),
  ),
  {
    method: 'GET',
    path: '/me',
    name: 'getMe',
    needs: 'read',
    summary: 'Name and scope of the token, and the credits.',
    answers: [200, apiMe],
    answer: describeCaller,
  },
  {
    method: 'POST',
    path: '/webhooks',
    name: 'createWebhook',
    needs: 'create',
    summary: 'Add an address to notify when a run or a batch has ended. The answer has its signing secret.',
    body: webhookToMake,
    example: { url: 'https://example.com/hooks/cardwright' },
    answers: [201, webhookMade],
    answer: async ({ body }) => {
      const made = await makeWebhook({ db: await database(), now }, body as WebhookToMake);
      if (!made.ok) return problem(400, 'The request is not valid', { errors: [made.problem] });
      return answerJson(webhookMade.parse({ ...made.webhook, secret: made.secret }), 201);
    },
  },
  {
    method: 'GET',
    path: '/webhooks',
    name: 'listWebhooks',
    needs: 'read',
    summary: 'List the webhooks, newest first.',
    answers: [200, webhooks],
    answer: async () => answerJson(webhooks.parse({ data: await listWebhooks({ db: await database() }) })),
  },
  {
    method: 'DELETE',
    path: '/webhooks/{id}',
    name: 'deleteWebhook',
    needs: 'create',
    summary: 'Remove a webhook, with its messages.',
    answers: [200, deleted],
    answer: async ({ id }) =>
      (await removeWebhook({ db: await database() }, id))
        ? answerJson(deleted.parse({ deleted: true }))
        : problem(404, 'Not found'),
  },
];

async function createRun(call: ApiCall): Promise<Response> {
  const deps = await generations();
  const answer = await submit(call, deps);
  for (const [name, value] of Object.entries(await queueLimit(deps))) answer.headers.set(name, value);
  return answer;
}

async function submit({ request, body, caller }: ApiCall, deps: Generations): Promise<Response> {
  const submissionId = submissionIdOf(request, caller);
  if (submissionId instanceof Response) return submissionId;
  const outcome = await submitRun(deps, { ...withCards(body as RunToCreate, deps), submissionId } as Submission);
  if (outcome.ok) return answerRun(outcome.submitted.id, 202);
  if (outcome.reason === 'fields') return problem(400, 'The request is not valid', { errors: outcome.fields });
  if (outcome.reason === 'queue-full')
    return problem(429, `Too many runs are queued (limit ${outcome.limit}). Try again later.`, {
      headers: { 'Retry-After': String(QUEUE_RETRY_SECONDS) },
    });
  return problem(422, `${IDEMPOTENCY_KEY} was already used with another body`);
}

async function createDraft({ request, body, caller }: ApiCall): Promise<Response> {
  const id = submissionIdOf(request, caller);
  if (id instanceof Response) return id;
  const { operation, target, title, request: asked } = body as RunToCreate;
  const draft = operation === 'generate' ? toDraft('generate', asked) : toDraft('template', asked);
  // The form’s own Auto decides on the number of cards.
  const form = 'numCards' in asked ? draft : { ...draft, autoLength: true };
  const kept = await keepDraft(
    await drafts(),
    id,
    draftToKeep.parse({ revision: 0, edit: id, name: title, draft: form }),
  );
  if (!kept.ok && kept.reason === 'too-large') return problem(413, 'The draft is too long to save');
  // A repeated call is the same draft, even if a person has changed it since.
  const { title: shown } = kept.ok ? kept.kept : kept.newer;
  const editUrl = `${baseUrl()}/?draft=${id}&target=${target}`;
  return answerJson(apiDraft.parse({ id, title: shown, editUrl }), 201);
}

async function estimateRun({ body }: ApiCall): Promise<Response> {
  const deps = await generations();
  const asked = withCards(body as RunToCreate, deps);
  const errors = await problemsAtTarget(deps, { ...asked, submissionId: '' } as Submission);
  if (errors.length > 0) return problem(400, 'The request is not valid', { errors });
  const { cards, range } = await estimateRequest(deps, asked);
  return answerJson(apiEstimate.parse({ cards, credits: range && { low: range.low, high: range.high } }));
}

async function findRuns({ query }: ApiCall): Promise<Response> {
  const named = [...query].filter(([name]) => ['query', 'limit', 'after'].includes(name));
  const asked = parseQuery(runQuery, new URLSearchParams(named));
  if (asked instanceof Response) return asked;
  const page = await listRuns(await generations(), asked);
  return answerJson(apiRunPage.parse({ ...page, data: page.data.map(summaryOf) }));
}

async function answerRun(id: string, status: number): Promise<Response> {
  const run = await readRun(await generations(), id);
  return run ? answerJson(apiRun.parse(runOf(run)), status) : problem(404, 'Run not found');
}

function summaryOf(run: RunSummary): ApiRunSummary {
  return {
    id: run.id,
    state: run.state,
    title: run.title,
    target: run.target,
    operation: run.operation,
    format: run.format,
    cards: run.cards,
    createdAt: run.createdAt,
    endedAt: run.endedAt,
    creditsDeducted: run.credits.deducted,
    pageUrl: `${baseUrl()}/runs/${run.id}`,
  };
}

function runOf(run: Run): ApiRun {
  return {
    ...summaryOf(run),
    generationId: run.generationId,
    artifactId: run.target === 'local' ? (run.artifactUrl?.split('/').at(-1) ?? null) : null,
    deckUrl: run.artifactUrl,
    warnings: run.warnings,
    error: run.error && { message: run.error.message, statusCode: run.error.statusCode },
  };
}

async function exportRun({ id, query }: ApiCall): Promise<Response> {
  const message = englishMessage('must be one of {values}', { values: FILE_FORMATS.join(', ') });
  const asked = parseQuery(z.object({ format: z.enum(FILE_FORMATS, message) }), query);
  if (asked instanceof Response) return asked;
  const file = await openExport(await generations(), id, asked.format);
  return file ? new Response(file.stream, { headers: file.headers }) : problem(404, 'Not found');
}

async function describeCaller({ caller }: ApiCall): Promise<Response> {
  const deps = await generations();
  const known = await Promise.all(
    targets().map(async (name) => ({ name, credits: (await knownBalance(deps, name)).remaining })),
  );
  return answerJson(apiMe.parse({ name: caller.name, scope: caller.scope, targets: known }));
}
