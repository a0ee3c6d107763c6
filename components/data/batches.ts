import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  Batch,
  BatchChange,
  BatchRowState,
  BatchToCheck,
  BatchToCreate,
  CheckedRow,
} from '@/lib/contract/batches';
import type { ExportFormat } from '@/lib/contract/enums';
import { RouteFailure, readingPages, requestJson, withQuery } from './request-json';

const POLL_MS = 1500;

/** One batch, polled while its rows can still change. */
export function batchOptions(id: string) {
  return queryOptions({
    queryKey: ['batch', id],
    queryFn: ({ signal }) => requestJson('batch', batchPath(id), { signal }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? POLL_MS : false),
    retry: (count, error) => count < 2 && !(error instanceof RouteFailure && error.status === 404),
  });
}

/** Whether rows change without a person. A paused batch may still have runs in progress. */
function isMoving({ state, counts }: Batch): boolean {
  return state === 'running' || counts.working > 0;
}

export type RowsAsked = { after: number; state: BatchRowState | '' };

/** A page of a batch's rows, polled like the batch and read again whenever its counts have changed. */
export function batchRowsOptions(batch: Batch, { after, state }: RowsAsked) {
  const { id, counts } = batch;
  return queryOptions({
    queryKey: ['batch', id, 'rows', after, state, counts],
    queryFn: ({ signal }) =>
      requestJson('batchRowPage', withQuery(`${batchPath(id)}/rows`, { after, state }), { signal }),
    placeholderData: (before) => before,
    refetchInterval: isMoving(batch) ? POLL_MS : false,
  });
}

/** The batches, newest first. */
export function batchListOptions() {
  return infiniteQueryOptions({
    queryKey: ['batches'],
    ...readingPages('batchPage', '/api/batches'),
  });
}

/** What some rows would create. */
export async function checkRows(body: BatchToCheck, signal: AbortSignal): Promise<CheckedRow[]> {
  return (await requestJson('batchCheck', '/api/batches/check', { method: 'POST', body, signal })).rows;
}

/** Spends credits. Idempotent: the same `submissionId` is the same batch. */
export function createBatch(body: BatchToCreate & { submissionId: string }): Promise<Batch> {
  return requestJson('batch', '/api/batches', { method: 'POST', body });
}

export function changeBatch(id: string, body: BatchChange): Promise<Batch> {
  return requestJson('batch', batchPath(id), { method: 'PATCH', body });
}

/** Deletes a batch with its table. Its runs stay in the history. */
export async function deleteBatch(id: string): Promise<void> {
  await requestJson('deleted', batchPath(id), { method: 'DELETE', body: {} });
}

export function resultsAddress(id: string): string {
  return `${batchPath(id)}/results`;
}

export function problemRowsAddress(id: string): string {
  return `${batchPath(id)}/problems`;
}

export function filesAddress(id: string, format: ExportFormat): string {
  return withQuery(`${batchPath(id)}/files`, { format });
}

function batchPath(id: string): string {
  return `/api/batches/${encodeURIComponent(id)}`;
}
