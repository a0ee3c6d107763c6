import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { submission } from '@/lib/contract/composer';
import type { ExportFormat } from '@/lib/contract/enums';
import { NEUTRAL_NAMES } from '@/lib/contract/wire-words';
import { overrideConfig } from '@/server/config';
import type { RunRow } from '@/server/database/composer-tables';
import { openDatabase } from '@/server/database/open-database';
import { openLocalStore } from '@/server/files/open-store';
import { claimDue, type JobRow, type JobTable } from '@/server/jobs/claim-due';
import { nextDue, releaseLease } from '@/server/jobs/job-source';
import type { Generations } from '@/server/runs/context';
import { sendRun } from '@/server/runs/send/send-run';
import { submitRun } from '@/server/runs/send/submit-run';
import { eventsOf, findRunRow } from '@/server/runs/store';
import { NO_WRITING } from '@/server/runs/testing/no-writing';
import { keepExport } from '@/server/runs/watch/keep-export';
import { watchRun } from '@/server/runs/watch/watch-run';
import { ServiceClient } from '@/server/service/client';
import { fetchExport } from '@/server/service/fetch-export';
import { remoteTransport } from '@/server/service/remote-transport';

type Options = {
  /** The service's address. */
  baseUrl: string;
  key?: string;
  /** The clock; the real one by default. With a manual clock only waiting is skipped. */
  now?: () => number;
};

type Source<Table extends JobTable> = {
  table: Table;
  states: string[];
  /** As `composerJobs` has it. */
  concurrency: number;
  run(world: Generations, row: JobRow<Table>): Promise<void>;
};

const LEASE_MS = 15_000;
const NEVER = new AbortController().signal;

const SEND: Source<'generations'> = {
  table: 'generations',
  states: ['queued', 'sending'],
  concurrency: 8,
  run: sendRun,
};
const WATCH: Source<'generations'> = {
  table: 'generations',
  states: ['pending'],
  concurrency: 16,
  run: (world, row) => watchRun(world, row, NEVER),
};
const KEEP: Source<'kept_exports'> = {
  table: 'kept_exports',
  states: ['waiting'],
  concurrency: 2,
  run: (world, row) => keepExport(world, row, NEVER),
};

/**
 * The program's own use cases as its worker runs them: SQLite in a file, files on disk, the real client on real
 * sockets. A test sets the clock where real time would take hours.
 */
export class FaultWorld {
  readonly world: Generations;
  readonly folder: string;
  readonly #options: Options;
  readonly #restoreConfig: () => void;

  private constructor(folder: string, db: Generations['db'], options: Options) {
    this.folder = folder;
    this.#options = options;
    const { baseUrl, key = 'upstream-key', now = Date.now } = options;
    const service = { SERVICE_BASE_URL: baseUrl, SERVICE_API_KEY: key };
    // Export URLs are checked by it, and stored text is redacted with its key.
    this.#restoreConfig = overrideConfig({ DATA_DIR: folder, ...service });
    const client = new ServiceClient({ baseUrl, apiKey: key, names: NEUTRAL_NAMES, transport: remoteTransport });
    this.world = {
      db,
      files: openLocalStore(path.join(folder, 'files')),
      now: () => new Date(now()),
      random: Math.random,
      service: (target) => (target === 'remote' ? client : null),
      maxCards: () => 60,
      maxQueuedRuns: 1_000_000,
      engine: {
        findDeck: notHere,
        findCards: notHere,
        describeArtifacts: async () => [],
        exportArtifact: notHere,
        drawPage: notHere,
        drawWithNotes: notHere,
        openImage: notHere,
        progressOf: notHere,
        imageCreditsOf: notHere,
        writingOf: notHere,
        sharingOf: notHere,
        changeSharing: notHere,
        writing: NO_WRITING,
      },
      fetchExport,
      wake: () => {},
    };
  }

  static async open(options: Options): Promise<FaultWorld> {
    const folder = await mkdtemp(path.join(tmpdir(), 'cardwright-faults-'));
    return new FaultWorld(folder, await openDatabase({ dataDir: folder }), options);
  }

  /** Another process on the same data, as far as the database can tell. Close it before this one. */
  async beside(options: Partial<Options> = {}): Promise<FaultWorld> {
    return new FaultWorld(this.folder, await openDatabase({ dataDir: this.folder }), {
      ...this.#options,
      ...options,
    });
  }

  /** Without removing the data. */
  async leave(): Promise<void> {
    this.#restoreConfig();
    await this.world.db.destroy();
  }

  async close(): Promise<void> {
    await this.leave();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Submits a text with this first line to the remote service; returns the run's id. */
  async submit(line: string, exportAs?: ExportFormat): Promise<string> {
    const outcome = await submitRun(
      this.world,
      submission.parse({
        submissionId: randomUUID(),
        target: 'remote',
        operation: 'generate',
        request: { inputText: `${line}\n\ntext`, textMode: 'preserve', numCards: 1, ...(exportAs && { exportAs }) },
      }),
    );
    if (!outcome.ok) throw new Error(`the submission was refused: ${JSON.stringify(outcome)}`);
    return outcome.submitted.id;
  }

  async row(id: string): Promise<RunRow> {
    const row = await findRunRow(this.world.db, id);
    if (!row) throw new Error(`there is no run ${id}`);
    return row;
  }

  async rows(): Promise<RunRow[]> {
    return this.world.db.selectFrom('generations').selectAll().orderBy('id').execute();
  }

  async kindsOf(id: string): Promise<string[]> {
    return (await eventsOf(this.world.db, id)).map(({ kind }) => kind);
  }

  /** Processes all due work with the program's own concurrency. */
  async work(owner = 'worker'): Promise<void> {
    await this.#drain(SEND, owner);
    await this.#drain(WATCH, owner);
    await this.#drain(KEEP, owner);
  }

  /** Advances the clock by `ms`, from one due row to the next. `setTime` sets the value of `now`. */
  async pass(ms: number, setTime: (time: number) => void): Promise<void> {
    const end = this.world.now().getTime() + ms;
    for (;;) {
      const due = await this.#nextDue();
      if (due === null || due > end) break;
      setTime(Math.max(due, this.world.now().getTime()));
      await this.work();
    }
    setTime(end);
  }

  async #nextDue(): Promise<number | null> {
    const { db } = this.world;
    const dues = await Promise.all([SEND, WATCH, KEEP].map(({ table, states }) => nextDue(db, table, states)));
    const times = dues.flatMap((due) => (due ? [due.getTime()] : []));
    return times.length > 0 ? Math.min(...times) : null;
  }

  async #drain<Table extends JobTable>(source: Source<Table>, owner: string): Promise<void> {
    await Promise.all(Array.from({ length: source.concurrency }, () => this.#runEach(source, owner)));
  }

  async #runEach<Table extends JobTable>({ table, states, run }: Source<Table>, owner: string): Promise<void> {
    const { db } = this.world;
    for (;;) {
      const terms = { states, owner, now: this.world.now(), leaseMs: LEASE_MS, limit: 1 };
      const [row] = await claimDue(db, table, terms);
      if (!row) return;
      await run(this.world, row);
      await releaseLease(db, table, { id: row.id, owner });
    }
  }
}

async function notHere(): Promise<never> {
  throw new Error('the engine is not in this world');
}
