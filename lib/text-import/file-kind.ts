/** What the composer can take text from. */
export const FILE_KINDS = ['txt', 'md', 'docx', 'pdf', 'json'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** For the `accept` of a file input. */
export const ACCEPTED_FILES = '.txt,.md,.markdown,.docx,.pdf,.json';

export const FILE_LIMITS = {
  bytes: 20 * 1024 * 1024,
  /** Of what a packed file would unpack to: a small one can hold far more than a browser can. */
  unpackedBytes: 200 * 1024 * 1024,
  milliseconds: 20_000,
} as const;

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
