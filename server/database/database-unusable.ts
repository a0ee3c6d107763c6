import 'server-only';
import { errorCode, isDiskFull } from '../files/disk-full';

/** The database cannot be used. The message is one sentence for the operator, with the variable and the cause. */
export class DatabaseUnusable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseUnusable';
  }
}

/** By the start of SQLite's and the system's error codes; the first that fits. */
const SQLITE_CAUSES: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_NOTADB/, 'it is not a SQLite database, or it is damaged. Restore it from a backup'],
  [/^SQLITE_(CORRUPT|FORMAT)/, 'it is damaged. Restore it from a backup'],
  [/^SQLITE_(BUSY|LOCKED)/, 'another program is using it'],
  [/^(SQLITE_(READONLY|PERM|AUTH)|EACCES|EPERM|EROFS)/, 'the file or its folder is read-only for this user'],
  [/^SQLITE_CANTOPEN/, 'the file cannot be opened, or its folder is read-only for this user'],
  [/^(ENOTDIR|EEXIST)/, 'a part of the path is a file, not a folder'],
  [/^ENOENT/, 'the folder cannot be created'],
  [/^EISDIR/, 'it is a folder, not a file'],
  [/^SQLITE_IOERR/, 'reading or writing the disk failed'],
];

/** `file` is in `DATA_DIR`. */
export function sqliteUnusable(file: string, error: unknown): DatabaseUnusable {
  if (error instanceof DatabaseUnusable) return error;
  const code = errorCode(error);
  const known = isDiskFull(error) ? 'the disk is full' : SQLITE_CAUSES.find(([codes]) => codes.test(code))?.[1];
  return unusable(`The database in DATA_DIR (${file})`, known, error);
}

export function postgresUnusable(error: unknown): DatabaseUnusable {
  if (error instanceof DatabaseUnusable) return error;
  return unusable('The database at DATABASE_URL', undefined, error);
}

function unusable(which: string, known: string | undefined, error: unknown): DatabaseUnusable {
  const code = errorCode(error);
  const cause = known ?? lastCause(error);
  return new DatabaseUnusable(
    `${which} cannot be opened: ${cause}${code && !cause.includes(code) ? ` (${code})` : ''}.`,
    {
      cause: error,
    },
  );
}

function lastCause(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  // A refused connection to several addresses has no message, only errors.
  if (cause instanceof AggregateError && cause.message === '') cause = cause.errors[0];
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.replace(/\.$/, '') || 'unknown error';
}
