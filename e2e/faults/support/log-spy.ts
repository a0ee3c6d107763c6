import { log } from '@/server/log/log';

/** Collects the program's error log instead of printing it. */
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
