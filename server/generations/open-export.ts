import 'server-only';
import { Readable } from 'node:stream';
import type { ExportFormat } from '@/lib/contract/enums';
import { attachment, fileName } from '../files/file-name';
import type { Generations } from './context';
import { MEDIA_TYPES } from './file-kind';
import { makeExport } from './keep-export';
import { exportsOf, findGeneration, type GenerationRow } from './store';

export type OpenExport = { stream: ReadableStream<Uint8Array>; headers: Record<string, string> };

/** The file of a finished run as a download; null in the trash, and if there is none and none can be made. */
export async function openExport(
  world: Generations,
  id: string,
  format: ExportFormat | 'html',
): Promise<OpenExport | null> {
  const row = await findGeneration(world.db, id);
  if (row?.state !== 'completed' || row.deleted_at !== null) return null;
  const key =
    format === 'html'
      ? await pageKey(world, row)
      : ((await keptKey(world, row, format)) ?? (await madeKey(world, row, format)));
  if (key === null) return null;
  const bytes = await world.files.size(key);
  if (bytes === null) return null;
  return {
    stream: Readable.toWeb(await world.files.getStream(key)) as ReadableStream<Uint8Array>,
    headers: {
      'Content-Type': MEDIA_TYPES[format],
      'Content-Length': String(bytes),
      'Content-Disposition': attachment(fileName(row.title, format)),
      'Cache-Control': 'private, no-store',
    },
  };
}

/** The page of a webpage, which only the engine makes and keeps; null for every other run. */
async function pageKey(world: Generations, { target, artifact_id: id }: GenerationRow): Promise<string | null> {
  const made = target === 'local' && id !== null ? await world.engine.exportArtifact(id, 'html') : null;
  return made && 'fileKey' in made ? made.fileKey : null;
}

async function keptKey(world: Generations, row: GenerationRow, format: ExportFormat): Promise<string | null> {
  const kept = (await exportsOf(world.db, row.id)).find((file) => file.format === format && file.state === 'kept');
  if (!kept?.file_key) return null;
  return (await world.files.exists(kept.file_key)) ? kept.file_key : null;
}

/** The engine can make either file at any time; a remote service made only the requested one. */
async function madeKey(world: Generations, row: GenerationRow, format: ExportFormat): Promise<string | null> {
  if (row.target !== 'local' || row.artifact_id === null) return null;
  return makeExport(world, row, format);
}
