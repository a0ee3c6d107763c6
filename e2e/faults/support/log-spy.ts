import { log } from '@/server/log/log';

/** Collects the program's error log instead of printing it. */
export class LogSpy {
  readonly lines: string[] = [];
  readonly #before = log.error;

  constructor() {
    log.error = (...args: unknown[]) => {
      this.lines.push(args.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '));
    };
  }

  restore(): void {
    log.error = this.#before;
  }
}
