import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** Kibibytes of private memory a decoder process may allocate. A 40 megapixel PNG or JPEG needs about 300 MB. */
const MAX_DATA = 384 * 1024;
/** CPU seconds after which the operating system kills a decoder process, even if the server is gone. */
const MAX_PROCESSOR_TIME = 120;

const FLAGS = ['--max-old-space-size=96', '--max-semi-space-size=2', '--v8-pool-size=1'];

/**
 * Starts a decoder process, with a memory limit set by the operating system where possible. `RLIMIT_DATA` counts what
 * libvips and librsvg allocate but not what V8 only reserves, so an allocation over the limit fails and is reported
 * like any other error. Elsewhere `DecoderProcess` watches the resident memory.
 */
export function startDecoder(): ChildProcess {
  // The script is not bundled. It always runs from source, and the server always runs in the project folder.
  const script = path.join(/* turbopackIgnore: true */ process.cwd(), 'server/engine/images/decoder/decoder.child.mjs');
  const command = [process.execPath, ...FLAGS, script];
  const limit = `ulimit -d ${MAX_DATA}; ulimit -t ${MAX_PROCESSOR_TIME}; exec "$0" "$@"`;
  const [program = '', ...args] = process.platform === 'linux' ? ['/bin/sh', '-c', limit, ...command] : command;
  return spawn(/* turbopackIgnore: true */ program, args, {
    // The child does not inherit the server's keys or addresses. These variables limit threads and memory
    // fragmentation.
    env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  });
}
