import 'server-only';
import { readTable } from '@/lib/batch/read-table';
import {
  type BatchChange,
  type BatchToCreate,
  batch,
  batchChange,
  batchPage,
  batchRowPage,
  batchToCreate,
  ROW_STATES,
  tableRead,
  tableToRead,
} from '@/lib/contract/batches';
import { LIMITS } from '@/lib/contract/limits';
import type * as z from '@/lib/contract/zod';
import { changeBatch, createBatch } from '../batches/change-batch';
import { batchQuery, batchRowQuery, listBatches, readBatch, readRows } from '../batches/read-batch';
import { answerJson } from '../guard/route-error';
import { generations } from '../runs/context';
import { type ApiCall, type ApiOperation, IDEMPOTENCY_KEY, pageQuery, parseQuery, submissionIdOf } from './operation';
import { problem } from './problems';

const EXAMPLE: z.input<typeof batchToCreate> = {
  name: 'Welcome decks',
  template: {
    operation: 'generate',
    title: 'Welcome {{name}}',
    request: { inputText: '# Welcome {{name}}\n\nYour team is {{team}}.', textMode: 'preserve' },
  },
  columns: ['name', 'team'],
  rows: [
    ['Ana', 'Design'],
    ['Ben', 'Sales'],
  ],
  maxCredits: 20,
};

export const BATCH_OPERATIONS: readonly ApiOperation[] = [
  {
    method: 'POST',
    path: '/batches',
    name: 'createBatch',
    needs: 'create',
    summary: 'Create a deck for each row of a table. Answers at once; the rows are submitted one after another.',
    body: batchToCreate,
    example: EXAMPLE,
    isRepeatable: true,
    answers: [202, batch],
    answer: create,
  },
  {
    method: 'POST',
    path: '/tables',
    name: 'readTable',
    needs: 'read',
    summary: 'Read CSV or tab-separated text as the columns and rows of a batch. Creates nothing.',
    body: tableToRead,
    example: { text: 'name,team\nAna,Design\nBen,Sales' },
    answers: [200, tableRead],
    answer: async ({ body }) => {
      const read = readTable((body as z.infer<typeof tableToRead>).text);
      if (read.ok) return answerJson(tableRead.parse(read.table));
      const { code, ...where } = read.problem;
      const facts = Object.entries(where).map(([name, value]) => `${name} ${value}`);
      return problem(400, `The table can’t be used: ${[code.replaceAll('-', ' '), ...facts].join(', ')}`);
    },
  },
  {
    method: 'GET',
    path: '/batches',
    name: 'listBatches',
    needs: 'read',
    summary: 'List the batches, newest first.',
    query: pageQuery(LIMITS.listLimit),
    answers: [200, batchPage],
    answer: async ({ query }) => {
      const asked = parseQuery(batchQuery, query);
      if (asked instanceof Response) return asked;
      return answerJson(batchPage.parse(await listBatches(await generations(), asked)));
    },
  },
  {
    method: 'GET',
    path: '/batches/{id}',
    name: 'getBatch',
    needs: 'read',
    summary: 'Read a batch, with the number of its rows in each state.',
    answers: [200, batch],
    answer: async ({ id }) => answerBatch(id, 200),
  },
  {
    method: 'GET',
    path: '/batches/{id}/rows',
    name: 'listBatchRows',
    needs: 'read',
    summary: 'List the rows of a batch with their runs.',
    query: { ...pageQuery(LIMITS.listLimit), state: { about: 'Only rows in this state.', values: ROW_STATES } },
    answers: [200, batchRowPage],
    answer: async ({ id, query }) => {
      const asked = parseQuery(batchRowQuery, query);
      if (asked instanceof Response) return asked;
      const page = await readRows(await generations(), id, asked);
      return page ? answerJson(batchRowPage.parse(page)) : problem(404, 'Batch not found');
    },
  },
  {
    method: 'POST',
    path: '/batches/{id}',
    name: 'changeBatch',
    needs: 'create',
    summary: 'Pause or resume a batch, or retry its rows that failed without a charge.',
    body: batchChange,
    example: { action: 'resume', maxCredits: 40 },
    answers: [200, batch],
    answer: change,
  },
];

async function create({ request, body, caller }: ApiCall): Promise<Response> {
  const submissionId = submissionIdOf(request, caller);
  if (submissionId instanceof Response) return submissionId;
  const outcome = await createBatch(await generations(), submissionId, body as BatchToCreate);
  if (outcome.ok) return answerBatch(outcome.id, 202);
  if (outcome.reason === 'fields') return problem(400, 'The request is not valid', { errors: outcome.fields });
  return problem(422, `${IDEMPOTENCY_KEY} was already used with another body`);
}

async function change({ id, body }: ApiCall): Promise<Response> {
  const outcome = await changeBatch(await generations(), id, body as BatchChange);
  if (typeof outcome === 'object') return problem(400, 'The request is not valid', { errors: [outcome] });
  if (outcome === 'state') return problem(409, 'This does not apply to the batch in its current state');
  return answerBatch(id, 200);
}

async function answerBatch(id: string, status: number): Promise<Response> {
  const found = await readBatch(await generations(), id);
  return found ? answerJson(batch.parse(found), status) : problem(404, 'Batch not found');
}
