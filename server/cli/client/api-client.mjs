/** The program refused the call; nothing was created. */
export class RefusedError extends Error {}

/** The answer to a call that may have created a deck was lost. */
export class LostAnswerError extends Error {
  isUnconfirmed = true;
}

const DEADLINE_MS = 60_000;
const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ERR_INVALID_URL'];

/** States that change by themselves. */
const GOING = new Set(['queued', 'sending', 'pending']);
const POLL_MS = 1000;

export function isOver(state) {
  return !GOING.has(state);
}

export function runPath(id) {
  return `/runs/${encodeURIComponent(id)}`;
}

/**
 * Asks for a run until nothing more happens by itself, or until the deadline.
 * @param {{get(path: string): Promise<any>}} api
 * @param {{deadline?: number, onState?: (run: any) => void}} options `deadline`: in ms since the epoch
 */
export async function waitForRun(api, started, { deadline = Number.POSITIVE_INFINITY, onState = () => {} } = {}) {
  let run = started;
  onState(run);
  while (!isOver(run.state) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    run = await api.get(runPath(run.id));
    onState(run);
  }
  return run;
}

/** Asks for a batch until it is done or paused. */
export async function waitForBatch(api, started) {
  let batch = started;
  while (batch.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    batch = await api.get(`/batches/${encodeURIComponent(batch.id)}`);
  }
  return batch;
}

/** Calls `/api/v1` of a program. Never repeats a call that may have created a deck. */
export class ApiClient {
  #base;
  #token;

  /** @param {string} url @param {string | undefined} token */
  constructor(url, token) {
    if (!token) throw new RefusedError('Set CARDWRIGHT_TOKEN, or pass --token. You make an API token in Settings.');
    this.#base = `${url.replace(/\/+$/, '')}/api/v1`;
    this.#token = token;
  }

  async get(path, query = {}) {
    return (await this.#send('GET', path + queryText(query))).json();
  }

  /** The response itself, for a file. */
  async download(path, query) {
    return this.#send('GET', path + queryText(query));
  }

  async post(path, body, key) {
    const headers = { 'Content-Type': 'application/json', ...(key ? { 'Idempotency-Key': key } : {}) };
    return (await this.#send('POST', path, { headers, body: JSON.stringify(body) })).json();
  }

  async #send(method, path, { headers = {}, body } = {}) {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const sent = { method, body, signal, headers: { ...headers, Authorization: `Bearer ${this.#token}` } };
    const response = await fetch(this.#base + path, sent).catch((error) => {
      throw this.#explain(method, error);
    });
    if (response.ok) return response;
    throw await refusalOf(response);
  }

  #explain(method, error) {
    const code = error?.cause?.code;
    // Without a code, an address that cannot be called: nothing was sent.
    if (NEVER_SENT.includes(code) || (code === undefined && error?.name !== 'TimeoutError'))
      return new Error(`Cardwright doesn’t answer at ${this.#base}. Is it running, and is --url right?`);
    const why = error?.name === 'TimeoutError' ? 'It took too long to answer.' : (code ?? error?.message);
    return method === 'POST'
      ? new LostAnswerError(
          `The answer was lost (${why}). The deck may have been created: look with “cardwright runs”.`,
        )
      : new Error(`The answer was lost (${why}).`);
  }
}

async function refusalOf(response) {
  const { title, detail, errors = [] } = await response.json().catch(() => ({}));
  const lines = [
    detail ?? title ?? `HTTP ${response.status}`,
    ...errors.map(({ path, message }) => `  ${path}: ${message}`),
  ];
  const text = lines.join('\n');
  return response.status < 500 ? new RefusedError(text) : new Error(text);
}

function queryText(query) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
