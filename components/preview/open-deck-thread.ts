import { say } from '@/lib/words/say';
import type { DeckReply } from './deck-talk';
import type { DeckThread } from './live-deck';

/** A worker of our own. @throws where the browser gives none */
export function openDeckThread(): DeckThread {
  // Written out like this, so that the bundler finds the worker's entry and bundles it.
  const worker = new Worker(new URL('./deck.worker.ts', import.meta.url), { type: 'module', name: 'deck' });
  return {
    post: (call) => worker.postMessage(call),
    onReply: (heard) => {
      worker.onmessage = ({ data }: MessageEvent<DeckReply>) => heard(data);
      worker.onerror = (event) => heard({ kind: 'failed', why: event.message || say('what draws it ended') });
    },
    close: () => worker.terminate(),
  };
}
