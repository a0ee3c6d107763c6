/** What the composer can take text from. */
export const FILE_KINDS = ['txt', 'md', 'docx', 'pdf', 'json'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** For the `accept` of a file input. */
export const ACCEPTED_FILES = '.txt,.md,.markdown,.docx,.pdf,.json';

const MEGABYTE = 1024 * 1024;

/** What the tab reads of a file at most. The first six are checked before or while the libraries see anything. */
export const FILE_LIMITS = {
  bytes: 20 * MEGABYTE,
  /** Of a Word file: its XML once unpacked, measured while inflating. A packed file can hold a thousand times its size. */
  unpackedBytes: 24 * MEGABYTE,
  zipEntries: 10_000,
  xmlTags: 400_000,
  pdfPages: 2000,
  /** Of one buffer while a PDF is read: its streams unpack too. */
  bufferBytes: 64 * MEGABYTE,
  /** Stretches of text of a PDF, however short. */
  pdfPieces: 1_000_000,
  /** Of the text that comes out: five times what can be sent. */
  characters: 2_000_000,
  /** Reading ends when it makes no progress for so long, or takes longer in all. */
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

/** The kind that a file's name tells, else its media type; null when it is none we read. */
export function fileKind({ name, type }: { name: string; type: string }): FileKind | null {
  const told = BY_ENDING.get(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '');
  if (told) return told;
  if (type === 'text/markdown') return 'md';
  return type.startsWith('text/plain') ? 'txt' : null;
}
