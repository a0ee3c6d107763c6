import type { DraftServer } from './desk-state';

/** Sends drafts to the server, and knows when none is on its way. */
export class Pushes implements DraftServer {
  readonly #server: DraftServer;
  readonly #sent = new Set<Promise<unknown>>();

  constructor(server: DraftServer) {
    this.#server = server;
  }

  async keep(...push: Parameters<DraftServer['keep']>): ReturnType<DraftServer['keep']> {
    const sent = this.#server.keep(...push);
    this.#sent.add(sent);
    try {
      return await sent;
    } finally {
      this.#sent.delete(sent);
    }
  }

  /** Resolves once every push has been answered or has failed. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#sent);
  }
}
