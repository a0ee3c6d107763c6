import 'server-only';
import { type Config, readConfig } from './read-config';

export type { Config } from './read-config';

// Next evaluates modules more than once in one process; all of them share the first result.
const shared = globalThis as typeof globalThis & { cardwrightConfig?: Config };

/** The variables are invalid. `message` has one printable line for each problem. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * The program's configuration, read once and frozen: the only reader of `process.env`.
 * @throws ConfigError naming each invalid variable
 */
export function config(): Config {
  shared.cardwrightConfig ??= read();
  return shared.cardwrightConfig;
}

/** For tests: the result of `config()` until the returned function is called. */
export function overrideConfig(environment: Readonly<Record<string, string>>): () => void {
  const before = shared.cardwrightConfig;
  const reading = readConfig(environment);
  if (!reading.ok) throw new ConfigError(reading.problems);
  shared.cardwrightConfig = reading.config;
  return () => {
    shared.cardwrightConfig = before;
  };
}

/** The program's own URL: `PUBLIC_URL`, otherwise the bound address. Without a trailing slash. */
export function baseUrl(from: Config = config()): string {
  if (from.publicUrl) return from.publicUrl;
  // A browser cannot open the wildcard address.
  const isAny = from.host === '0.0.0.0' || from.host.replace(/^\[|\]$/g, '') === '::';
  const host = isAny
    ? 'localhost'
    : from.host.includes(':') && !from.host.startsWith('[')
      ? `[${from.host}]`
      : from.host;
  return `http://${host}:${from.port}`;
}

function read(): Config {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new ConfigError(reading.problems);
  return reading.config;
}
