import 'server-only';
import { englishMessage } from '@/lib/words/stored-messages';
import type { Engine } from '../context';
import { exportLink } from '../exports/export-link';
import { readBalance } from '../store/credits';
import { findGeneration, type GenerationRow, orderOf } from '../store/generations-store';
import { answer } from './answer';

/** docs/spec/interface.md#4.5, docs/spec/settled-points.md#5. */
export async function readGeneration(engine: Engine, _request: Request, generationId: string): Promise<Response> {
  // Postgres rejects NUL in text, and none of our ids contains one.
  const row = generationId.includes('\0') ? null : await findGeneration(engine.db, generationId);
  if (!row || row.state === 'purged') return notFound(engine, generationId);
  if (row.state === 'completed') return answer(200, await completed(engine, row));
  if (row.state === 'failed') return answer(200, failed(row));
  return answer(200, { generationId: row.id, status: 'pending' });
}

async function completed(engine: Engine, row: GenerationRow): Promise<object> {
  const { exportAs } = orderOf(row).request;
  return {
    generationId: row.id,
    status: 'completed',
    artifactId: row.artifact_id,
    artifactUrl: `${engine.baseUrl}/a/${row.artifact_id}`,
    credits: { deducted: row.deducted ?? 0, remaining: row.remaining ?? 0 },
    ...(exportAs && row.artifact_id ? { exportUrl: await exportLink(engine, row.artifact_id, exportAs) } : {}),
    ...(row.warnings ? { warnings: row.warnings } : {}),
  };
}

function failed(row: GenerationRow): object {
  return {
    generationId: row.id,
    status: 'failed',
    error: {
      message: row.error_message ?? englishMessage('The generation failed'),
      statusCode: row.error_status ?? 500,
    },
    credits: { deducted: row.deducted ?? 0, remaining: row.remaining ?? 0 },
  };
}

async function notFound(engine: Engine, generationId: string): Promise<Response> {
  const shown = generationId.length > 200 ? `${generationId.slice(0, 200)}…` : generationId;
  return answer(404, {
    message: englishMessage('Generation ID not found. generationId: {shown}', { shown }),
    statusCode: 404,
    credits: { deducted: 0, remaining: await readBalance(engine.db) },
  });
}
