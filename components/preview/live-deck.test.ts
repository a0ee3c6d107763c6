import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import { type DeckCall, DeckMaker, type DeckReply, type DeckWant } from './deck-maker';
import { type DeckThread, LiveDeck } from './live-deck';

const want = (inputText: string, more: Partial<GenerateRequest> = {}): DeckWant => ({
  operation: 'generate',
  request: { inputText, textMode: 'preserve', cardSplit: 'inputTextBreaks', ...more },
  themeId: null,
});
const text = (count: number, changed = -1) =>
  Array.from({ length: count }, (_, at) => `# Card ${at}${at === changed ? ' changed' : ''}\n\nIts words.`).join(
    '\n\n---\n',
  );

/** The real maker, replying on demand. */
class FakeThread implements DeckThread {
  calls: DeckCall[] = [];
  closed = false;
  #maker = new DeckMaker();
  #listener: (reply: DeckReply) => void = () => {};
  post = (call: DeckCall) => void this.calls.push(call);
  onReply = (listener: (reply: DeckReply) => void) => {
    this.#listener = listener;
  };
  close = () => {
    this.closed = true;
  };
  async answer(): Promise<DeckReply> {
    const call = this.calls.at(-1)!;
    const reply: DeckReply =
      call.kind === 'show'
        ? { kind: 'cards', cards: this.#maker.show(call.window) }
        : { kind: 'deck', ...(await this.#maker.make(call.want, call.window)) };
    this.#listener(reply);
    return reply;
  }
  fail = (why: string) => this.#listener({ kind: 'failed', why });
}

let threads: FakeThread[];
let deck: LiveDeck;
beforeEach(() => {
  threads = [];
  deck = new LiveDeck(() => {
    threads.push(new FakeThread());
    return threads.at(-1)!;
  });
});
afterEach(() => {
  vi.useRealTimers();
  deck.close();
});
const shown = () => deck.state().sheets?.map(({ key }) => deck.state().cards.get(key)?.title ?? null);

describe('LiveDeck', () => {
  it('shows the outline and sheets of all cards, and the cards in view', async () => {
    deck.want(want(text(10)));
    await threads[0]!.answer();
    expect(deck.state().outline.entries).toHaveLength(10);
    expect(shown()).toEqual(['Card 0', 'Card 1', 'Card 2', 'Card 3', ...Array(6).fill(null)]);
    deck.show({ from: 3, to: 6 });
    await threads[0]!.answer();
    expect(shown()?.slice(3, 7)).toEqual(['Card 3', 'Card 4', 'Card 5', null]);
  });

  it('reports the natural number of cards, and uses it with Auto length', async () => {
    const received: (number | null)[] = [];
    const counting = new LiveDeck(
      () => {
        threads.push(new FakeThread());
        return threads.at(-1)!;
      },
      (_, { natural }) => received.push(natural),
    );
    const asked = want('# Tides\n\n## One\n\nWords.\n\n## Two\n\nWords.', { cardSplit: 'auto', numCards: 2 });
    counting.want({ ...asked, length: { isAuto: false, maxCards: 75 } });
    await threads[0]!.answer();
    expect(counting.state().sheets).toHaveLength(2);
    counting.want({ ...asked, length: { isAuto: true, maxCards: 75 } });
    await threads[0]!.answer();
    expect(counting.state().sheets).toHaveLength(3);
    expect(received).toEqual([3, 3]);
    counting.close();
  });

  it('reports only the number of cards for a prompt that the target will expand', async () => {
    const prompt = want('Pitch deck for a coffee shop', { textMode: 'generate', cardSplit: 'auto', numCards: 8 });
    deck.want({ ...prompt, expands: true });
    await threads[0]!.answer();
    expect(deck.state()).toMatchObject({ sheets: [], outline: { entries: [], warnings: [], planned: 8 } });
    // The next keystroke does not replace the plan with a loading state.
    deck.want({
      ...prompt,
      request: { ...prompt.request, inputText: 'Pitch deck for a coffee shop in Rome' },
      expands: true,
    });
    expect(deck.state().sheets).toEqual([]);
    await threads[0]!.answer();
    deck.want(prompt);
    await threads[0]!.answer();
    expect(deck.state().outline).toMatchObject({ warnings: [{ message: expect.stringMatching(/fill in/) }] });
    expect(deck.state().sheets).toHaveLength(8);
  });

  it('posts one request at a time, and then only the latest', async () => {
    for (const count of [1, 2, 3]) deck.want(want(text(count)));
    expect(threads[0]!.calls).toHaveLength(1);
    await threads[0]!.answer();
    expect(threads[0]!.calls).toHaveLength(2);
    await threads[0]!.answer();
    expect(deck.state().sheets).toHaveLength(3);
    expect(threads[0]!.calls).toHaveLength(2);
  });

  it('receives a card again only if it has changed, and keeps the identity of the others', async () => {
    deck.want(want(text(4)));
    await threads[0]!.answer();
    const before = deck.state();
    deck.want(want(text(4, 2)));
    const reply = await threads[0]!.answer();
    expect(reply.kind === 'deck' && reply.cards.map(([, card]) => card.title)).toEqual(['Card 2 changed']);
    const at = (state: typeof before, place: number) => state.cards.get(state.sheets![place]!.key);
    expect([0, 1, 3].every((place) => at(deck.state(), place) === at(before, place))).toBe(true);
    expect(deck.state().cards.size).toBe(4);
  });

  it('reports a failure, keeps the last deck, and restarts with the next request', async () => {
    deck.want(want(text(2)));
    await threads[0]!.answer();
    deck.want(want(text(3)));
    threads[0]!.fail('no memory');
    expect(deck.state()).toMatchObject({ failed: 'no memory', sheets: { length: 2 } });
    expect(threads[0]!.closed).toBe(true);
    deck.retry();
    await threads[1]!.answer();
    expect(deck.state()).toMatchObject({ failed: null, sheets: { length: 3 } });
    expect(shown()).toEqual(['Card 0', 'Card 1', 'Card 2']);
  });

  it('treats a silent worker as dead', () => {
    vi.useFakeTimers();
    deck.want(want(text(2)));
    vi.advanceTimersByTime(20_000);
    expect(deck.state().failed).toBe('the preview stopped responding');
    deck.want(want(text(2)));
    expect(threads).toHaveLength(2);
  });
});
