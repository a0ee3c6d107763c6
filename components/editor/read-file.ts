import { decodeText } from '@/lib/text-import/decode-text';
import { FILE_LIMITS, type FileKind, fileKind } from '@/lib/text-import/file-kind';
import { textOfJson } from '@/lib/text-import/json-text';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { keepPictures, type LostPictures, NONE_LOST, uploadPicture } from './keep-pictures';
import { type ReadCall, type ReadRefusal, readInWorker } from './read-in-worker';

/**
 * `request`: the whole body, if the file was a request. `asStored`, `hasUnknown`: as in `ReadText`. `isCancelled`: the person
 * cancelled, so no message is needed.
 */
export type FileText =
  | {
      ok: true;
      text: string;
      lost: LostPictures;
      asStored?: string;
      hasUnknown?: true;
      request?: Record<string, unknown>;
    }
  | { ok: false; reason: string; isCancelled?: boolean };

const MEGABYTE = 1024 * 1024;

/** Reads one file, or several pictures. Stops at the first that can't be read. */
export async function readFiles(files: readonly File[], signal: AbortSignal): Promise<FileText> {
  const texts: string[] = [];
  for (const file of files) {
    const read = await readFile(file, signal);
    if (!read.ok || files.length === 1) return read;
    texts.push(read.text);
  }
  return { ok: true, text: texts.join('\n\n'), lost: NONE_LOST };
}

/** Reads the text of a file, with limits on size and time. Only pictures are uploaded. */
async function readFile(file: File, signal: AbortSignal): Promise<FileText> {
  const kind = fileKind(file);
  if (!kind) return refusal(t('Supported files: .txt, .md, .docx, .pdf, .json and images.'));
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

const WHY_NOT = perLocale<Record<ReadRefusal['why'], string>>(() => ({
  notWord: t('Not a .docx file. Older .doc files aren’t supported.'),
  tooLarge: t('This file is too large to read. Try copying its text.'),
  tooSlow: t('This file takes too long to read. Try copying its text.'),
  damaged: t('Couldn’t read the file. It may be damaged or password-protected.'),
  cancelled: t('Cancelled'),
  noReader: t('Couldn’t load the file reader.'),
}));

const READERS = {
  txt: readPlain,
  md: readPlain,
  json: async (file) => {
    const decoded = decodeText(await bytesOf(file));
    if (!decoded.ok) return decoded;
    const read = textOfJson(decoded.text);
    return read.ok ? { ok: true, text: read.inputText ?? '', lost: NONE_LOST, request: read.body } : read;
  },
  docx: async (file, signal) => readWithWorker({ kind: 'docx', bytes: await bytesOf(file) }, signal),
  pdf: async (file, signal) => readWithWorker({ kind: 'pdf', bytes: await bytesOf(file) }, signal),
  picture: async (file, signal) => {
    const uploaded = await uploadPicture(file, signal);
    if (signal.aborted) return { ok: false, reason: WHY_NOT.cancelled, isCancelled: true };
    if ('address' in uploaded) return { ok: true, text: `![](${uploaded.address})`, lost: NONE_LOST };
    return refusal(t('The image can’t be used: {reason}.', { reason: uploaded.reason }));
  },
} satisfies Record<FileKind, (file: File, signal: AbortSignal) => Promise<FileText>>;

async function readWithWorker(call: ReadCall, signal: AbortSignal): Promise<FileText> {
  const read = await readInWorker(call, signal);
  if (read.kind === 'refused') return { ok: false, reason: WHY_NOT[read.why], isCancelled: read.why === 'cancelled' };
  const { text, lost } = await keepPictures(read, signal);
  if (signal.aborted) return { ok: false, reason: WHY_NOT.cancelled, isCancelled: true };
  return {
    ok: true,
    text,
    lost,
    ...(read.asStored !== undefined && { asStored: read.asStored }),
    ...(read.hasUnknown && { hasUnknown: true }),
  };
}

async function readPlain(file: File): Promise<FileText> {
  const decoded = decodeText(await bytesOf(file));
  return decoded.ok ? { ...decoded, lost: NONE_LOST } : decoded;
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}

function refusal(reason: string): FileText {
  return { ok: false, reason };
}
