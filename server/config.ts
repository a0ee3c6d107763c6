import 'server-only';
import { perProcess } from './per-process';
import { type Config, readConfig } from './read-config';

export type { Config } from './read-config';

// Next evaluates modules more than once in one process; all of them share the first result.
const shared = globalThis as typeof globalThis & {
  cardwrightConfig?: Config;
  /** The values from Settings that are in force, as JSON. */
  cardwrightAdded?: string;
  /** For tests: replaces `process.env`. */
  cardwrightEnvironment?: Environment;
};

type Environment = Readonly<Record<string, string | undefined>>;

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
 * The program's configuration, frozen: the only reader of `process.env`. It is another object after a change in Settings.
 * @throws ConfigError naming each invalid variable
 */
export function config(): Config {
  shared.cardwrightConfig ??= read();
  return shared.cardwrightConfig;
}

/** For tests: the result of `config()` until the returned function is called. */
export function overrideConfig(environment: Readonly<Record<string, string>>): () => void {
  const { cardwrightConfig, cardwrightEnvironment, cardwrightAdded } = shared;
  Object.assign(shared, { cardwrightEnvironment: environment, cardwrightAdded: undefined });
  shared.cardwrightConfig = read();
  return () => Object.assign(shared, { cardwrightConfig, cardwrightEnvironment, cardwrightAdded });
}

/** Whether a variable is set in the environment. An empty one is not. */
export function isInEnvironment(name: string): boolean {
  return Boolean(environment()[name]?.trim());
}

/**
 * Adds values from Settings to the environment, instead of those added before.
 * @throws ConfigError if they are invalid together; nothing changes then
 */
export function addToConfig(values: Readonly<Record<string, string>>): void {
  const added = JSON.stringify(values);
  if (added === (shared.cardwrightAdded ?? '{}')) return;
  shared.cardwrightConfig = read(values);
  shared.cardwrightAdded = added;
}

function environment(): Environment {
  return shared.cardwrightEnvironment ?? process.env;
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

function read(added: Environment = {}): Config {
  const reading = readConfig({ ...environment(), ...added });
  if (!reading.ok) throw new ConfigError(reading.problems);
  return reading.config;
}

/** A value that the process shares and makes again when the configuration has changed. */
export function perConfig<Value>(key: `cardwright${string}`, make: (from: Config) => Value): () => Value {
  const kept = perProcess<{ from: Config | null; value?: Value }>(key, () => ({ from: null }));
  return () => {
    const [own, from] = [kept(), config()];
    if (own.from !== from) Object.assign(own, { from, value: make(from) });
    return own.value as Value;
  };
}
