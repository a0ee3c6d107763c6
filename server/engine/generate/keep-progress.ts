import 'server-only';

/**
 * Keeps a count that moves faster than it need be written: the newest one, every `pause` milliseconds while it moves.
 * `end` waits for what is being written; nothing is written after it. A quick run writes nothing at all.
 */
export function keepProgress(write: (count: number) => Promise<void>, pause = 250) {
  let newest = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();

  return {
    count(count: number): void {
      newest = count;
      timer ??= setTimeout(() => {
        timer = null;
        writing = writing.then(() => write(newest));
        // Only `end` tells of a write that failed: nobody else waits for one.
        writing.catch(() => undefined);
      }, pause);
    },
    async end(): Promise<void> {
      if (timer) clearTimeout(timer);
      await writing;
    },
  };
}
