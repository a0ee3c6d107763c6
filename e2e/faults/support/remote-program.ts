import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { e2ePort } from '../../support/ports';
import { type Program, startProgram } from '../../support/program';
import { USUAL_PLAN } from '../../upstream/generations';
import { Upstream } from '../../upstream/upstream';
import { ComposerApi } from './composer-api';

/** The program as a person starts it, with a scripted remote service, on data of its own. */
export class RemoteProgram {
  readonly upstream: Upstream;
  readonly dataDir: string;
  readonly env: Record<string, string>;
  readonly #port: number;
  #program: Program | null = null;
  /** The output of all its processes. */
  #outputs: (() => string)[] = [];

  private constructor(upstream: Upstream, dataDir: string, port: number, env: Record<string, string>) {
    this.upstream = upstream;
    this.dataDir = dataDir;
    this.#port = port;
    this.env = { SERVICE_BASE_URL: upstream.url, SERVICE_API_KEY: upstream.key, ...env };
  }

  /** `port`: 1 to 9. Generations are finished at the first status request unless the plan is changed. */
  static async start(port: number, env: Record<string, string> = {}, key?: string): Promise<RemoteProgram> {
    const upstream = await new Upstream({ key }).start();
    upstream.plan = { ...USUAL_PLAN, looks: 0 };
    const dataDir = await mkdtemp(path.join(tmpdir(), 'cardwright-program-'));
    const remote = new RemoteProgram(upstream, dataDir, e2ePort(port), env);
    await remote.restart();
    return remote;
  }

  get api(): ComposerApi {
    return new ComposerApi(this.address);
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  output(): string {
    return this.#outputs.map((output) => output()).join('');
  }

  async restart(): Promise<void> {
    this.#program = await startProgram({ port: this.#port, dataDir: this.dataDir, env: this.env });
    this.#outputs.push(this.#program.output);
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    await this.#program?.kill();
    this.#program = null;
  }

  /** Ctrl-C. */
  async stop(): Promise<void> {
    await this.#program?.stop();
    this.#program = null;
  }

  /** Including its data and its service. */
  async close(): Promise<void> {
    await this.stop();
    await this.upstream.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
