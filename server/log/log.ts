import 'server-only';
import pino from 'pino';
import { config } from '../config';
import { perProcess } from '../per-process';
import { redactSecrets } from './redact-secrets';

/** Names whose values never belong in a log, wherever they occur in the logged object. */
const SECRET_NAMES = ['authorization', 'cookie', 'set-cookie', 'x-api-key', 'apiKey', 'token', 'password', 'exportUrl'];
const REDACTED_PATHS = SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** JSON lines on stderr: stdout is for the person who ran the command. */
export const log = pino(
  {
    base: undefined,
    level: 'info',
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    hooks: {
      // Names cover what we log on purpose; this covers a key inside a message, a stack or a URL.
      streamWrite: (line) => redactSecrets(line, secrets()),
    },
  },
  pino.destination({ fd: 2, sync: true }),
);

const SECRET_NAME = /(Key|Token)$|^(databaseUrl|smtpUrl)$/;

/** The configured values that must never leave this process: not in a log, an error or a stored row. */
export function secrets(): string[] {
  return Object.entries(config()).flatMap(([name, value]) =>
    SECRET_NAME.test(name) && typeof value === 'string' ? [value] : [],
  );
}

type Options = { lines: number; windowMs: number };

/**
 * Writes warnings that a stranger can trigger: at most `lines` per window, so that nobody can fill the disk. The
 * first line of the next window says how many were dropped.
 */
export class SparingLog {
  readonly #options: Options;
  #began = Number.NEGATIVE_INFINITY;
  #written = 0;
  #leftOut = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  warn(facts: object, message: string, now: number = Date.now()): void {
    if (now - this.#began >= this.#options.windowMs) {
      this.#began = now;
      this.#written = 0;
    }
    if (this.#written >= this.#options.lines) {
      this.#leftOut += 1;
      return;
    }
    this.#written += 1;
    log.warn(this.#leftOut > 0 ? { ...facts, leftOut: this.#leftOut } : facts, message);
    this.#leftOut = 0;
  }
}

/** The process's log of refused sign-ins and keys: 100 lines a minute. */
export const accessLog = perProcess('cardwrightAccessLog', () => new SparingLog({ lines: 100, windowMs: 60_000 }));
