import { decodeText } from '@/lib/text-import/decode-text';
import { FILE_LIMITS, type FileKind, fileKind } from '@/lib/text-import/file-kind';
import { textOfJson } from '@/lib/text-import/text-of-json';
import { unpackedSize } from '@/lib/text-import/unpacked-size';
import { say } from '@/lib/words/say';

/** `request`: the whole body, when the file was a request. */
export type FileText =
  | { ok: true; text: string; lostPictures: number; request?: Record<string, unknown> }
  | { ok: false; reason: string };

const MEGABYTE = 1024 * 1024;

/** The text of a file, within the limits of size and time. Nothing of the file is sent anywhere. */
export async function readFile(file: File): Promise<FileText> {
  const kind = fileKind(file);
  if (!kind) return refusal(say('Files that can be read are .txt, .md, .docx, .pdf and .json.'));
  if (file.size > FILE_LIMITS.bytes)
    return refusal(say('It is larger than {bytes} MB.', { bytes: FILE_LIMITS.bytes / MEGABYTE }));
  const gone = new AbortController();
  const seconds = FILE_LIMITS.milliseconds / 1000;
  const late = refusal(say('Reading it took longer than {seconds} seconds.', { seconds }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<FileText>((resolve) => {
    timer = setTimeout(() => {
      gone.abort();
      resolve(late);
    }, FILE_LIMITS.milliseconds);
  });
  try {
    const read: FileText = await Promise.race([READERS[kind](file, gone.signal), deadline]);
    if (read.ok && read.text.trim() === '' && !read.request)
      return refusal(EMPTY[kind] ?? say('There is no text in it.'));
    return read;
  } catch {
    // What the readers throw speaks of their own insides.
    return refusal(say('It could not be read: it may be damaged, or protected by a password.'));
  } finally {
    clearTimeout(timer);
  }
}

const EMPTY: Partial<Record<FileKind, string>> = {
  pdf: say('There is no text in it: it may be made of scanned pictures.'),
};

const READERS = {
  txt: readPlain,
  md: readPlain,
  json: async (file) => {
    const decoded = decodeText(await bytesOf(file));
    if (!decoded.ok) return decoded;
    const read = textOfJson(decoded.text);
    return read.ok ? { ok: true, text: read.inputText ?? '', lostPictures: 0, request: read.body } : read;
  },
  docx: async (file) => {
    const bytes = await bytesOf(file);
    const size = unpackedSize(bytes);
    if (size === null) return refusal(say('It is no Word document: it may be an older .doc under a new name.'));
    if (size > FILE_LIMITS.unpackedBytes) return refusal(say('It unpacks to more than a browser can hold.'));
    const { readDocx } = await import('./read-docx');
    return { ok: true, ...(await readDocx(bytes.buffer as ArrayBuffer)) };
  },
  pdf: async (file, signal) => {
    const { readPdf } = await import('./read-pdf');
    return { ok: true, text: await readPdf(await bytesOf(file), signal), lostPictures: 0 };
  },
} satisfies Record<FileKind, (file: File, signal: AbortSignal) => Promise<FileText>>;

async function readPlain(file: File): Promise<FileText> {
  const decoded = decodeText(await bytesOf(file));
  return decoded.ok ? { ...decoded, lostPictures: 0 } : decoded;
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

function refusal(reason: string): FileText {
  return { ok: false, reason };
}
