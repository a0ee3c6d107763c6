import 'server-only';

/** Runs at most `most` tasks at a time, in order of arrival. */
export function limitConcurrency(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resume) => waiting.push(resume));
    try {
      return await task();
    } finally {
      // Pass the slot directly to the next task in line, so that a new one cannot take it.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
