import { decodeText } from '@/lib/text-import/decode-text';
import { FILE_LIMITS, type FileKind, fileKind } from '@/lib/text-import/file-kind';
import { textOfJson } from '@/lib/text-import/text-of-json';
import { perLocale } from '@/lib/words/per-locale';
import { t } from '@/lib/words/t';
import { readInWorker } from './read-in-worker';
import type { ReadCall, ReadRefusal } from './reader-calls';

/**
 * `request`: the whole body, if the file was a request. `asStored`: as in `ReadText`. `isCancelled`: the person cancelled, so no message is needed.
 */
export type FileText =
  | { ok: true; text: string; lostPictures: number; asStored?: string; request?: Record<string, unknown> }
  | { ok: false; reason: string; isCancelled?: boolean };

const MEGABYTE = 1024 * 1024;

/** Reads the text of a file, with limits on size and time. The file is not uploaded. */
export async function readFile(file: File, signal: AbortSignal): Promise<FileText> {
  const kind = fileKind(file);
  if (!kind) return refusal(t('Supported files: .txt, .md, .docx, .pdf and .json.'));
  if (file.size > FILE_LIMITS.bytes)
    return refusal(t('The file is larger than {bytes} MB.', { bytes: FILE_LIMITS.bytes / MEGABYTE }));
  try {
    const read: FileText = await READERS[kind](file, signal);
    if (!read.ok) return read;
    if (read.text.length > FILE_LIMITS.characters) return refusal(WHY_NOT.tooLarge);
    if (read.text.trim() === '' && !read.request) return refusal(EMPTY_MESSAGES[kind] ?? t('The file has no text.'));
    return read;
  } catch {
    // The file may have been deleted, or the browser may not be allowed to read it.
    return refusal(WHY_NOT.damaged);
  }
}

const EMPTY_MESSAGES: Partial<Record<FileKind, string>> = perLocale(() => ({
  pdf: t('The file has no text. It may be scanned images.'),
}));

const WHY_NOT = perLocale(
  () =>
    ({
      notWord: t('Not a .docx file. Older .doc files aren’t supported.'),
      tooLarge: t('This file is too large to read. Try copying its text.'),
      tooSlow: t('This file takes too long to read. Try copying its text.'),
      damaged: t('Couldn’t read the file. It may be damaged or password-protected.'),
      cancelled: t('Cancelled'),
      noReader: t('Couldn’t load the file reader.'),
    }) satisfies Record<ReadRefusal['why'], string>,
);

const READERS = {
  txt: readPlain,
  md: readPlain,
  json: async (file) => {
    const decoded = decodeText(await bytesOf(file));
    if (!decoded.ok) return decoded;
    const read = textOfJson(decoded.text);
    return read.ok ? { ok: true, text: read.inputText ?? '', lostPictures: 0, request: read.body } : read;
  },
  docx: async (file, signal) => readWithWorker({ kind: 'docx', bytes: await bytesOf(file) }, signal),
  pdf: async (file, signal) => readWithWorker({ kind: 'pdf', bytes: await bytesOf(file) }, signal),
} satisfies Record<FileKind, (file: File, signal: AbortSignal) => Promise<FileText>>;

async function readWithWorker(call: ReadCall, signal: AbortSignal): Promise<FileText> {
  const read = await readInWorker(call, signal);
  if (read.kind === 'read') {
    const { text, lostPictures, asStored } = read;
    return { ok: true, text, lostPictures, ...(asStored !== undefined && { asStored }) };
  }
  return { ok: false, reason: WHY_NOT[read.why], isCancelled: read.why === 'cancelled' };
}

async function readPlain(file: File): Promise<FileText> {
  const decoded = decodeText(await bytesOf(file));
  return decoded.ok ? { ...decoded, lostPictures: 0 } : decoded;
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}

function refusal(reason: string): FileText {
  return { ok: false, reason };
}
