import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { log } from '../log/log';
import type { Link, OpenLink, Topic } from './notifier';

const CHANNEL = 'cardwright';
/** Deadline of the connection and of a statement, in milliseconds. */
const TIMEOUT = 5000;
/** Milliseconds until the next try after the connection has failed. */
const RETRY = 5000;

/**
 * Between all processes that use the Postgres database at `url`, by LISTEN and NOTIFY over a connection of their own.
 * While it is interrupted, messages are lost.
 */
export function postgresLink(url: string): OpenLink {
  return (receive) => new PostgresLink(url, receive);
}

class PostgresLink implements Link {
  readonly #url: string;
  readonly #receive: (topic: Topic) => void;
  readonly #closing = new AbortController();
  readonly #ended: Promise<void>;
  /** Topics to be sent, each once. */
  readonly #waiting = new Set<Topic>();
  #client: pg.Client | null = null;
  #isSending = false;

  constructor(url: string, receive: (topic: Topic) => void) {
    this.#url = url;
    this.#receive = receive;
    this.#ended = this.#keepListening();
  }

  send(topic: Topic): void {
    this.#waiting.add(topic);
    if (!this.#isSending) void this.#sendWaiting();
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error('the program stops'));
    await this.#ended;
  }

  async #sendWaiting(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.size > 0) {
      const topics = [...this.#waiting];
      this.#waiting.clear();
      const statement = 'select pg_notify($1, topic) from unnest($2::text[]) as topic';
      await this.#client?.query(statement, [CHANNEL, topics]).catch(() => {});
    }
    this.#isSending = false;
  }

  async #keepListening(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const error = await this.#listen().catch((cause: unknown) => cause);
      this.#client = null;
      if (signal.aborted) return;
      log.warn({ err: error }, 'changes by other processes are found by polling until the database answers again');
      await sleep(RETRY, undefined, { signal }).catch(() => {});
    }
  }

  /** Listens until the connection fails or the link is closed. */
  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'cardwright-notify',
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      keepAlive: true,
    });
    const { signal } = this.#closing;
    let stop = () => {};
    const ended = new Promise<void>((resolve, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('the connection was closed')));
      stop = resolve;
    });
    signal.addEventListener('abort', stop);
    client.on('notification', ({ payload }) => this.#receive(payload as Topic));
    const open = async () => {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#client = client;
      await ended;
    };
    try {
      await Promise.race([open(), ended]);
    } finally {
      signal.removeEventListener('abort', stop);
      await Promise.race([client.end().catch(() => {}), sleep(TIMEOUT, undefined, { ref: false })]);
    }
  }
}
