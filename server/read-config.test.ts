import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseUrl } from './config';
import { configWarnings, connectedLine, readConfig } from './read-config';

/** As short as a token may be. */
const TOKEN = 'token-of-twenty-four-ch.';

function read(environment: Record<string, string> = {}) {
  const reading = readConfig(environment);
  if (!reading.ok) throw new Error(reading.problems.join('; '));
  return reading.config;
}

function problems(environment: Record<string, string>): string[] {
  const reading = readConfig(environment);
  return reading.ok ? [] : reading.problems;
}

describe('the configuration', () => {
  it('needs no variables', () =>
    expect(read()).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: path.resolve('.data'),
      serviceArtifactWord: 'artifact',
      serviceMaxCards: 60,
      engineCredits: 10_000,
      llmCreditsPerCard: 3,
      imageCredits: 10,
      allowedHosts: [],
      serviceImageSources: {},
    }));

  it('treats an empty variable as unset', () =>
    expect(read({ PORT: '', DATABASE_URL: '  ', ACCESS_TOKEN: '' })).toMatchObject({ port: 3000 }));

  it('reads the wire values of the neutral names', () => {
    const { serviceImageSources } = read({ SERVICE_IMAGE_SOURCES: 'photoStock=acme, gifStock=gifs' });
    expect(serviceImageSources).toEqual({ photoStock: 'acme', gifStock: 'gifs' });
  });

  it('reads a bucket with its prefix, endpoint and region', () => {
    const [endpoint, region] = ['https://s3.example', 'us-east-1'];
    expect(read({ STORAGE_URL: `s3://cards/a/b?endpoint=${endpoint}` }).storageUrl).toEqual({
      bucket: 'cards',
      prefix: 'a/b/',
      endpoint,
      region,
    });
    expect(read({ STORAGE_URL: 's3://cards?region=eu-central-1' }).storageUrl).toMatchObject({
      prefix: '',
      region: 'eu-central-1',
    });
  });

  it.each([
    ['PORT', '80.5'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', 'http'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['STORAGE_URL', 'https://s3.example/cards'],
    ['STORAGE_URL', 's3://key:secret@cards?region=us-east-1'],
    ['STORAGE_URL', 's3://cards'],
    ['STORAGE_URL', 's3://cards/../x?region=us-east-1&secret=secret'],
    ['STORAGE_URL', 's3://cards?endpoint=ftp://s3.example'],
    ['SERVICE_BASE_URL', 'service.example'],
    ['SERVICE_BASE_URL', 'http://service.example'],
    ['SERVICE_BASE_URL', 'https://user:secret@service.example'],
    ['SERVICE_BASE_URL', 'ftp://127.0.0.1'],
    ['SERVICE_API_KEY', 'two words'],
    ['SERVICE_API_KEY', 'line\nbreak'],
    ['SERVICE_ARTIFACT_WORD', 'Big Word'],
    ['SERVICE_ARTIFACT_WORD', 'generation'],
    ['SERVICE_ARTIFACT_WORD', 'export'],
    ['SERVICE_IMAGE_SOURCES', 'photoStock=acme,gifStock=acme'],
    ['SERVICE_IMAGE_SOURCES', 'photoStock=gifStock'],
    ['SERVICE_IMAGE_SOURCES', 'photoStock=placeholder'],
    ['SERVICE_IMAGE_SOURCES', 'webAllImages=x'],
    ['SERVICE_IMAGE_SOURCES', 'photoStock'],
    ['SERVICE_MAX_CARDS', '76'],
    ['SERVICE_MAX_CARDS', '0'],
    ['ENGINE_CREDITS', 'many'],
    ['LLM_CREDITS_PER_CARD', '6'],
    ['LLM_CONTEXT_TOKENS', '77'],
    ['LLM_TIMEOUT_S', '0'],
    ['LLM_CONCURRENCY', '65'],
    ['LLM_MAX_TOKENS_PER_RUN', 'all'],
    ['LLM_PRICE_IN', '-1'],
    ['LLM_PRICE_OUT', 'cheap'],
    ['LLM_PRICE_CURRENCY', '€'],
    ['IMAGE_CREDITS', '1'],
    ['TRUSTED_PROXIES', '0'],
    ['TRUSTED_PROXIES', '12'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1,'],
    ['MAX_QUEUED_RUNS', '0'],
    ['PUBLIC_URL', 'https://example.com/path'],
    ['PUBLIC_URL', 'example.com'],
    ['ALLOWED_HOSTS', 'a b'],
    ['SMTP_URL', 'https://mail.example'],
    ['INTERFACE_LOCALE', '../en'],
    ['INTERFACE_LOCALE', 'German'],
  ])('rejects %s=%j, naming the variable but not its value', (name, value) => {
    const [problem = '', ...more] = problems({ [name]: value });
    expect(problem.startsWith(`${name} must`)).toBe(true);
    expect(more).toEqual([]);
    if (/KEY|TOKEN|URL/.test(name)) expect(problem).not.toContain(value);
  });

  it('refuses to send the model’s key over plain http beyond this machine', () => {
    const key = { LLM_API_KEY: 'canary-llm-key', LLM_MODEL: 'm' };
    const [problem = ''] = problems({ LLM_BASE_URL: 'http://models.example/v1', ...key });
    expect(problem).toMatch(/^LLM_BASE_URL must use https/);
    expect(problem).not.toContain('canary');
    for (const LLM_BASE_URL of ['https://models.example/v1', 'http://127.0.0.1:11434/v1'])
      expect(readConfig({ LLM_BASE_URL, ...key }).ok).toBe(true);
    expect(readConfig({ LLM_BASE_URL: 'http://10.0.0.7:11434/v1', LLM_MODEL: 'm' }).ok).toBe(true);
  });

  it('names the model for the start line, and never its key', () => {
    const reading = readConfig({ LLM_BASE_URL: 'https://models.example/v1', LLM_MODEL: 'm-1', LLM_API_KEY: 'canary' });
    expect(reading.ok && connectedLine(reading.config)).toBe('Language model: m-1 at https://models.example/v1');
    const without = readConfig({ LLM_BASE_URL: 'https://models.example/v1' });
    expect(without.ok && connectedLine(without.config)).toBeNull();
    expect(without.ok && configWarnings(without.config)).toContain(
      'LLM_MODEL is not set, so no language model is used',
    );
  });

  it.each([
    'http://127.0.0.1:4000',
    'http://localhost:4000/v1.0',
    'http://[::1]:4000',
    'https://service.example/v1.0/',
  ])('accepts the service at %s', (value) => expect(problems({ SERVICE_BASE_URL: value })).toEqual([]));

  it('reports all problems at once', () =>
    expect(problems({ PORT: 'x', SERVICE_MAX_CARDS: 'y', MAX_QUEUED_RUNS: 'z' })).toHaveLength(3));

  it.each(['0.0.0.0', '::', '192.168.1.4', 'cards.example'])('refuses to serve %s without a sign-in', (HOST) => {
    const [problem = ''] = problems({ HOST });
    expect(problem).toContain('HOST');
    expect(problem).toContain('ACCESS_TOKEN');
    expect(problems({ HOST, ACCESS_TOKEN: TOKEN })).toEqual([]);
  });

  it.each([
    ['PUBLIC_URL', 'https://cards.example'],
    ['PUBLIC_URL', 'http://192.168.1.4:3000'],
    ['PUBLIC_URL', 'https://localhost.example'],
    ['ALLOWED_HOSTS', 'localhost, lan.example:8080'],
    ['ALLOWED_HOSTS', '[fe80::1]'],
    ['HOST', '127.0.0.999'],
  ])('refuses %s=%s without a sign-in, naming the variable to set', (name, value) => {
    const [problem = '', ...more] = problems({ [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} is .*, which others can reach: set ACCESS_TOKEN`));
    expect(more).toEqual([]);
    expect(problems({ [name]: value, ACCESS_TOKEN: TOKEN })).toEqual([]);
  });

  it.each([
    ['PUBLIC_URL', 'http://localhost:3000'],
    ['PUBLIC_URL', 'http://cards.localhost'],
    ['PUBLIC_URL', 'http://127.8.0.1:81'],
    ['PUBLIC_URL', 'http://[::1]:3000'],
    ['ALLOWED_HOSTS', 'localhost:3001,app.localhost,127.0.0.2:8080,[::1]:3000'],
  ])('accepts %s=%s without a sign-in, because it is this machine', (name, value) =>
    expect(problems({ [name]: value })).toEqual([]),
  );

  it.each(['ACCESS_TOKEN', 'ENGINE_API_KEY'])(
    'requires 24 characters in %s once other machines can reach it',
    (name) => {
      const short = { ACCESS_TOKEN: TOKEN, [name]: TOKEN.slice(1) };
      for (const [variable, value] of [
        ['HOST', '0.0.0.0'],
        ['PUBLIC_URL', 'https://cards.example'],
      ])
        expect(problems({ ...short, [variable ?? '']: value ?? '' })).toEqual([
          `${name} must have at least 24 characters`,
        ]);
      expect(configWarnings(read(short))).toEqual([
        `${name} has fewer than 24 characters, which is too short to serve others`,
      ]);
      expect(configWarnings(read({ [name]: TOKEN }))).toEqual([]);
    },
  );

  it('reads the trusted proxies as a number or as networks', () => {
    expect(read({ TRUSTED_PROXIES: '2' }).trustedProxies).toEqual({ hops: 2 });
    const { trustedProxies } = read({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8,192.168.1.4' });
    if (!trustedProxies || 'hops' in trustedProxies) throw new Error('not read as addresses');
    const { addresses } = trustedProxies;
    expect([addresses.check('10.9.9.9'), addresses.check('192.168.1.5')]).toEqual([true, false]);
    expect(addresses.check('fd00::5', 'ipv6')).toBe(true);
  });

  it.each(['127.0.0.1', 'localhost', '::1', '[::1]', '127.0.0.53'])('serves %s without a sign-in', (HOST) =>
    expect(problems({ HOST })).toEqual([]),
  );

  it('warns about variables that have no effect', () => {
    expect(configWarnings(read({ SERVICE_BASE_URL: 'https://service.example' }))).toEqual([
      'SERVICE_API_KEY is not set, so the remote service is off',
    ]);
    expect(configWarnings(read({ SERVICE_BASE_URL: 'https://service.example', SERVICE_API_KEY: 'k' }))).toEqual([]);
  });

  it.each([
    [{}, 'http://127.0.0.1:3000'],
    [{ HOST: '::1', PORT: '81' }, 'http://[::1]:81'],
    [{ HOST: '0.0.0.0', ACCESS_TOKEN: TOKEN }, 'http://localhost:3000'],
    [{ PUBLIC_URL: 'https://cards.example/', ACCESS_TOKEN: TOKEN }, 'https://cards.example'],
  ])('with %j is reached at %s', (environment, address) =>
    expect(baseUrl(read(environment as Record<string, string>))).toBe(address),
  );
});
