import 'server-only';

/**
 * Throttles the writes of a fast-changing count: while it changes, the latest value is written every `pause`
 * milliseconds. `end` awaits a write in progress, and nothing is written afterwards. A short run may write nothing.
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
        // Only `end` reports a failed write, because nothing else awaits it.
        writing.catch(() => undefined);
      }, pause);
    },
    async end(): Promise<void> {
      if (timer) clearTimeout(timer);
      await writing;
    },
  };
}
