import { beforeEach, expect, it, vi } from 'vitest';
import { followWriting, NOTHING_WRITTEN, type WritingState } from './follow-writing';

/** A fake EventSource, driven by the test. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  isClosed = false;
  constructor(readonly url: string) {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  emit(event: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(event, { data: typeof data === 'string' ? data : JSON.stringify(data) }));
  }
}

let state: WritingState;
const onEnd = vi.fn();
beforeEach(() => {
  Stream.opened = [];
  state = NOTHING_WRITTEN;
  onEnd.mockClear();
  vi.stubGlobal('EventSource', Stream);
});

async function follow(): Promise<{ stream: Stream; stop: () => void }> {
  const stop = followWriting('run 1', {
    onState: (change) => {
      state = change(state);
    },
    onEnd,
  });
  // The schemas load first, which takes seconds on a busy machine.
  await vi.waitFor(() => expect(Stream.opened).toHaveLength(1), { timeout: 60_000 });
  return { stream: Stream.opened[0]!, stop };
}

const theme = { id: 'proof', palette: {} };
const head = { title: 'Tea', language: 'en', theme, format: 'presentation', dimensions: '16x9' };
const page = (index: number, title: string) => ({ index, page: 0, elements: [], title });

it('collects the deck, the headings and the cards', async () => {
  const { stream } = await follow();
  expect(stream.url).toBe('/api/generations/run%201/live');
  stream.emit('deck', { total: 2, head });
  stream.emit('headings', ['One', null]);
  stream.emit('card', { index: 0, pages: [page(0, 'One')] });
  stream.emit('card', { index: 1, pages: [page(1, 'Two')] });
  // Sent again, because the second card changed its layout.
  stream.emit('card', { index: 0, pages: [page(0, 'One again')] });
  expect(state).toMatchObject({ total: 2, head: { title: 'Tea' }, headings: ['One', null], newest: 1 });
  expect([...state.cards.values()].map(([card]) => card?.title)).toEqual(['One again', 'Two']);
});

it('ignores invalid events', async () => {
  const { stream } = await follow();
  stream.emit('deck', 'no JSON');
  stream.emit('card', { index: -1, pages: [] });
  stream.emit('headings', [1, 2]);
  expect(state).toBe(NOTHING_WRITTEN);
});

it('closes the stream at the end', async () => {
  const { stream } = await follow();
  stream.emit('end', {});
  expect(stream.isClosed).toBe(true);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('closes the stream on stop, and opens none if stopped earlier', async () => {
  const { stream, stop } = await follow();
  stop();
  expect(stream.isClosed).toBe(true);
  followWriting('run 2', { onState: () => {}, onEnd })();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(Stream.opened).toHaveLength(1);
});
