import 'server-only';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Resident memory of a process in bytes. Null if it has ended, or if it is unknown, as on Windows. */
export async function residentMemory(pid: number): Promise<number | null> {
  if (process.platform === 'linux') return fromProc(pid);
  return process.platform === 'win32' ? null : fromPs(pid);
}

async function fromProc(pid: number): Promise<number | null> {
  try {
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? null : Number(kibibytes) * 1024;
  } catch {
    return null;
  }
}

function fromPs(pid: number): Promise<number | null> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], { timeout: 1000 }, (error, stdout) => {
      const kibibytes = Number.parseInt(stdout, 10);
      resolve(error || !(kibibytes > 0) ? null : kibibytes * 1024);
    });
  });
}
