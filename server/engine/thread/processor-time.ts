import 'server-only';
import { readFileSync, readlinkSync } from 'node:fs';

/** Linux counts a thread's time in ticks of 10 ms. */
const TICK_MS = 10;

/**
 * Milliseconds of processor time that a thread of this process has used. Without its id, or where the system does not
 * tell, those of the whole process: at least as much.
 */
export function processorTime(threadId: string | null): number {
  const own = threadId === null ? null : threadTime(threadId);
  if (own !== null) return own;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The system's id of the calling thread. Null where threads have no public ids. */
export function threadId(): string | null {
  try {
    return /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1] ?? null;
  } catch {
    return null;
  }
}

function threadTime(id: string): number | null {
  try {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'latin1');
    // The name before the last parenthesis may contain anything. User and system time are the 12th and 13th field after.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * TICK_MS : null;
  } catch {
    return null;
  }
}
