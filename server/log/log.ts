import 'server-only';
import pino from 'pino';
import { config } from '../config';
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
