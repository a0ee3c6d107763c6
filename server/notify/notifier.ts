import { EventEmitter } from 'node:events';
import { perProcess } from '../per-process';

// Plain Node: `npm start` connects the web process to its worker with it.

/** What has changed. A message has no content: its receiver reads the database. */
export type Topic = 'jobs' | 'connections' | `generation:${string}`;

/** Carries topics between this process and the others. */
export type Link = {
  /** Never throws. The message may be lost. */
  send(topic: Topic): void;
  close(): Promise<void>;
};

/** `receive` gets the topics of the other processes. */
export type OpenLink = (receive: (topic: Topic) => void) => Link;

/** Tells the program's processes that something has changed. Messages are hints and may be lost: listeners also poll. */
export class Notifier {
  readonly #listeners = new EventEmitter().setMaxListeners(0);
  #link: Link | null = null;

  /** Without a link, messages reach only this process. */
  connect(open: OpenLink): void {
    this.#link = open((topic) => this.#listeners.emit(topic));
  }

  /** Calls the listeners of this process now and those of the others within milliseconds. Never throws. */
  publish(topic: Topic): void {
    this.#listeners.emit(topic);
    this.#link?.send(topic);
  }

  /** Calls `listener`, which must not throw, at each change until the returned function is called. */
  subscribe(topic: Topic, listener: () => void): () => void {
    this.#listeners.on(topic, listener);
    return () => this.#listeners.off(topic, listener);
  }

  async close(): Promise<void> {
    const link = this.#link;
    this.#link = null;
    await link?.close();
  }
}

export const notifier = perProcess('cardwrightNotifier', () => new Notifier());

/** Makes all workers poll for work now. */
export function wakeJobs(): void {
  notifier().publish('jobs');
}

/** The other end of an IPC channel: a child process, or in a child `process` itself. */
type Peer = {
  connected: boolean;
  send?(message: object, handle: undefined, options: undefined, callback: () => void): unknown;
  on(event: 'message', listener: (message: unknown) => void): unknown;
};

/** Between the web process and the worker that it started. */
export function ipcLink(peer: Peer): OpenLink {
  return (receive) => {
    peer.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'changed' in message) receive(message.changed as Topic);
    });
    return {
      // Without a callback, a channel that has just closed would raise an error.
      send: (changed) => peer.connected && peer.send?.({ changed }, undefined, undefined, () => {}),
      close: async () => {},
    };
  };
}

/** Wakes one waiter. A call that comes before `wait` ends it at once, so that none is missed between two waits. */
export class WakeUp {
  #isCalled = false;
  #end = () => {};

  readonly call = (): void => {
    this.#isCalled = true;
    this.#end();
  };

  /** True when it was called; false after `milliseconds`, or when `signal` is aborted. */
  async wait(milliseconds: number, signal?: AbortSignal): Promise<boolean> {
    if (!this.#isCalled && !signal?.aborted)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#end = () => {
          clearTimeout(timer);
          resolve();
        };
        signal?.addEventListener('abort', this.#end, { once: true });
      });
    signal?.removeEventListener('abort', this.#end);
    const isCalled = this.#isCalled;
    this.#isCalled = false;
    return isCalled;
  }
}
