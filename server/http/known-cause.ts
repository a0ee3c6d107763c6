import 'server-only';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { isDiskFull } from '../files/disk-full';

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
  if (isServerBusy(error))
    return { status: 503, message: error.reason, headers: { 'Retry-After': BUSY_RETRY_SECONDS } };
  if (isStorageUnavailable(error)) {
    const message = englishMessage('The file storage can’t be reached. Try again in a minute.');
    return { status: 503, message, headers: { 'Retry-After': BUSY_RETRY_SECONDS } };
  }
  if (!isDiskFull(error)) return null;
  const message = englishMessage('The server’s disk is full. Nothing was saved; try again when there is space.');
  return { status: 507, message, headers: { 'Retry-After': DISK_RETRY_SECONDS } };
}
