import { listenTo } from '@/lib/listeners';
import { afterFirstThings } from './first-things';

const INITIAL_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
/** About two minutes online. After that the part itself is gone, e.g. after an update of the app. */
const MAX_TRIES = 8;

/**
 * A retrying loader for `next/dynamic`. A failed fetch must not take down the page and what was typed in it, so the
 * part is fetched again, and at once when the browser is back online.
 */
export function loadPart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await load();
      } catch (failure) {
        if (!isUnfetched(failure) || (tries >= MAX_TRIES && navigator.onLine)) throw failure;
        await backOnline(Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** (tries - 1)));
      }
    }
  };
}

/** A part that threw while it ran would throw again. */
function isUnfetched(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'ChunkLoadError';
}

function backOnline(maxDelay: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(go, maxDelay);
    const stop = listenTo(window, 'online', go);
  });
}

/** Like `loadPart`, but only after the page's main purpose has loaded (`first-things.ts`). */
export function loadLater<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return loadPart(async () => {
    await afterFirstThings();
    return load();
  });
}
