import { HISTORY_FILE, historyHead } from '@/lib/contract/history-file';
import { problemsOf } from '@/lib/contract/request/problems';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { isTooDeep } from '../../guard/json-depth';

/** A file that is no history export, or is incomplete; `why` explains it to the person. */
export class NotAHistory extends Error {
  constructor(readonly why: StoredMessage) {
    super(why);
  }
}

/** In characters. This is more than a submission may have (`composer-route.ts`), so no run is longer. */
const MAX_RUN_LENGTH = 10_000_000;
/** Limit on the members before the runs, in characters. */
const MAX_HEAD_LENGTH = 1000;
const NO_EXPORT = englishMessage('The file isn’t a history export');

/**
 * The runs of a JSON export one by one, as `JSON.parse` returns them, however long the file is and whatever its
 * whitespace: no more than one run is held in memory.
 * @throws NotAHistory if the file is something else, breaks off, or is not JSON
 */
export async function* readHistoryFile(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const pieces = textOf(chunks);
  let text = '';
  let at: number | null = null;
  for await (const piece of pieces) {
    text += piece;
    at = endOfHead(text);
    if (at !== null || text.length > MAX_HEAD_LENGTH) break;
  }
  if (at === null) throw new NotAHistory(NO_EXPORT);
  const list = new RunCutter();
  yield* list.take(text.slice(at));
  for await (const piece of pieces) yield* list.take(piece);
  list.end();
}

/** The iterator has no `return`, so that one loop over it can stop and another one can continue. */
function textOf(chunks: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new NotAHistory(englishMessage('The file is not UTF-8'));
    }
  };
  const pieces = (async function* () {
    for await (const chunk of chunks) yield decode(chunk);
    yield decode();
  })();
  return { [Symbol.asyncIterator]: () => ({ next: () => pieces.next() }) };
}

/**
 * Where the runs begin; null as long as that is unknown.
 * @throws NotAHistory if the head belongs to another kind of file
 */
function endOfHead(text: string): number | null {
  const found = /^\s*\{([^[\]{}]*)"runs"\s*:\s*\[/.exec(text);
  if (!found) return null;
  const head = historyHead.safeParse(parse(`{${(found[1] ?? '').replace(/,\s*$/, '')}}`, NO_EXPORT));
  if (head.success) return found[0].length;
  const [first] = problemsOf(head.error.issues);
  const { version } = HISTORY_FILE;
  throw new NotAHistory(first?.path === 'version' ? englishMessage('Version isn’t {version}', { version }) : NO_EXPORT);
}

/** Splits a list of JSON values into its values, looking only at brackets and strings. */
class RunCutter {
  /** The value in progress. */
  #text = '';
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #isOver = false;
  #count = 0;

  *take(piece: string): Generator<unknown> {
    let from = 0;
    for (let at = 0; at < piece.length && !this.#isOver; at++) {
      const sign = piece.charCodeAt(at);
      if (this.#isInString) this.#inString(sign);
      else if (sign === QUOTE) this.#isInString = true;
      else if (sign === OPEN_LIST || sign === OPEN_OBJECT) this.#depth += 1;
      else if (this.#depth > 0) this.#depth -= sign === CLOSE_LIST || sign === CLOSE_OBJECT ? 1 : 0;
      else if (sign === COMMA || sign === CLOSE_LIST) {
        this.#text += piece.slice(from, at);
        from = at + 1;
        this.#isOver = sign === CLOSE_LIST;
        const isEmptyList = this.#isOver && this.#count === 0 && this.#text.trim() === '';
        if (!isEmptyList) yield this.#value();
      }
    }
    this.#text += piece.slice(from);
    if (this.#text.length > MAX_RUN_LENGTH)
      throw new NotAHistory(englishMessage('Run {number} in the file is too long', { number: this.#count + 1 }));
  }

  /** @throws NotAHistory if the list, or the object around it, has not ended */
  end(): void {
    if (!this.#isOver || this.#text.trim() !== '}') throw new NotAHistory(englishMessage('The file is incomplete'));
  }

  #inString(sign: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (sign === BACKSLASH) this.#isEscaped = true;
    else if (sign === QUOTE) this.#isInString = false;
  }

  #value(): unknown {
    this.#count += 1;
    const value = parse(
      this.#text,
      englishMessage('The file isn’t valid JSON at run {number}', { number: this.#count }),
    );
    this.#text = '';
    if (isTooDeep(value))
      throw new NotAHistory(englishMessage('Run {number} in the file is nested too deeply', { number: this.#count }));
    return value;
  }
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

function parse(text: string, otherwise: StoredMessage): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotAHistory(otherwise);
  }
}
