import 'server-only';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { NEUTRAL_NAMES } from '@/lib/contract/wire-words';
import { verbatim } from '@/lib/words/stored-messages';
import type { ArtifactFacts } from '@/server/engine/artifacts';
import type { RunRow } from '../../database/composer-tables';
import { testDatabase } from '../../database/testing/test-database';
import { openLocalStore } from '../../files/open-store';
import { claimDue } from '../../jobs/claim-due';
import { ServiceClient } from '../../service/client';
import { NotSent } from '../../service/errors';
import type { Transport, WireAnswer, WireRequest } from '../../service/remote-transport';
import type { Generations } from '../context';
import { indexWords } from '../find/word-index';
import { sendRun } from '../send/send-run';
import { findRunRow } from '../store';
import { keepExport } from '../watch/keep-export';
import { WATCHED_STATES } from '../watch/watch-pace';
import { watchRun } from '../watch/watch-run';
import { NO_WRITING } from './no-writing';
import { forgetRows } from './run-row';

export const KEY = 'canary-key-1234567890';
const START = Date.UTC(2030, 0, 1);

const none = async () => null;

export const ARTIFACT: ArtifactFacts = {
  ...{ id: 'art_1', generationId: 'gen_1', title: '', format: 'presentation' as const, cards: 1 },
  ...{ themeId: 'harbour', themeName: 'Harbour', createdAt: '2030-01-01T00:00:00.000Z' },
};

/** Dependencies of the use cases for tests: a database in memory, a manual clock, scripted services. */
export class TestWorld {
  readonly local = new ScriptedService();
  readonly remote = new ScriptedService();
  readonly world: Generations;
  readonly #folder: string;
  time = START;
  wakes = 0;
  /** Whether a remote service is configured. */
  hasRemote = true;

  private constructor(db: Generations['db'], folder: string) {
    this.#folder = folder;
    const settings = { baseUrl: 'https://service.example', apiKey: KEY, names: NEUTRAL_NAMES };
    const client = ({ transport }: ScriptedService) => new ServiceClient({ ...settings, transport });
    const clients = { local: client(this.local), remote: client(this.remote) };
    this.world = {
      db,
      files: openLocalStore(folder),
      now: () => new Date(this.time),
      random: () => 0.5,
      service: (target) => (target === 'local' || this.hasRemote ? clients[target] : null),
      maxCards: (target) => (target === 'remote' ? 60 : 75),
      maxQueuedRuns: 1000,
      engine: {
        ...{ findDeck: none, findCards: none, drawPage: none, drawWithNotes: none, openImage: none },
        ...{ writingOf: none, sharingOf: none, changeSharing: none },
        describeArtifacts: async () => [],
        exportArtifact: () => this.export(Buffer.from('%PDF-1.7 …')),
        progressOf: async () => ({ done: 1, total: 3 }),
        imageCreditsOf: async () => [],
        writing: NO_WRITING,
      },
      fetchExport: async () => ({ ok: false, reason: verbatim('not scripted'), isFinal: true }),
      wake: () => {
        this.wakes += 1;
      },
    };
  }

  async export(bytes: Uint8Array) {
    await this.world.files.put('artifacts/made', bytes);
    return { fileKey: 'artifacts/made', fileName: 'x', mediaType: 'x' };
  }

  /** Opens with its own database unless one is given. The database is closed with the world. */
  static async open(db?: Generations['db']): Promise<TestWorld> {
    if (!db) forgetRows();
    return new TestWorld(db ?? (await testDatabase()), await mkdtemp(path.join(tmpdir(), 'cardwright-world-')));
  }

  async close(): Promise<void> {
    await this.world.db.destroy();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async insert(row: RunRow): Promise<void> {
    await this.world.db.insertInto('generations').values(row).execute();
    await indexWords(this.world.db, row);
  }

  async row(id: string): Promise<RunRow> {
    const row = await findRunRow(this.world.db, id);
    if (!row) throw new Error(`no row ${id}`);
    return row;
  }

  /** Runs everything that is due now once, as the worker would; returns the number of jobs. */
  async work(owner = 'worker'): Promise<number> {
    const terms = { owner, now: new Date(this.time), leaseMs: 15_000, limit: 1000 };
    const signal = new AbortController().signal;
    const { db } = this.world;
    const toSend = await claimDue(db, 'generations', { ...terms, states: ['queued', 'sending'] });
    await Promise.all(toSend.map((row) => sendRun(this.world, row)));
    const toWatch = await claimDue(db, 'generations', { ...terms, states: WATCHED_STATES });
    await Promise.all(toWatch.map((row) => watchRun(this.world, row, signal)));
    const toKeep = await claimDue(db, 'kept_exports', { ...terms, states: ['waiting'] });
    await Promise.all(toKeep.map((row) => keepExport(this.world, row, signal)));
    return toSend.length + toWatch.length + toKeep.length;
  }

  /**
   * Advances the clock in steps of `step` milliseconds and works at each, until nothing is due any more or `ms` have
   * passed.
   */
  async pass(ms: number, step = 500): Promise<void> {
    const end = this.time + ms;
    while (this.time < end) {
      this.time += step;
      await this.work();
    }
  }
}

/** What a scripted service does with a call: answers, or fails like a network. */
export type Script = {
  status?: number;
  headers?: Record<string, string>;
  /** JSON, or text unchanged. */
  body?: unknown;
  /** Sends this share of the body, from 0 to 1, then breaks the connection. */
  breaksAt?: number;
  fails?: 'not-sent' | 'reset';
};

/** A service for tests that follows its script and records every request, as a ledger of charges. */
export class ScriptedService {
  readonly posts: WireRequest[] = [];
  readonly gets: WireRequest[] = [];
  onPost: Script | ((request: WireRequest) => Script) = { status: 201, body: { generationId: 'gen_1' } };
  onStatus: Script | ((request: WireRequest) => Script) = { body: { generationId: 'gen_1', status: 'pending' } };
  onList: Script = { body: { data: [], hasMore: false, nextCursor: null } };

  readonly transport: Transport = async (request) => {
    const isPost = request.method === 'POST';
    (isPost ? this.posts : this.gets).push(request);
    const script = isPost ? this.onPost : /\/generations\//.test(request.url) ? this.onStatus : this.onList;
    return play(typeof script === 'function' ? script(request) : script);
  };
}

function play({ status = 200, headers = {}, body, breaksAt, fails }: Script): WireAnswer {
  if (fails === 'not-sent') throw new NotSent(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  if (fails === 'reset') throw reset();
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
  const stream = Readable.from(
    (async function* () {
      yield bytes.subarray(0, Math.floor(bytes.byteLength * (breaksAt ?? 1)));
      if (breaksAt !== undefined) throw reset();
    })(),
    { objectMode: false },
  );
  stream.on('error', () => {});
  return { status, headers: new Map(Object.entries(headers)), body: stream, close: () => stream.destroy() };
}

function reset(): Error {
  return Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
}
