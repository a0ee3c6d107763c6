import 'server-only';
import { Readable } from 'node:stream';
import { EXPORTS, type ExportFormat, type FileFormat } from '@/lib/contract/enums';
import type { RunRow } from '../../database/composer-tables';
import { attachment, fileName } from '../../files/file-name';
import type { Generations } from '../context';
import { mayHaveDeck } from '../read-deck';
import { readSources, sourceNotes, sourcesHeading } from '../read-sources';
import { exportsOf, findRunRow } from '../store';
import { MEDIA_TYPES, makeExport } from './keep-export';

export type OpenExport = { stream: ReadableStream<Uint8Array>; headers: Record<string, string> };

/** The file of a finished run as a download; null in the trash, and if there is none and none can be made. */
export async function openExport(deps: Generations, id: string, format: FileFormat): Promise<OpenExport | null> {
  const row = await finishedRun(deps, id);
  if (!row) return null;
  const asked = EXPORTS.find((each) => each === format);
  // The interface has two formats; the others come from the engine, which stores them.
  if (asked === undefined) return openMade(deps, row, format);
  const key = (await keptKey(deps, row, asked)) ?? (await madeKey(deps, row, asked));
  return key === null ? null : openKept(deps, key, MEDIA_TYPES[asked], fileName(row.title, asked));
}

/** One page of a local run's deck as a PNG; null if there is none. */
export async function openPage(deps: Generations, id: string, page: number): Promise<OpenExport | null> {
  const row = await finishedRun(deps, id);
  const made = row?.target === 'local' && row.artifact_id ? await deps.engine.drawPage(row.artifact_id, page) : null;
  return made && openBytes(made.bytes, made.mediaType, made.fileName);
}

/**
 * The PPTX of a local run with the sources of each card in its speaker notes. Null in the trash, and if no card has a
 * source. The file is not stored.
 */
export async function openWithSources(deps: Generations, id: string): Promise<OpenExport | null> {
  const row = await finishedRun(deps, id);
  const sources = await readSources(deps, id);
  const sourced = sources?.cards.filter(({ passages }) => passages.length > 0) ?? [];
  if (!row?.artifact_id || sourced.length === 0) return null;
  const language = (await deps.engine.findDeck(row.artifact_id))?.head.language;
  if (language === undefined) return null;
  const notes = new Map(sourced.map((own) => [own.card, sourceNotes(own, language)]));
  const made = await deps.engine.drawWithNotes(row.artifact_id, notes);
  const name = fileName(`${row.title} (${sourcesHeading(language)})`, 'pptx');
  return made && openBytes(made.bytes, made.mediaType, name);
}

async function finishedRun(deps: Generations, id: string): Promise<RunRow | null> {
  const row = await findRunRow(deps.db, id);
  return row && mayHaveDeck(row.state) && row.deleted_at === null ? row : null;
}

async function openMade(deps: Generations, row: RunRow, format: FileFormat): Promise<OpenExport | null> {
  if (row.target !== 'local' || row.artifact_id === null) return null;
  const made = await deps.engine.exportArtifact(row.artifact_id, format);
  return made && openKept(deps, made.fileKey, made.mediaType, fileName(row.title, format));
}

async function openKept(deps: Generations, key: string, mediaType: string, name: string): Promise<OpenExport | null> {
  const bytes = await deps.files.size(key);
  if (bytes === null) return null;
  const stream = Readable.toWeb(await deps.files.getStream(key)) as ReadableStream<Uint8Array>;
  return { stream, headers: headersOf(bytes, mediaType, name) };
}

function openBytes(bytes: Uint8Array, mediaType: string, name: string): OpenExport {
  const stream = new Blob([new Uint8Array(bytes)]).stream();
  return { stream, headers: headersOf(bytes.byteLength, mediaType, name) };
}

function headersOf(bytes: number, mediaType: string, name: string): Record<string, string> {
  return {
    'Content-Type': mediaType,
    'Content-Length': String(bytes),
    'Content-Disposition': attachment(name),
    'Cache-Control': 'private, no-store',
  };
}

/** Null for a local run: the engine knows whether its file still shows the deck as it is. */
async function keptKey(deps: Generations, row: RunRow, format: ExportFormat): Promise<string | null> {
  if (row.target === 'local') return null;
  const kept = (await exportsOf(deps.db, row.id)).find((file) => file.format === format && file.state === 'kept');
  if (!kept?.file_key) return null;
  return (await deps.files.exists(kept.file_key)) ? kept.file_key : null;
}

/** The engine can make either file at any time; a remote service made only the requested one. */
async function madeKey(deps: Generations, row: RunRow, format: ExportFormat): Promise<string | null> {
  if (row.target !== 'local' || row.artifact_id === null) return null;
  return makeExport(deps, row, format);
}
