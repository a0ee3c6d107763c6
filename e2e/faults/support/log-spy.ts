import { log } from '@/server/log/log';

/** Keeps what the program logs as an error instead of printing it. */
export class LogSpy {
  readonly lines: string[] = [];
  readonly #before = log.error;

  constructor() {
    log.error = (...said: unknown[]) => {
      this.lines.push(said.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '));
    };
  }

  restore(): void {
    log.error = this.#before;
  }
}
