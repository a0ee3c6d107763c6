import path from 'node:path';
import * as z from 'zod';
import { IMAGE_SOURCES, NAMED_SOURCES } from '@/lib/contract/enums';
import { LIMITS } from '@/lib/contract/limits';
import { PHOTO_PROVIDERS, type PhotoProvider, PROVIDER_NAMES } from '@/lib/contract/picture-sources';
import { englishMessage } from '@/lib/words/stored-messages';
import { checkAccess, isLoopbackName, refuse, secretWarnings, trustedProxies } from './access-rules';

export { isLoopbackName } from './access-rules';

// Separate from `config.ts` so that `npm start` can check the variables before it builds anything: this module reads
// no environment itself and runs in plain Node.

const MAX_PORT = 65_535;

export type WireSources = Partial<Record<(typeof NAMED_SOURCES)[number], string>>;

const text = z.string().trim().min(1);
const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
};

/** Money per million tokens, in the currency of `LLM_PRICE_CURRENCY` if that is set. */
const price = text.regex(/^\d{1,6}(\.\d{1,6})?$/, 'must be a number such as 0.25').transform(Number);

const currency = text.regex(/^[A-Z]{3}$/, 'must be a currency code such as EUR');

const webAddress = text.transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url && isWeb && !url.username && !url.password && !url.search && !url.hash) return url.href.replace(/\/+$/, '');
  return refuse(context, englishMessage('must be an http or https address without user, query or fragment'));
});

/** The key crosses the network in a header, which requires TLS beyond this machine. */
const keyedAddress = webAddress.refine(
  (href) => new URL(href).protocol === 'https:' || isLoopbackName(new URL(href).hostname),
  englishMessage('must use https: http is only allowed on this machine'),
);

const origin = webAddress.refine((href) => new URL(href).pathname === '/', {
  error: 'must be an origin, without a path',
  abort: true,
});

const originList = text.transform((value) => value.split(',').map((part) => part.trim())).pipe(z.array(origin));

const databaseAddress = text.refine(
  (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
  'must be a postgres:// address',
);

export type StoragePlace = {
  bucket: string;
  /** Before each key: empty, or with a slash at its end. */
  prefix: string;
  endpoint?: string;
  region: string;
};

const storageAddress = text.transform((value, context): StoragePlace => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== 's3:')
    return refuse(context, 'must be an address like s3://bucket?endpoint=https://…&region=…');
  if (url.username || url.password)
    return refuse(context, 'must not contain credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host))
    return refuse(context, 'must name a bucket, as in s3://bucket');
  const prefix = url.pathname.replace(/^\/|\/$/g, '');
  if (!/^([A-Za-z0-9][A-Za-z0-9._-]*(\/|$))*$/.test(prefix) || prefix.length > 100)
    return refuse(context, 'must have a prefix of letters, digits, dots and hyphens, as in s3://bucket/cards');
  const options = new Map(url.searchParams);
  const isKnown = [...options.keys()].every((name) => name === 'endpoint' || name === 'region');
  if (!isKnown || url.hash) return refuse(context, 'must have no options except endpoint and region');
  const endpoint = options.has('endpoint') ? webAddress.safeParse(options.get('endpoint')) : null;
  if (endpoint && !endpoint.success) return refuse(context, 'must have an http or https address as endpoint');
  const region = options.get('region') ?? (endpoint ? 'us-east-1' : '');
  if (!/^[a-z0-9-]+$/.test(region)) return refuse(context, 'must have a region like eu-central-1, or an endpoint');
  return { bucket: url.host, prefix: prefix && `${prefix}/`, endpoint: endpoint?.data, region };
});

const mailAddress = text.refine(
  (value) => /^smtps?:\/\//.test(value) && URL.canParse(value),
  'must be an smtp:// or smtps:// address',
);

const wireSources = text.transform((value, context) => {
  const found: WireSources = {};
  for (const entry of value.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [name = '', wire = '', ...more] = entry.split('=').map((part) => part.trim());
    const known = NAMED_SOURCES.find((source) => source === name);
    if (!known || wire === '' || more.length > 0)
      return refuse(context, `must be a list like ${NAMED_SOURCES.join('=…,')}=…`);
    found[known] = wire;
  }
  // Wire names are mapped back, so each must be unique and must not be one of the interface's own names.
  const words = Object.entries(found);
  const isOwn = ([name, wire]: [string, string]) => wire !== name && IMAGE_SOURCES.some((source) => source === wire);
  if (new Set(words.map(([, wire]) => wire)).size < words.length || words.some(isOwn))
    return refuse(context, 'must give each source a unique name that the interface does not use');
  return found;
});

