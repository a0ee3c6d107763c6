import 'server-only';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import * as artifacts from '@/server/engine/artifacts';
import { TestEngine } from '@/server/engine/testing/test-engine';
import { overrideConfig } from '../../config';
import type { RunRow } from '../../database/composer-tables';
import type { Database } from '../../database/database';
import { openLocalStore } from '../../files/open-store';
import { runRow } from './run-row';
import { TestWorld } from './test-world';

type Handle = typeof globalThis & { cardwrightDatabase?: Promise<unknown>; cardwrightFiles?: unknown };

/**
 * The composer and the real engine on one database and one file folder, including the process's own (`database()`,
 * `fileStore()`). Both clocks are `runs.time`.
 */
export class DeckWorld {
  readonly runs: TestWorld;
  readonly engine: TestEngine;
  readonly folder: string;
  readonly #restoreConfig: () => void;

  private constructor(runs: TestWorld, engine: TestEngine, folder: string, restoreConfig: () => void) {
    this.runs = runs;
    this.engine = engine;
    this.folder = folder;
    this.#restoreConfig = restoreConfig;
    runs.time = Date.now();
    engine.world.now = () => new Date(runs.time);
    runs.world.files = engine.world.files;
    const { findDeck, findCards, describeArtifacts, exportArtifact, drawPage, drawWithNotes, openImage } = artifacts;
    const { progressOf, writingOf, imageCreditsOf, sharingOf, changeSharing, deckWriting } = artifacts;
    runs.world.engine = {
      ...{ findDeck, findCards, describeArtifacts, exportArtifact, drawPage, drawWithNotes, openImage },
      ...{ progressOf, writingOf, imageCreditsOf, sharingOf, changeSharing },
      writing: deckWriting,
    };
  }

  static async open(openDb?: (folder: string) => Promise<Kysely<Database>>): Promise<DeckWorld> {
    const folder = await mkdtemp(path.join(tmpdir(), 'cardwright-decks-'));
    const restoreConfig = overrideConfig({ DATA_DIR: folder });
    const runs = await TestWorld.open(await openDb?.(folder));
    const engine = await TestEngine.open({ db: runs.world.db });
    const files = openLocalStore(path.join(folder, 'files'));
    engine.world.files = files;
    const handle = globalThis as Handle;
    handle.cardwrightDatabase = Promise.resolve(runs.world.db);
    handle.cardwrightFiles = files;
    return new DeckWorld(runs, engine, folder, restoreConfig);
  }

  async close(): Promise<void> {
    const handle = globalThis as Handle;
    handle.cardwrightDatabase = undefined;
    handle.cardwrightFiles = undefined;
    await this.runs.close();
    await this.engine.close().catch(() => undefined);
    this.#restoreConfig();
    await rm(this.folder, { recursive: true, force: true });
  }

  get db() {
    return this.runs.world.db;
  }

  /** Starts an engine generation with the key that the run `id` would send. */
  async start(id: string, request: object, key = id): Promise<string> {
    const started = await this.engine.generate(request, { 'idempotency-key': key });
    if (started.status !== 201) throw new Error(started.text);
    return started.body.generationId;
  }

  /** A completed run with its deck. */
  async make(id: string, request: object = {}, of: Partial<RunRow> = {}) {
    const whole = { inputText: '# Bees', textMode: 'preserve', numCards: 1, ...request };
    const generationId = await this.start(id, whole);
    await this.engine.run();
    const { body } = await this.engine.status(generationId);
    await this.add(id, {
      generation_id: generationId,
      artifact_id: body.artifactId,
      request: JSON.stringify(whole),
      ...of,
    });
    return { generationId, artifactId: body.artifactId as string, exportUrl: body.exportUrl as string };
  }

  async add(id: string, of: Partial<RunRow>): Promise<void> {
    await this.runs.insert(runRow({ id, state: 'completed', due_at: null, ...of }));
  }

  /** The existing files, by key. */
  async files(): Promise<string[]> {
    const found = await readdir(path.join(this.folder, 'files'), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => `${path.basename(entry.parentPath)}/${entry.name}`)
      .sort();
  }
}
