import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** Kibibytes of private memory a decoder process may allocate. A 40 megapixel PNG or JPEG needs about 300 MB. */
const MOST_DATA = 384 * 1024;
/** Seconds of processor time after which the system ends a process, whatever became of the program that started it. */
const MOST_PROCESSOR_TIME = 120;

const FLAGS = ['--max-old-space-size=96', '--max-semi-space-size=2', '--v8-pool-size=1'];

/**
 * Starts a decoder process with its memory limited by the system where that works. `RLIMIT_DATA` counts what libvips and
 * librsvg allocate and not what V8 merely reserves, so that allocations fail there and are reported like any other
 * error. Elsewhere `DecoderProcess` watches the memory that is held.
 */
export function startDecoder(): ChildProcess {
  // Not bundled: it runs from the sources in every mode, and every mode runs in the project's folder.
  const script = path.join(/* turbopackIgnore: true */ process.cwd(), 'server/engine/images/decoder/decoder.child.mjs');
  const command = [process.execPath, ...FLAGS, script];
  const limit = `ulimit -d ${MOST_DATA}; ulimit -t ${MOST_PROCESSOR_TIME}; exec "$0" "$@"`;
  const [program = '', ...args] = process.platform === 'linux' ? ['/bin/sh', '-c', limit, ...command] : command;
  return spawn(program, args, {
    // Keys and addresses of the program are none of its business. These keep threads and fragments of memory few.
    env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  });
}