/** `<word>Id` and `<word>Url` are wire names, and these words are taken there (docs/spec/interface.md#2). */
const TAKEN_WORDS: readonly string[] = ['generation', 'theme', 'folder', 'export', 'pdf', 'pptx'];

const artifactWord = text
  .regex(/^[a-z][A-Za-z0-9]*$/, { error: 'must be one word in lower case', abort: true })
  .refine((word) => !TAKEN_WORDS.includes(word), 'must not be a word that the interface uses for something else');

const hostList = text.transform((value, context) => {
  const hosts = value.split(',').map((part) => part.trim().toLowerCase());
  const isHost = (host: string) => /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:\d{1,5})?$/.test(host);
  if (hosts.every(isHost)) return hosts;
  return refuse(context, 'must be host names separated by commas, with a port if needed');
});

const headerValue = text.regex(/^[\x21-\x7e]+$/, englishMessage('must be printable ASCII without spaces'));
const hostName = text.regex(/^(\[?[0-9a-fA-F:.]+\]?|[A-Za-z0-9_.-]+)$/, {
  error: 'must be a host name or an address',
  abort: true,
});

const localeName = text.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language like en, de or pt-BR');

/** All variables of the program, each optional (docs/spec/architecture.md#configuration). */
const VARIABLES = {
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: hostName.default('127.0.0.1'),
  PORT: whole(0, MAX_PORT).default(3000),
  DATA_DIR: text.default('.data').transform((value) => path.resolve(value)),
  DATABASE_URL: databaseAddress.optional(),
  STORAGE_URL: storageAddress.optional(),
  SERVICE_BASE_URL: keyedAddress.optional(),
  SERVICE_API_KEY: headerValue.optional(),
  SERVICE_ARTIFACT_WORD: artifactWord.default('artifact'),
  SERVICE_IMAGE_SOURCES: wireSources.default({}),
  SERVICE_MAX_CARDS: whole(LIMITS.numCards.min, LIMITS.numCards.max).default(60),
  ENGINE_API_KEY: headerValue.optional(),
  ENGINE_CREDITS: whole(0, 100_000_000).default(10_000),
  LLM_BASE_URL: webAddress.optional(),
  LLM_API_KEY: headerValue.optional(),
  LLM_MODEL: text.optional(),
  LLM_CONTEXT_TOKENS: whole(2048, 10_000_000).default(16_384),
  LLM_TIMEOUT_S: whole(1, 3600).default(120),
  LLM_CONCURRENCY: whole(1, 64).default(4),
  LLM_CREDITS_PER_CARD: whole(1, 5).default(3),
  LLM_MAX_TOKENS_PER_RUN: whole(1000, 100_000_000).default(500_000),
  LLM_PRICE_IN: price.optional(),
  LLM_PRICE_OUT: price.optional(),
  LLM_PRICE_CURRENCY: currency.optional(),
  IMAGE_BASE_URL: webAddress.optional(),
  IMAGE_API_KEY: headerValue.optional(),
  IMAGE_MODEL: text.optional(),
  IMAGE_CREDITS: whole(2, 125).default(10),
  IMAGE_TIMEOUT_S: whole(1, 3600).default(120),
  IMAGE_CONCURRENCY: whole(1, 16).default(2),
  IMAGE_MAX_PER_RUN: whole(1, 300).default(20),
  UNSPLASH_ACCESS_KEY: headerValue.optional(),
  UNSPLASH_BASE_URL: keyedAddress.default('https://api.unsplash.com'),
  PEXELS_API_KEY: headerValue.optional(),
  PEXELS_BASE_URL: keyedAddress.default('https://api.pexels.com'),
  PIXABAY_API_KEY: headerValue.optional(),
  PIXABAY_BASE_URL: keyedAddress.default('https://pixabay.com/api'),
  GIPHY_API_KEY: headerValue.optional(),
  GIPHY_BASE_URL: keyedAddress.default('https://api.giphy.com'),
  OPENVERSE_BASE_URL: webAddress.optional(),
  CHROMIUM_PATH: text.optional(),
  SMTP_URL: mailAddress.optional(),
  SECRET_KEY: text.min(32, 'must have at least 32 characters').optional(),
  ACCESS_TOKEN: text.optional(),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  PUBLIC_URL: origin.optional(),
  ALLOWED_HOSTS: hostList.default([]),
  TRUSTED_PROXIES: trustedProxies.optional(),
  WEBHOOK_ORIGINS: originList.default([]),
  MAX_QUEUED_RUNS: whole(1, 1_000_000).default(1000),
  SHUTDOWN_GRACE_S: whole(1, 600).default(45),
  INTERFACE_LOCALE: localeName.optional(),
} as const;

