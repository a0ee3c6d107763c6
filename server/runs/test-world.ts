import 'server-only';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NEUTRAL_NAMES } from '@/lib/contract/wire-words';
import { verbatim } from '@/lib/words/stored-messages';
import type { RunRow } from '../database/composer-tables';
import { testDatabase } from '../database/test-database';
import { openLocalStore } from '../files/local-store';
import { claimDue } from '../jobs/claim-due';
import { ServiceClient } from '../service/client';
import type { Generations } from './context';
import { indexWords } from './find/word-index';
import { forgetRows } from './run-row';
import { ScriptedService } from './scripted-service';
import { sendRun } from './send/send-run';
import { findRunRow } from './store';
import { NO_WRITING } from './testing/no-writing';
import { keepExport } from './watch/keep-export';
import { WATCHED_STATES } from './watch/watch-pace';
import { watchRun } from './watch/watch-run';

export const KEY = 'canary-key-1234567890';
const START = Date.UTC(2030, 0, 1);

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
    const client = (scripted: ScriptedService) =>
      new ServiceClient({
        baseUrl: 'https://service.example',
        apiKey: KEY,
        names: NEUTRAL_NAMES,
        transport: scripted.transport,
      });
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
        findDeck: async () => null,
        describeArtifacts: async () => [],
        exportArtifact: async () => ({ bytes: new TextEncoder().encode('%PDF-1.7 …'), fileName: 'x', mediaType: 'x' }),
        drawPage: async () => null,
        drawWithNotes: async () => null,
        openImage: async () => null,
        progressOf: async () => ({ done: 1, total: 3 }),
        writingOf: async () => null,
        imageCreditsOf: async () => [],
        sharingOf: async () => null,
        changeSharing: async () => null,
        writing: NO_WRITING,
      },
      fetchExport: async () => ({ ok: false, reason: verbatim('not scripted'), isFinal: true }),
      wake: () => {
        this.wakes += 1;
      },
    };
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
