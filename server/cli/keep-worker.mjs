import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { WORKER } from './build-worker.mjs';

/** Milliseconds until a worker that ended unasked is started again; doubled each time it ends soon after its start. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** A worker that ran this long was healthy, in milliseconds. */
const HEALTHY = 60_000;

/** Pages come first on a busy machine: the worker and all of its threads get what the web process leaves. */
const NICENESS = 10;

/**
 * Runs the worker as a child process, and starts it again when it ends unasked. It stops by itself when this process
 * ends. It loads at once, and works after `begin`.
 * @param {string} root the project folder
 * @param {{ development: boolean, onFork: (worker: import('node:child_process').ChildProcess) => void }} options in
 *   development it runs from its sources
 */
export function keepWorker(root, { development, onFork }) {
  let pause = FIRST_PAUSE;
  let mayWork = false;
  let isStopping = false;
  let restart;
  let child = start();

  function start() {
    const startedAt = performance.now();
    const [program, ...flags] = development
      ? ['server/cli/worker.ts', '--import', 'tsx']
      : [WORKER, '--heap-growing-percent=50'];
    const worker = fork(path.join(root, program), { cwd: root, execArgv: ['--conditions=react-server', ...flags] });
    worker.once('spawn', () => givePriority(worker.pid));
    onFork(worker);
    if (mayWork) worker.send('begin', () => {});
    worker.once('error', (error) => console.error(`The worker could not start: ${error.message}`));
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      if (performance.now() - startedAt > HEALTHY) pause = FIRST_PAUSE;
      console.error(`The worker ended with ${signal ?? code}. It starts again in ${pause / 1000} s.`);
      restart = setTimeout(() => {
        child = start();
      }, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    });
    return worker;
  }

  return {
    /** The database is ready: makes the worker work. */
    begin() {
      mayWork = true;
      if (child.connected) child.send('begin', () => {});
    },
    /** Resolves when the worker has ended its work. */
    async stop() {
      isStopping = true;
      clearTimeout(restart);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function givePriority(pid) {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // Not permitted here: the worker runs at normal priority.
  }
}
