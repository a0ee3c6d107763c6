import { isObject, parseJson } from '@/lib/json';
import { readBounded } from '../outbound/bounded-calls';
import { ModelError } from './model-error';

export type ChatAnswer = {
  text: string;
  tokensIn: number | null;
  tokensOut: number | null;
  /** Whether it ended before the model was done: at the token limit, or because the connection broke. */
  isCut: boolean;
  /** The model's name as the server reports it. */
  model: string | null;
};

/** Limit on the length of one answer, in characters. Real cards and outlines are far shorter. */
const MAX_TEXT = 400_000;
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Reads a chat completion: a stream of server-sent events, or one JSON body from a server that does not stream.
 * @param onText called with all text so far
 * @throws ModelError
 */
export async function readChatAnswer(
  body: AsyncIterable<Uint8Array>,
  {
    mediaType,
    signal,
    onText,
  }: { mediaType: string; signal: AbortSignal; onText?: ((text: string) => void) | undefined },
): Promise<ChatAnswer> {
  const reading = new Reading(onText);
  if (/event-stream/i.test(mediaType)) {
    for await (const data of readEvents(body, MAX_BYTES, signal)) if (!reading.add(data)) break;
  } else {
    const text = await readBounded(body, MAX_BYTES);
    if (text === null) throw new ModelError('too-large');
    reading.add(text, true);
  }
  return reading.end();
}

class Reading {
  readonly #onText: ((text: string) => void) | undefined;
  #text = '';
  #refusal = '';
  #finish: string | null = null;
  #isDone = false;
  #tokensIn: number | null = null;
  #tokensOut: number | null = null;
  #model: string | null = null;

  constructor(onText: ((text: string) => void) | undefined) {
    this.#onText = onText;
  }

  /** Adds one chunk, or the whole answer. Returns false after the end mark. */
  add(data: string, isWhole = false): boolean {
    if (data.trim() === '[DONE]') {
      this.#isDone = true;
      return false;
    }
    const chunk = objectOf(parseJson(data));
    if (!chunk) throw new ModelError('garbled');
    if (chunk.error) throw new ModelError('server');
    this.#model ??= typeof chunk.model === 'string' ? chunk.model.slice(0, 200) : null;
    this.#count(objectOf(chunk.usage));
    const choice = objectOf(Array.isArray(chunk.choices) ? chunk.choices[0] : undefined);
    if (!choice) return true;
    const said = objectOf(isWhole ? choice.message : choice.delta);
    if (typeof choice.finish_reason === 'string') this.#finish = choice.finish_reason;
    if (typeof said?.refusal === 'string') this.#refusal += said.refusal;
    const text = textOf(said?.content);
    if (text === '') return true;
    this.#text += text;
    if (this.#text.length > MAX_TEXT) throw new ModelError('too-large');
    this.#onText?.(this.#text);
    return true;
  }

  end(): ChatAnswer {
    if (this.#refusal !== '' || this.#finish === 'content_filter') throw new ModelError('refused');
    const isCut = this.#finish === 'length' || (this.#finish === null && !this.#isDone);
    if (this.#text.trim() === '') throw new ModelError(isCut ? 'cut' : 'empty');
    return { text: this.#text, tokensIn: this.#tokensIn, tokensOut: this.#tokensOut, isCut, model: this.#model };
  }

  #count(usage: Record<string, unknown> | null): void {
    if (isCount(usage?.prompt_tokens)) this.#tokensIn = usage.prompt_tokens;
    if (isCount(usage?.completion_tokens)) this.#tokensOut = usage.completion_tokens;
  }
}

/** Some servers send the content as a list of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part) => objectOf(part)?.text)
    .filter((text) => typeof text === 'string')
    .join('');
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1e9;
}

/**
 * The data of server-sent events, one by one. If the stream breaks off, it ends without an error: the received data is
 * still useful, and the missing end mark shows that it is cut.
 * @throws ModelError if the stream is longer than `mostBytes`; the error of an aborted read
 */
async function* readEvents(
  body: AsyncIterable<Uint8Array>,
  mostBytes: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let bytes = 0;
  let data: string[] = [];
  for await (const chunk of untilBroken(body, signal)) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new ModelError('too-large');
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      else if (line === '' && data.length > 0) {
        yield data.join('\n');
        data = [];
      }
    }
  }
  if (rest.startsWith('data:')) data.push(rest.slice(5).replace(/^ /, ''));
  // A broken stream may end in half an event, which is not valid JSON and is dropped.
  const last = data.join('\n');
  if (last !== '' && (last.trim() === '[DONE]' || parseJson(last) !== undefined)) yield last;
}

async function* untilBroken(body: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let hasBegun = false;
  try {
    for await (const chunk of body) {
      hasBegun = true;
      yield chunk;
    }
  } catch (error) {
    if (signal.aborted || !hasBegun) throw error;
  }
}

function objectOf(value: unknown): Record<string, unknown> | null {
  return isObject(value) ? value : null;
}
