import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** The running program, started as a person would start it. */
export type Program = {
  /** Its URL, without a trailing slash. */
  address: string;
  pid: number;
  /** All of its output so far. */
  output(): string;
  /** Ctrl-C; returns its exit code. */
  stop(): Promise<number | null>;
  /** Without a warning: `kill -9`. */
  kill(): Promise<void>;
};

type Options = {
  port: number;
  dataDir: string;
  env?: Record<string, string>;
  root?: string;
  /**
   * `launch`: exactly like `npm start`. `start`: without the launcher process, so that a kill hits the program itself.
   */
  entry?: 'launch' | 'start';
};

/** The time that a built program may take to print its address, in milliseconds. */
const DEADLINE = 90_000;

/**
 * Starts the program on its own port and data, like `npm start`.
 * @throws with the program's output, if it ends or does not print its address in time
 */
export async function startProgram({
  port,
  dataDir,
  env = {},
  root: cwd = root,
  entry = 'start',
}: Options): Promise<Program> {
  const child = spawn('node', [`server/cli/${entry}.mjs`], {
    cwd,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part;
    });
  const address = `http://127.0.0.1:${port}`;
  await new Promise<void>((resolve, reject) => {
    const give = (why: string) => reject(new Error(`the program ${why}; it said:\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      give('did not start in time');
    }, DEADLINE);
    child.once('exit', (code) => give(`ended with ${code}`));
    child.stdout.on('data', () => {
      if (!output.includes(`Cardwright is at ${address}`)) return;
      clearTimeout(timer);
      resolve();
    });
  });
  return {
    address,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => end(child, 'SIGINT'),
    kill: async () => void (await end(child, 'SIGKILL')),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}
