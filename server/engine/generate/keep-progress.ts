import 'server-only';

/**
 * Throttles the writes of a fast-changing count: the newest one, every `pause` milliseconds while it changes. `end`
 * awaits a write in progress; nothing is written after it. A quick run writes nothing at all.
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
        // Only `end` reports a failed write: nothing else awaits one.
        writing.catch(() => undefined);
      }, pause);
    },
    async end(): Promise<void> {
      if (timer) clearTimeout(timer);
      await writing;
    },
  };
}
