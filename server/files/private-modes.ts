import 'server-only';
import { chmod, lstat, opendir } from 'node:fs/promises';
import path from 'node:path';

/** New files of the process are readable only by its own user. */
const PRIVATE_UMASK = 0o077;
/**
 * Entries beyond this are left as they are, so that a start does not take minutes. New files have the right mode
 * anyway.
 */
const MAX_ENTRIES = 200_000;

export function createPrivately(): void {
  process.umask(PRIVATE_UMASK);
}

export type ModeReport = {
  /** How many files others could read. The modes of folders alone, such as a new one, give nothing away. */
  corrected: number;
  /** The first path that could not be corrected, and how many there were. */
  failed: { path: string; code: string; count: number } | null;
  isComplete: boolean;
};

/**
 * Removes all permissions of other users from the program's data in `dataDir`: the folder itself, the database, and
 * everything in `files`. Other entries are not ours. Links are not followed.
 */
export async function makePrivate(dataDir: string, { maxEntries = MAX_ENTRIES } = {}): Promise<ModeReport> {
  const report: ModeReport = { corrected: 0, failed: null, isComplete: true };
  // Windows has no such modes.
  if (process.platform === 'win32') return report;
  let seen = 0;
  const visit = async (entry: string, isOurs: (name: string) => boolean): Promise<void> => {
    seen += 1;
    if (seen > maxEntries) {
      report.isComplete = false;
      return;
    }
    const found = await lstat(entry).catch(() => null);
    if (!found || found.isSymbolicLink() || !(found.isDirectory() || found.isFile())) return;
    await correct(entry, found.mode, found.isFile(), report);
    if (!found.isDirectory()) return;
    const folder = await opendir(entry).catch(() => null);
    if (!folder) return;
    for await (const { name } of folder) {
      if (!report.isComplete) break;
      if (isOurs(name)) await visit(path.join(entry, name), () => true);
    }
  };
  await visit(dataDir, (name) => name === 'files' || name.startsWith('cardwright.sqlite'));
  return report;
}

async function correct(entry: string, mode: number, isFile: boolean, report: ModeReport): Promise<void> {
  if ((mode & PRIVATE_UMASK) === 0) return;
  try {
    await chmod(entry, mode & 0o777 & ~PRIVATE_UMASK);
    if (isFile) report.corrected += 1;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    report.failed = report.failed
      ? { ...report.failed, count: report.failed.count + 1 }
      : { path: entry, code, count: 1 };
  }
}
