import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const PROGRAM = path.join(ROOT, 'server/cli/worker.ts');

/** `npm run worker` in a separate process. */
export class WorkerProcess {
  /** Its stderr output: the log. */
  said = '';
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.stderr?.on('data', (chunk) => {
      this.said += chunk;
    });
    this.#ended = new Promise((resolve) => child.once('exit', resolve));
  }

  /**
   * Resolves when its work has begun.
   * @throws Error with its output if it ends before
   */
  static async start(environment: Record<string, string>): Promise<WorkerProcess> {
    const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', PROGRAM], {
      cwd: ROOT,
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const worker = new WorkerProcess(child);
    const isRunning = new Promise<void>((resolve) => {
      child.stdout?.on('data', (chunk) => String(chunk).includes('running') && resolve());
    });
    const hasEnded = worker.#ended.then((code) => {
      throw new Error(`the worker ended with ${code}: ${worker.said}`);
    });
    hasEnded.catch(() => {});
    await Promise.race([isRunning, hasEnded]);
    return worker;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Stops it gracefully (SIGTERM) or like a crash (SIGKILL). Returns its exit code; null after a crash. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    this.#child.kill(signal);
    return this.#ended;
  }
}
