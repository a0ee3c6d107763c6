// Plain Node: `npm start` uses it before the program is loaded.

const shared = globalThis as typeof globalThis & Record<string, unknown>;

/**
 * A value that is made at the first call and shared by the whole process. It is kept on globalThis, because Next
 * evaluates modules more than once in one process, and the server's start has copies of its own.
 */
export function perProcess<Value>(key: `cardwright${string}`, make: () => Value): () => Value {
  return () => {
    shared[key] ??= make();
    return shared[key] as Value;
  };
}
