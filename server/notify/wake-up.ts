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
