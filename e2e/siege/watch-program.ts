import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The effect on other requests. Times in milliseconds, memory in bytes. */
export type Figures = {
  longestWait: number;
  medianWait: number;
  /** The 95th percentile. */
  p95Wait: number;
  /** Responses other than 200. */
  failed: number;
  /** The peak memory of the program and its children together. */
  peakBytes: number;
  /** The memory at the time of the reading. */
  lastBytes: number;
};

type Sample = { waits: number[]; failed: number; peakBytes: number; lastBytes: number };

/** Requests `address` every 50 ms and reads the memory of the process tree under `pid`, in a separate process. */
export class ProgramWatch {
  readonly #child: ChildProcess;

  constructor(address: string, pid: number) {
    this.#child = fork(path.join(import.meta.dirname, 'watcher.mjs'), [address, String(pid)], { execArgv: [] });
  }

  /** The figures since the last call. */
  async take(): Promise<Figures> {
    const answer = once(this.#child, 'message') as Promise<[Sample]>;
    this.#child.send('take');
    const [{ waits, ...sample }] = await answer;
    const sorted = [...waits].sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
    return { ...sample, longestWait: at(1), medianWait: at(0.5), p95Wait: at(0.95) };
  }

  stop(): void {
    this.#child.kill('SIGKILL');
  }
}
