import 'server-only';
import { type Config, readConfig } from './read-config';

export type { Config } from './read-config';

// Next evaluates modules more than once in one process; what was read first stands for all of them.
const shared = globalThis as typeof globalThis & { cardwrightConfig?: Config };

/** The variables that are set do not fit the program. `message` is a line for each, fit to be printed. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * The program's configuration, read once and frozen: the one reader of `process.env`.
 * @throws ConfigError naming each variable at fault
 */
export function config(): Config {
  shared.cardwrightConfig ??= read();
  return shared.cardwrightConfig;
}

/** For tests: what `config()` gives until the returned function is called. */
export function overrideConfig(environment: Readonly<Record<string, string>>): () => void {
  const before = shared.cardwrightConfig;
  const reading = readConfig(environment);
  if (!reading.ok) throw new ConfigError(reading.problems);
  shared.cardwrightConfig = reading.config;
  return () => {
    shared.cardwrightConfig = before;
  };
}

/** Where this program is reached: `PUBLIC_URL`, else the bound address. Without a trailing slash. */
export function baseUrl(from: Config = config()): string {
  if (from.publicUrl) return from.publicUrl;
  // "Any address" is nothing a browser can open.
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
