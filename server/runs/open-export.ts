import 'server-only';
import { Readable } from 'node:stream';
import { EXPORTS, type ExportFormat, type FileFormat } from '@/lib/contract/enums';
import { attachment, fileName } from '../files/file-name';
import type { Generations } from './context';
import { MEDIA_TYPES } from './file-kind';
import { makeExport } from './keep-export';
import { mayHaveDeck } from './may-have-deck';
import { readSources } from './read-sources';
import { sourceNotes, sourcesHeading } from './source-notes';
import { exportsOf, findRunRow, type RunRow } from './store';

export type OpenExport = { stream: ReadableStream<Uint8Array>; headers: Record<string, string> };

/** The file of a finished run as a download; null in the trash, and if there is none and none can be made. */
export async function openExport(world: Generations, id: string, format: FileFormat): Promise<OpenExport | null> {
  const row = await finishedRun(world, id);
  if (!row) return null;
  const asked = EXPORTS.find((each) => each === format);
  // The interface knows two formats; the others come from the engine, which keeps them.
  if (asked === undefined) return openMade(world, row, format);
  const key = (await keptKey(world, row, asked)) ?? (await madeKey(world, row, asked));
  return key === null ? null : openKept(world, key, MEDIA_TYPES[asked], fileName(row.title, asked));
}

/** One page of a local run's deck as a PNG; null if there is none. */
export async function openPage(world: Generations, id: string, page: number): Promise<OpenExport | null> {
  const row = await finishedRun(world, id);
  const made = row?.target === 'local' && row.artifact_id ? await world.engine.drawPage(row.artifact_id, page) : null;
  return made && openBytes(made.bytes, made.mediaType, made.fileName);
}

/**
 * The PPTX of a local run with the sources of each card in its speaker notes; null if its cards come from no text, and in
 * the trash. Nothing of it is kept.
 */
export async function openWithSources(world: Generations, id: string): Promise<OpenExport | null> {
  const row = await finishedRun(world, id);
  const sources = await readSources(world, id);
  const sourced = sources?.cards.filter(({ passages }) => passages.length > 0) ?? [];
  if (!row?.artifact_id || sourced.length === 0) return null;
  const language = (await world.engine.findDeck(row.artifact_id))?.head.language;
  if (language === undefined) return null;
  const notes = new Map(sourced.map((own) => [own.card, sourceNotes(own, language)]));
  const made = await world.engine.drawWithNotes(row.artifact_id, notes);
  const name = fileName(`${row.title} (${sourcesHeading(language)})`, 'pptx');
  return made && openBytes(made.bytes, made.mediaType, name);
}

async function finishedRun(world: Generations, id: string): Promise<RunRow | null> {
  const row = await findRunRow(world.db, id);
  return row && mayHaveDeck(row.state) && row.deleted_at === null ? row : null;
}

async function openMade(world: Generations, row: RunRow, format: FileFormat): Promise<OpenExport | null> {
  if (row.target !== 'local' || row.artifact_id === null) return null;
  const made = await world.engine.exportArtifact(row.artifact_id, format);
  if (!made) return null;
  const name = fileName(row.title, format);
  return 'bytes' in made
    ? openBytes(made.bytes, made.mediaType, name)
    : openKept(world, made.fileKey, made.mediaType, name);
}

async function openKept(world: Generations, key: string, mediaType: string, name: string): Promise<OpenExport | null> {
  const bytes = await world.files.size(key);
  if (bytes === null) return null;
  const stream = Readable.toWeb(await world.files.getStream(key)) as ReadableStream<Uint8Array>;
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
async function keptKey(world: Generations, row: RunRow, format: ExportFormat): Promise<string | null> {
  if (row.target === 'local') return null;
  const kept = (await exportsOf(world.db, row.id)).find((file) => file.format === format && file.state === 'kept');
  if (!kept?.file_key) return null;
  return (await world.files.exists(kept.file_key)) ? kept.file_key : null;
}

/** The engine can make either file at any time; a remote service made only the requested one. */
async function madeKey(world: Generations, row: RunRow, format: ExportFormat): Promise<string | null> {
  if (row.target !== 'local' || row.artifact_id === null) return null;
  return makeExport(world, row, format);
}
