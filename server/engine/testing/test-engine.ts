import 'server-only';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDatabase } from '../../database/testing/test-database';
import { openLocalStore } from '../../files/open-store';
import { PhotoFinder } from '../../pictures/photo-finder';
import type { Engine } from '../context';
import { engine } from '../engine';
import { runGeneration } from '../generate/run-generation';
import { routeRequest } from '../http/route-request';
import { findStoredArtifact, type StoredArtifact, type Visibility } from '../store/artifacts-store';
import type { GenerationRow } from '../store/generations-store';
import { cardsOf, layOut } from '../thread/do-task';
import { renderWithWarnings } from '../thread/engine-thread';
import { prepareWorkspace } from '../workspace/prepare-workspace';

export const KEY = 'test-key-0123456789';
export const BASE_URL = 'https://engine.example';
const START = Date.UTC(2030, 0, 1);
const FAKE_FILE = { bytes: new TextEncoder().encode('a file'), warnings: [] };

type Options = {
  /** Defaults to a new database. Either way it is closed with the engine. */
  db?: Engine['db'];
  openingCredits?: number;
  maxQueuedRuns?: number;
  /** Draws real files; otherwise one dummy file stands in for all. */
  drawsFiles?: boolean;
  exemptOrigins?: readonly string[];
  model?: Engine['model'];
  pictures?: Engine['pictures'];
};

/** A response as tests see it. `body`: the parsed JSON; null if the response is not JSON. */
export type Answered = {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read members of the body and assert their values
  body: any;
};

/** An engine for tests, with a prepared workspace, a manual clock, and files in a temporary folder. */
export class TestEngine {
  readonly world: Engine;
  readonly #folder: string;
  time = START;
  wakes = 0;

  private constructor(db: Engine['db'], folder: string, options: Options) {
    this.#folder = folder;
    this.world = {
      db,
      files: openLocalStore(folder),
      now: () => new Date(this.time),
      baseUrl: BASE_URL,
      keys: [KEY],
      openingCredits: options.openingCredits ?? 10_000,
      maxQueuedRuns: options.maxQueuedRuns ?? 1000,
      exemptOrigins: options.exemptOrigins ?? [],
      model: options.model ?? null,
      pictures: options.pictures ?? { maker: null, photos: new PhotoFinder([]), photoOrigins: {} },
      makeCards: async (order) => cardsOf(order),
      layOut: async (order) => layOut(order),
      render: options.drawsFiles ? renderWithWarnings : async () => FAKE_FILE,
      wake: () => {
        this.wakes += 1;
      },
    };
  }

  static async open(options: Options = {}): Promise<TestEngine> {
    const folder = await mkdtemp(path.join(tmpdir(), 'cardwright-engine-'));
    const test = new TestEngine(options.db ?? (await testDatabase()), folder, options);
    await prepareWorkspace(test.world);
    return test;
  }

  async close(): Promise<void> {
    await this.world.db.destroy();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Sends a request with the valid key by default, another one if `key` is given, or none if it is null. */
  async ask(
    method: string,
    target: string,
    { key = KEY, headers = {}, body }: { key?: string | null; headers?: HeadersInit; body?: BodyInit } = {},
  ): Promise<Answered> {
    const sent = new Headers(headers);
    if (key !== null) sent.set('x-api-key', key);
    const answer = await routeRequest(this.world, new Request(BASE_URL + target, { method, headers: sent, body }));
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') && text !== '';
    return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : null };
  }

  get(target: string): Promise<Answered> {
    return this.ask('GET', target);
  }

  post(target: string, body: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    return this.ask('POST', target, {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  generate(body: object, headers: Record<string, string> = {}): Promise<Answered> {
    return this.post('/v1.0/generations', body, headers);
  }

  fromTemplate(body: object, headers: Record<string, string> = {}): Promise<Answered> {
    return this.post('/v1.0/generations/from-template', body, headers);
  }

  status(generationId: string): Promise<Answered> {
    return this.get(`/v1.0/generations/${encodeURIComponent(generationId)}`);
  }

  pending(): Promise<GenerationRow[]> {
    return this.world.db
      .selectFrom('engine_generations')
      .selectAll()
      .where('state', '=', 'pending')
      .orderBy('id')
      .execute();
  }

  /** Runs pending generations to their end, advancing the clock through the pauses between attempts. */
  async run(): Promise<void> {
    for (let rows = await this.pending(); rows.length > 0; rows = await this.pending()) {
      for (const row of rows) await runGeneration(this.world, row, new AbortController().signal);
      this.time += 1000;
    }
  }

  /** Starts a generation, runs it to its end, and returns its status. */
  async make(body: object, operation: 'generate' | 'fromTemplate' = 'generate'): Promise<Answered> {
    const started = await this[operation](body);
    if (started.status !== 201) throw new Error(`not started: ${started.text}`);
    await this.run();
    return this.status(started.body.generationId);
  }

  async ledger(): Promise<{ kind: string; amount: number; generation_id: string | null }[]> {
    return this.world.db
      .selectFrom('engine_ledger')
      .select(['kind', 'amount', 'generation_id'])
      .orderBy('id')
      .execute();
  }
}

/** The artifact as it was made. Null if the id is unknown or the artifact is hidden. */
export async function findArtifact(id: string, visibility?: Visibility): Promise<StoredArtifact | null> {
  return findStoredArtifact((await engine()).db, id, visibility);
}
