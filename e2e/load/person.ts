import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { KEY } from './cluster';

export type Tally = {
  started: number;
  completed: number;
  /** Decks that failed, or whose generation could not be found again. */
  lost: string[];
  /** Files with other text than the person's. */
  wrongFiles: string[];
  /** Answers of 500 and above, with their text. */
  serverErrors: string[];
  /** Requests without an answer: the process was killed. */
  broken: number;
  /** From the request to the end of the deck, in milliseconds. */
  times: number[];
};

export const newTally = (): Tally => ({
  started: 0,
  completed: 0,
  lost: [],
  wrongFiles: [],
  serverErrors: [],
  broken: 0,
  times: [],
});

const DEADLINE_MS = 180_000;
/** A client gives up on a request after this time. */
const REQUEST_MS = 45_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A deck of `cards` cards whose every card says `word`. */
export function deckOf(word: string, cards: number): { inputText: string; exportAs: 'pptx' } & Record<string, unknown> {
  const text = Array.from(
    { length: cards },
    (_, index) =>
      `# ${word} ${index + 1}\n\n- The first point of card ${index + 1}\n- The second one\n- And a last one, a little longer than the others`,
  );
  return {
    inputText: text.join('\n---\n'),
    textMode: 'preserve',
    cardSplit: 'inputTextBreaks',
    format: 'presentation',
    exportAs: 'pptx',
  };
}

/** Somebody who makes decks through `/v1.0`, at any of the addresses, and checks each file. */
export class Person {
  constructor(
    private readonly addresses: readonly string[],
    private readonly tally: Tally,
  ) {}

  /** Makes one deck; returns the milliseconds from the request to its end. */
  async make(cards: number): Promise<number> {
    const word = `w${randomUUID().slice(0, 8)}`;
    const idempotencyKey = randomUUID();
    const begun = performance.now();
    this.tally.started += 1;
    // With its key, the same request is the same deck, however often it is sent.
    const started = await this.askUntilAnswered('/v1.0/generations', begun, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(deckOf(word, cards)),
    });
    const id = started?.status === 201 ? ((await started.json()) as { generationId: string }).generationId : null;
    const deck = id === null ? null : await this.wait(id, begun);
    const took = performance.now() - begun;
    if (!deck) {
      this.tally.lost.push(`${id ?? `not started (${started?.status})`}`);
      return took;
    }
    this.tally.completed += 1;
    this.tally.times.push(took);
    if (!(await this.isOwnFile(deck.exportUrl, word, cards, performance.now()))) this.tally.wrongFiles.push(String(id));
    return took;
  }

  private async wait(id: string, begun: number): Promise<{ exportUrl: string } | null> {
    while (performance.now() - begun < DEADLINE_MS) {
      const answer = await this.askUntilAnswered(`/v1.0/generations/${id}`, begun);
      if (answer?.status !== 200) return null;
      const found = (await answer.json()) as { status: string; exportUrl?: string };
      if (found.status === 'completed') return { exportUrl: found.exportUrl ?? '' };
      if (found.status === 'failed') return null;
      await pause(250);
    }
    return null;
  }

  private async isOwnFile(exportUrl: string, word: string, cards: number, begun: number): Promise<boolean> {
    const { pathname, search } = new URL(exportUrl, this.addresses[0]);
    const answer = await this.askUntilAnswered(pathname + search, begun);
    if (answer?.status !== 200) return false;
    const slides = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer()))).filter(([name]) =>
      /^ppt\/slides\/slide\d+\.xml$/.test(name),
    );
    return slides.length === cards && slides.every(([, xml]) => strFromU8(xml).includes(word));
  }

  /** Asks until there is an answer, at another address each time. Null after the deadline. */
  private async askUntilAnswered(path: string, begun: number, call: RequestInit = {}): Promise<Response | null> {
    while (performance.now() - begun < DEADLINE_MS) {
      const address = this.addresses[Math.floor(Math.random() * this.addresses.length)];
      try {
        const headers = { 'x-api-key': KEY, ...call.headers };
        const answer = await fetch(address + path, { ...call, headers, signal: AbortSignal.timeout(REQUEST_MS) });
        // The body may break off, too.
        const body = await answer.arrayBuffer();
        // A process that is starting or stopping says so.
        if (answer.status === 503) await pause(500);
        else if (answer.status >= 500) {
          this.tally.serverErrors.push(
            `${path.slice(0, 40)} ${answer.status} ${Buffer.from(body).toString().slice(0, 200)}`,
          );
          await pause(500);
        } else if (answer.status === 429) await pause(1000);
        else return new Response(body, { status: answer.status });
      } catch {
        this.tally.broken += 1;
        await pause(500);
      }
    }
    return null;
  }
}
