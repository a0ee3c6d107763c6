import type { LiveHead } from '@/lib/contract/live-run';
import type { PlacedCard } from '@/lib/deck/placed';
import { parseJson } from '@/lib/json';
import { answerShape } from './request-json';
import { runPath } from './runs';

/** The state of a deck in progress. */
export type WritingState = {
  total: number;
  /** Null until the server has sent it. */
  head: LiveHead | null;
  headings: readonly (string | null)[];
  /** The pages of each written card. */
  cards: ReadonlyMap<number, readonly PlacedCard[]>;
  /** The card that was written last. */
  newest: number | null;
};

export const NOTHING_WRITTEN: WritingState = { total: 0, head: null, headings: [], cards: new Map(), newest: null };

type Follower = { onState: (change: (before: WritingState) => WritingState) => void; onEnd: () => void };

/**
 * Follows a deck while it is written. The browser reconnects automatically and then receives everything again. Returns
 * the function that stops following.
 */
export function followWriting(id: string, { onState, onEnd }: Follower): () => void {
  let isStopped = false;
  let source: EventSource | null = null;
  const stop = () => {
    isStopped = true;
    source?.close();
  };
  const open = async () => {
    const deck = await answerShape('liveDeck')();
    const headings = await answerShape('liveHeadings')();
    const card = await answerShape('liveCard')();
    if (isStopped) return;
    source = new EventSource(runPath(id, '/live'));
    source.addEventListener('deck', ({ data }) => {
      const read = deck.safeParse(parseJson(String(data)));
      if (read.success) onState((before) => ({ ...before, ...read.data }));
    });
    source.addEventListener('headings', ({ data }) => {
      const read = headings.safeParse(parseJson(String(data)));
      if (read.success) onState((before) => ({ ...before, headings: read.data }));
    });
    source.addEventListener('card', ({ data }) => {
      const read = card.safeParse(parseJson(String(data)));
      if (read.success) onState((before) => withCard(before, read.data));
    });
    source.addEventListener('end', () => {
      stop();
      onEnd();
    });
  };
  open().catch(() => {
    // If the schemas cannot be loaded, the page still shows the headings from polling.
  });
  return stop;
}

/** A card that is sent again, because a later card changed its layout, does not become the newest. */
function withCard(before: WritingState, { index, pages }: { index: number; pages: PlacedCard[] }): WritingState {
  const cards = new Map(before.cards).set(index, pages);
  return { ...before, cards, newest: before.cards.has(index) ? before.newest : index };
}
