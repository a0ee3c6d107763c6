import { afterEach, expect, it, vi } from 'vitest';
import { CardStore } from './long-deck';

const card = (index: number) => ({ index }) as never;

/** Serves ten cards in slices of two. */
function serve(fails: { count: number } = { count: 0 }) {
  const asked: number[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const from = Number(address);
    asked.push(from);
    if (fails.count > 0) {
      fails.count -= 1;
      return new Response('', { status: 503 });
    }
    return Response.json({ from, next: null, cards: [card(from), card(from + 1)] });
  });
  return asked;
}

afterEach(() => void vi.unstubAllGlobals());

it('loads a slice once for concurrent requests', async () => {
  const asked = serve();
  const store = new CardStore(10, String);
  let notified = 0;
  store.subscribe(() => {
    notified += 1;
  });
  await Promise.all([store.load(4), store.load(4)]);
  await store.load(5);
  expect(asked).toEqual([4]);
  expect(notified).toBe(1);
  expect([store.get(3), store.get(4), store.get(5)]).toEqual([undefined, card(4), card(5)]);
});

it('loads everything that is missing, slice by slice', async () => {
  const asked = serve();
  const store = new CardStore(10, String);
  await store.load(4);
  await store.loadAll(2);
  expect(asked).toEqual([4, 2, 6, 8]);
});

it('retries a slice that failed to load', async () => {
  serve({ count: 1 });
  const store = new CardStore(10, String);
  await store.load(0);
  expect(store.get(0)).toBeUndefined();
  await store.load(0);
  expect(store.get(0)).toEqual(card(0));
});
