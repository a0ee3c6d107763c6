/** One outgoing call. */
export type WireRequest = {
  method: 'GET' | 'POST';
  /** Absolute. */
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** Aborted at the deadline, or by the caller. */
  signal: AbortSignal;
};

/** A response with an unread body. The receiver must call `close` in the end. */
export type WireAnswer = {
  status: number;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: AsyncIterable<Uint8Array>;
  close(): void;
};

/**
 * The only way to call a service: the network, the engine in this process, or a script in a test.
 * @throws NotSent if nothing of the request can have arrived; any other error means that it may have
 */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;
