import 'server-only';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';

/** The machine is too busy for a piece of work, which may succeed later. The message is for the user. */
export class ServerBusy extends Error {
  constructor(readonly reason: StoredMessage) {
    super(reason);
    this.name = 'ServerBusy';
  }
}

/** The storage of files fails or does not answer. The message is for the log. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** Marks an error of a connection to the database, whose own class and code are those of any connection. */
export function markDatabaseLost<Failure extends Error>(error: Failure): Failure {
  return Object.assign(error, { name: DATABASE_LOST });
}

const DATABASE_LOST = 'DatabaseUnavailable';
/** Codes of Postgres: failed connections, and a server that starts or stops. */
const POSTGRES_AWAY = /^(08|57P0)/;

/** Also true of statements on a connection that broke earlier. */
function isDatabaseLost(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at.name === DATABASE_LOST || / is not queryable$/.test(at.message)) return true;
  return POSTGRES_AWAY.test(errorCode(error));
}

/** Used instead of `instanceof`, like `isDeckTooLarge`. */
export function isServerBusy(error: unknown): error is ServerBusy {
  return error instanceof Error && error.name === 'ServerBusy' && 'reason' in error;
}

export function isStorageUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'StorageUnavailable';
}

type KnownCause = { status: 503 | 507; message: StoredMessage; headers: Record<string, string> };

const DISK_RETRY_SECONDS = '60';
const BUSY_RETRY_SECONDS = '30';

/** The response for an error that the operator or time can end. Null for any other error. */
export function knownCause(error: unknown): KnownCause | null {
  const later = (message: StoredMessage): KnownCause => {
    return { status: 503, message, headers: { 'Retry-After': BUSY_RETRY_SECONDS } };
  };
  if (isServerBusy(error)) return later(error.reason);
  if (isStorageUnavailable(error))
    return later(englishMessage('The file storage can’t be reached. Try again in a minute.'));
  if (isDatabaseLost(error)) return later(englishMessage('The database can’t be reached. Try again in a minute.'));
  if (!isDiskFull(error)) return null;
  const message = englishMessage('The server’s disk is full. Nothing was saved; try again when there is space.');
  return { status: 507, message, headers: { 'Retry-After': DISK_RETRY_SECONDS } };
}

/** SQLite reports a full disk as `FULL`, and as `SHMSIZE` if the index of its log cannot grow. */
const FULL: readonly string[] = ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT'];
/** Postgres: "disk full". */
const POSTGRES_FULL = '53100';

/** Whether an error, or one of its causes, says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  const code = errorCode(error);
  return FULL.includes(code) || code === POSTGRES_FULL;
}

/** The code of the innermost error that has one; empty without any. */
export function errorCode(error: unknown): string {
  let code = '';
  for (let at = error; at instanceof Error; at = at.cause) if ('code' in at && at.code) code = String(at.code);
  return code;
}
