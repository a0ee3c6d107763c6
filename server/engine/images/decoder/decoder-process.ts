import 'server-only';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { readPicture } from '../../render/read-picture';
import { DECODE_FAILURES, type Decoded, type DecodeFailure, type DecodeJob, type Decoder } from './decoder';
import { frameOf, frameReader } from './read-frames.mjs';

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
function startDecoder(): ChildProcess {
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

const LONGEST_SIDE = 2000;
/** Slightly more than an incompressible PNG of the largest dimensions, in bytes. */
const MAX_BYTES = 20 * 1024 * 1024;
/** Memory limit in bytes, for systems without `RLIMIT_DATA` and for memory that `RLIMIT_DATA` does not count. */
const MAX_MEMORY = 420 * 1024 * 1024;
/** Milliseconds between two memory checks. */
const MEMORY_CHECK_INTERVAL = 50;
/** Startup timeout in milliseconds. */
const START = 15_000;

const SIDE = z.int().min(1).max(LONGEST_SIDE);
const ANSWER = z.union([
  z.strictObject({ ready: z.literal(true) }),
  z.strictObject({
    id: z.int(),
    ok: z.literal(true),
    mediaType: z.enum(['image/png', 'image/jpeg']),
    width: SIDE,
    height: SIDE,
  }),
  z.strictObject({ id: z.int(), ok: z.literal(false), code: z.string() }),
]);

/**
 * A decoder process and its state. The process reads untrusted files, so its responses are untrusted too: each is
 * checked, and an invalid one gets the process killed.
 */
export class DecoderProcess implements Decoder {
  readonly ready: Promise<void>;
  isDead = false;
  private running: { id: number; resolve(decoded: Decoded): void; timers: NodeJS.Timeout[] } | null = null;
  private lastId = 0;
  private setReady: () => void = () => {};
  private setFailed: (error: Error) => void = () => {};

  constructor(
    private readonly child: ChildProcess = startDecoder(),
    private readonly mostMemory = MAX_MEMORY,
  ) {
    const starting = setTimeout(() => this.kill('crashed'), START);
    this.ready = new Promise<void>((resolve, reject) => {
      this.setReady = resolve;
      this.setFailed = reject;
    }).finally(() => clearTimeout(starting));
    // Callers that await `ready` still get the error. If none does, the pool replaces the process.
    this.ready.catch(() => {});
    child.on('error', () => this.kill('crashed'));
    child.on('exit', () => this.kill('crashed'));
    child.stdin?.on('error', () => this.kill('crashed'));
    const read = frameReader((head, bytes) => this.take(head, bytes), { head: 1024, bytes: MAX_BYTES });
    child.stdout?.on('data', (chunk: Buffer) => {
      if (this.isDead) return;
      try {
        read(chunk);
      } catch {
        this.kill('crashed');
      }
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  decode({ kind, bytes, deadline }: DecodeJob): Promise<Decoded> {
    if (this.isDead) return Promise.resolve({ ok: false, code: 'crashed' });
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve) => {
      const timers = [
        setTimeout(() => this.kill('timeout'), deadline),
        setInterval(() => void this.checkMemory(id), MEMORY_CHECK_INTERVAL),
      ];
      this.running = { id, resolve, timers };
      for (const part of frameOf({ id, kind }, bytes)) this.child.stdin?.write(part);
    });
  }

  kill(code: DecodeFailure): void {
    if (this.isDead) return;
    this.isDead = true;
    this.child.kill('SIGKILL');
    this.child.stdin?.destroy();
    this.child.stdout?.destroy();
    this.setFailed(new Error(`The decoder process ended: ${code}`));
    this.finish({ ok: false, code });
  }

  ref(): void {
    for (const handle of this.handles()) handle.ref();
  }

  unref(): void {
    for (const handle of this.handles()) handle.unref();
  }

  private handles(): { ref(): void; unref(): void }[] {
    // The pipes of a child process are sockets.
    return [this.child, this.child.stdin as Socket | null, this.child.stdout as Socket | null].filter(
      (handle) => handle !== null,
    );
  }

  private take(head: unknown, bytes: Buffer): void {
    const answer = ANSWER.parse(head);
    if ('ready' in answer) {
      this.setReady();
      return;
    }
    if (answer.id !== this.running?.id) throw new Error('No picture of this number is being decoded');
    if (!answer.ok) {
      this.finish({ ok: false, code: isFailure(answer.code) ? answer.code : 'crashed' });
      return;
    }
    const { mediaType, width, height } = answer;
    const facts = readPicture(bytes);
    if (facts?.mediaType !== mediaType || facts.width !== width || facts.height !== height)
      throw new Error('The picture is not what its head says');
    // Copy the bytes, because the buffer is a view of what was read from the pipe.
    this.finish({ ok: true, picture: { bytes: new Uint8Array(bytes), mediaType, width, height } });
  }

  private finish(decoded: Decoded): void {
    const { running } = this;
    this.running = null;
    for (const timer of running?.timers ?? []) clearTimeout(timer);
    running?.resolve(decoded);
  }

  private async checkMemory(id: number): Promise<void> {
    const bytes = this.child.pid === undefined ? null : await residentMemory(this.child.pid);
    if (this.running?.id === id && bytes !== null && bytes > this.mostMemory) this.kill('memory');
  }
}

function isFailure(code: string): code is DecodeFailure {
  return Object.hasOwn(DECODE_FAILURES, code);
}

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