const schema = z
  .object(VARIABLES)
  .superRefine(checkAccess)
  .superRefine((read, context) => {
    checkModelKey('LLM', read.LLM_BASE_URL, read.LLM_API_KEY, context);
    checkModelKey('IMAGE', read.IMAGE_BASE_URL, read.IMAGE_API_KEY, context);
  });

/** A model on this machine or network may be called over plain HTTP, but never with a key beyond this machine. */
function checkModelKey(
  prefix: 'LLM' | 'IMAGE',
  address: string | undefined,
  key: string | undefined,
  context: z.RefinementCtx,
): void {
  if (address === undefined || key === undefined) return;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || isLoopbackName(hostname)) return;
  const message = englishMessage('must use https with an API key: http is only allowed on this machine');
  refuse(context, message, `${prefix}_BASE_URL`);
}

type Read = z.output<typeof schema>;
type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<Camel<Tail>>}`
  : Lowercase<Name>;

/** Every variable in camel case: `DATA_DIR` is `dataDir`. An unset or empty one without a default is undefined. */
export type Config = Readonly<{ [Name in keyof Read & string as Camel<Name>]: Read[Name] }>;

export type ConfigReading = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Reads the variables. Every problem names its variable; none repeats a value that may be a secret. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ConfigReading {
  const set: Record<string, string> = {};
  for (const name of Object.keys(VARIABLES)) {
    const value = environment[name];
    if (value !== undefined && value.trim() !== '') set[name] = value;
  }
  const parsed = schema.safeParse(set);
  if (!parsed.success)
    return { ok: false, problems: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) };
  const named = Object.entries(parsed.data).map(([name, value]) => [camelCase(name), value]);
  return { ok: true, config: Object.freeze(Object.fromEntries(named)) as Config };
}

/** Warns at startup about variables that have no effect. They are never a reason to refuse to start. */
export function configWarnings(config: Config): string[] {
  const warnings: string[] = [];
  if (config.serviceBaseUrl && !config.serviceApiKey)
    warnings.push('SERVICE_API_KEY is not set, so the remote service is off');
  if (config.serviceApiKey && !config.serviceBaseUrl)
    warnings.push('SERVICE_BASE_URL is not set, so the remote service is off');
  if (config.llmModel && !config.llmBaseUrl) warnings.push('LLM_BASE_URL is not set, so no language model is used');
  if (config.llmBaseUrl && !config.llmModel) warnings.push('LLM_MODEL is not set, so no language model is used');
  if (config.imageModel && !config.imageBaseUrl) warnings.push('IMAGE_BASE_URL is not set, so no image model is used');
  if (config.imageBaseUrl && !config.imageModel) warnings.push('IMAGE_MODEL is not set, so no image model is used');
  if (!isLoopbackName(config.host) && !config.publicUrl && config.allowedHosts.length === 0)
    warnings.push('PUBLIC_URL and ALLOWED_HOSTS are not set, so only this machine can connect');
  return [
    ...warnings,
    ...secretWarnings({
      HOST: config.host,
      ACCESS_TOKEN: config.accessToken,
      ENGINE_API_KEY: config.engineApiKey,
      ALLOWED_HOSTS: [],
    }),
  ];
}

/** What `npm start` prints about models and picture sources; null without any. The addresses have no user or query. */
export function connectedLine(config: Config): string | null {
  const { llmBaseUrl, llmModel, imageBaseUrl, imageModel } = config;
  const photos = photoProviders(config);
  const parts = [
    ...(llmBaseUrl && llmModel ? [`Language model: ${llmModel} at ${llmBaseUrl}`] : []),
    ...(imageBaseUrl && imageModel ? [`Image model: ${imageModel} at ${imageBaseUrl}`] : []),
    ...(photos.length > 0 ? [`Images: ${photos.map((id) => PROVIDER_NAMES[id]).join(', ')}`] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : null;
}

export function photoProviders(config: Config): PhotoProvider[] {
  const isSet = {
    openverse: config.openverseBaseUrl !== undefined,
    unsplash: config.unsplashAccessKey !== undefined,
    pexels: config.pexelsApiKey !== undefined,
    pixabay: config.pixabayApiKey !== undefined,
    giphy: config.giphyApiKey !== undefined,
  } satisfies Record<PhotoProvider, boolean>;
  return PHOTO_PROVIDERS.filter((id) => isSet[id]);
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
