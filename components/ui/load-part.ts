const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** About two minutes online. After that the part itself is gone, e.g. after an update of the app. */
const MOST_TRIES = 8;

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
        if (!isUnfetched(failure) || (tries >= MOST_TRIES && navigator.onLine)) throw failure;
        await backOnline(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)));
      }
    }
  };
}

/** A part that threw while it ran would throw again. */
function isUnfetched(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'ChunkLoadError';
}

function backOnline(most: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, most);
    window.addEventListener('online', go);
  });
}
