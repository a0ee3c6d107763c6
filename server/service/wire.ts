/** One call as it goes out. */
export type WireRequest = {
  method: 'GET' | 'POST';
  /** Absolute. */
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** Raised at the deadline, or by the caller. */
  signal: AbortSignal;
};

/** What came back, its body not read yet. Whoever takes it calls `close` in the end. */
export type WireAnswer = {
  status: number;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: AsyncIterable<Uint8Array>;
  close(): void;
};

/**
 * The one way out to a service: the network, the engine in this process, or a script in a test.
 * @throws NotSent when nothing of the request can have arrived; any other error means that it may have
 */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;
