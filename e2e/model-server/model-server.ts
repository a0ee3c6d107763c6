import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Asked, type ModelFault, readAsked, type WireQuirk } from './model-faults';
import { answerText } from './scripted-answers';

/** A request as it arrived. */
export type ModelCall = {
  asked: Asked;
  /** The whole body as sent. */
  body: string;
  authorization: string | null;
  fault: ModelFault | null;
  at: number;
  /** When the answer was completed or broken off; null before that. */
  endedAt: number | null;
};

/** Selects the fault of a request by its number and content. */
type Script = (call: { asked: Asked; number: number }) => ModelFault | null;

export type ModelServerOptions = {
  port?: number;
  key?: string;
  model?: string;
  /** Requests with more tokens are refused, like a context smaller than the client expects. */
  contextTokens?: number;
  /** Milliseconds between two chunks of a stream. */
  pace?: number;
};

type Body = {
  model?: string;
  messages?: { role: string; content: string }[];
  stream?: boolean;
  response_format?: { type: string };
  [member: string]: unknown;
};

/**
 * A language model server with the OpenAI API: chat completions (streamed or not), JSON schemas, token counts. It
 * answers by a script, fails on request, and records its requests.
 */
export class ModelServer {
  readonly calls: ModelCall[] = [];
  readonly quirks = new Set<WireQuirk>();
  readonly #server: Server;
  readonly #options: ModelServerOptions;
  script: Script = () => null;
  pace: number;
  /** `pace` for the fault `slow`. */
  slowPace = 1000;
  #open = 0;
  /** The number of requests that are not answered yet. */
  get open(): number {
    return this.#open;
  }

  /** The maximum of `open` so far. */
  mostOpen = 0;

  private constructor(options: ModelServerOptions) {
    this.#options = options;
    this.pace = options.pace ?? 0;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  static async open(options: ModelServerOptions = {}): Promise<ModelServer> {
    const server = new ModelServer(options);
    await new Promise<void>((resolve) => server.#server.listen(options.port ?? 0, '127.0.0.1', resolve));
    return server;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** Sets one fault for every request, or only for those of a kind. */
  failWith(fault: ModelFault | null, kind?: Asked['kind']): void {
    this.script = ({ asked }) => (kind === undefined || asked.kind === kind ? fault : null);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return fail(response, 404, 'Not found');
    const body = JSON.parse(text) as Body;
    const asked = readAsked(body.messages ?? []);
    const fault = this.script({ asked, number: this.calls.length });
    const authorization = request.headers.authorization ?? null;
    const call: ModelCall = { asked, body: text, authorization, fault, at: Date.now(), endedAt: null };
    this.calls.push(call);
    this.#open += 1;
    this.mostOpen = Math.max(this.mostOpen, this.#open);
    response.once('close', () => {
      this.#open -= 1;
      call.endedAt = Date.now();
    });
    const refusal = this.#refusalOf(body, authorization);
    if (refusal) return fail(response, refusal.status, refusal.message);
    if (answerError(response, fault)) return;
    await this.#say(response, body, answerText(asked, fault), fault);
  }

  #refusalOf(body: Body, authorization: string | null): { status: number; message: string } | null {
    const { key, model } = this.#options;
    if (key !== undefined && authorization !== `Bearer ${key}`)
      return { status: 401, message: `Incorrect API key provided: ${authorization}` };
    if (model !== undefined && body.model !== model) return { status: 404, message: `no model ${body.model}` };
    const tokens = JSON.stringify(body.messages).length / 4;
    if (tokens > (this.#options.contextTokens ?? Number.POSITIVE_INFINITY))
      return { status: 400, message: `the request exceeds the available context size (${Math.round(tokens)} tokens)` };
    if (this.quirks.has('no-null') && Object.values(body).includes(null))
      return { status: 422, message: 'Input should be a valid integer, got null' };
    if (this.quirks.has('wants-max-completion-tokens') && 'max_tokens' in body)
      return { status: 400, message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." };
    if (this.quirks.has('no-stream-options') && 'stream_options' in body)
      return { status: 400, message: 'Unknown field: stream_options' };
    const format = body.response_format?.type;
    if (this.quirks.has('no-response-format') && format !== undefined)
      return { status: 400, message: 'response_format is not supported' };
    if (this.quirks.has('no-json-schema') && format === 'json_schema')
      return { status: 400, message: "response_format 'json_schema' is not available" };
    return null;
  }

  async #say(response: ServerResponse, body: Body, text: string, fault: ModelFault | null): Promise<void> {
    const model = body.model ?? 'scripted';
    const usage = {
      prompt_tokens: Math.ceil(JSON.stringify(body.messages).length / 4),
      completion_tokens: Math.ceil(text.length / 4),
    };
    if (body.stream !== true || fault === 'one-json-body') {
      response.writeHead(200, { 'content-type': 'application/json' });
      const message = { role: 'assistant', content: text };
      response.end(
        JSON.stringify({
          id: 'chatcmpl-1',
          object: 'chat.completion',
          model,
          choices: [{ index: 0, message, finish_reason: 'stop' }],
          usage,
        }),
      );
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    const event = (delta: object, finish: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', model, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    event({ role: 'assistant', content: '' });
    if (fault === 'refusal') {
      event({ refusal: 'I cannot help with that.' });
      event({}, 'stop');
      response.end('data: [DONE]\n\n');
      return;
    }
    const pieces = fault === 'empty' ? [] : (text.match(/[\s\S]{1,12}/g) ?? []);
    const shown = fault === 'cut-stream' ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces;
    for (const piece of shown) {
      if (response.destroyed) return;
      event({ content: piece });
      if (fault === 'garbled-stream') response.write('data: <html>502 Bad Gateway</html>\n\n');
      await pause(fault === 'slow' ? this.slowPace : this.pace);
    }
    while (fault === 'endless' && !response.destroyed) {
      event({ content: 'and so on '.repeat(2000) });
      await pause(1);
    }
    if (fault === 'cut-stream') {
      // The chunks written so far must arrive before the connection breaks.
      await pause(30);
      response.destroy();
      return;
    }
    event({}, 'stop');
    if ('stream_options' in body) response.write(`data: ${JSON.stringify({ model, choices: [], usage })}\n\n`);
    response.end('data: [DONE]\n\n');
  }
}

/** Responds to faults without an answer of the model; true if it did. */
function answerError(response: ServerResponse, fault: ModelFault | null): boolean {
  switch (fault) {
    case 'rate-limit':
      response.setHeader('retry-after', '1');
      fail(response, 429, 'Rate limit reached');
      return true;
    case 'server-error':
      fail(response, 500, 'The server had an error');
      return true;
    case 'unauthorized':
      fail(response, 401, 'Incorrect API key provided: sk-secret');
      return true;
    case 'context-overflow':
      fail(response, 400, "This model's maximum context length is 4096 tokens.");
      return true;
    case 'dead-connection':
      response.destroy();
      return true;
    default:
      return false;
  }
}

function fail(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'invalid_request_error', code: null } }));
}

function pause(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
