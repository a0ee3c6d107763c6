/** Runs tasks at most `most` at a time, in the order they were asked for. */
export function limitConcurrency(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resume) => waiting.push(resume));
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line: nobody who comes now can take it.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
