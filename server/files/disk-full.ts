import 'server-only';

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
