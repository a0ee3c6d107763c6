/** The file types that can be added to a text. */
export const FILE_KINDS = ['txt', 'md', 'docx', 'pdf', 'json', 'picture'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The `accept` attribute of the file input. */
export const ACCEPTED_FILES = '.txt,.md,.markdown,.docx,.pdf,.json,image/*';

const MEGABYTE = 1024 * 1024;

/** Limits on importing a file. The first six are checked before or while the libraries read it. */
export const FILE_LIMITS = {
  bytes: 20 * MEGABYTE,
  /** The XML of a Word file once unpacked, measured while inflating. A zip can hold a thousand times its own size. */
  unpackedBytes: 24 * MEGABYTE,
  /** The pictures of a Word file, all together. */
  pictureBytes: 24 * MEGABYTE,
  zipEntries: 10_000,
  xmlTags: 400_000,
  pdfPages: 2000,
  /** A single buffer while a PDF is read, because its streams are compressed too. */
  bufferBytes: 64 * MEGABYTE,
  /** Text items in a PDF, however short. */
  pdfPieces: 1_000_000,
  /** The resulting text: five times the maximum of a request. */
  characters: 2_000_000,
  /** Reading stops after this long without progress, or in total. */
  stallMilliseconds: 10_000,
  milliseconds: 60_000,
};

const BY_ENDING: ReadonlyMap<string, FileKind> = new Map([
  ['txt', 'txt'],
  ['text', 'txt'],
  ['md', 'md'],
  ['markdown', 'md'],
  ['docx', 'docx'],
  ['pdf', 'pdf'],
  ['json', 'json'],
]);

/** The type by file name, otherwise by media type; null if it is unsupported. */
export function fileKind({ name, type }: { name: string; type: string }): FileKind | null {
  const byEnding = BY_ENDING.get(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '');
  if (byEnding) return byEnding;
  if (type === 'text/markdown') return 'md';
  if (type.startsWith('image/')) return 'picture';
  return type.startsWith('text/plain') ? 'txt' : null;
}

/** A clipboard or drop, as far as it is looked at. */
type Copied = { files: ArrayLike<File>; getData(type: string): string };

/**
 * The files of a paste that are its content. Copied text and cells often come with a picture of themselves, and a
 * picture on a web page with its URL: these are no files. Copied files come with their names as text.
 */
export function pastedFiles(copied: Copied): File[] {
  const files = Array.from(copied.files);
  if (files.length === 0) return [];
  const lines = copied
    .getData('text/plain')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
  const hasWords = !lines.every((line) => files.some(({ name }) => namesFile(line.trim(), name)));
  return hasWords || /<img\b[^>]*\bsrc\s*=\s*["']?(?:https?|data):/i.test(copied.getData('text/html')) ? [] : files;
}

/** A file's name, path or `file:` URL. */
function namesFile(line: string, name: string): boolean {
  return line.endsWith(name) || line.endsWith(encodeURIComponent(name));
}
