const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** About two minutes of a network that is there: after that the part itself is gone, as after an update of the program. */
const MOST_TRIES = 8;

/**
 * A loader of a part of the program, for `next/dynamic`. A part that cannot be fetched must not take the page down with
 * what stands in it: it is asked for again, at once when the browser says that it is online.
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

/** What ran and failed would fail again. */
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
