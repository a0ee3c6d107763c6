import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseUrl } from './config';
import { configWarnings, readConfig } from './read-config';

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
  it('needs nothing', () => {
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
      interfaceLocale: 'en',
      serviceImageSources: {},
    });
  });

  it('takes an empty variable for an unset one', () => {
    expect(read({ PORT: '', DATABASE_URL: '  ', ACCESS_TOKEN: '' })).toMatchObject({ port: 3000 });
  });

  it('is frozen', () => {
    expect(Object.isFrozen(read())).toBe(true);
  });

  it('reads the wire values behind the neutral names', () => {
    const { serviceImageSources } = read({ SERVICE_IMAGE_SOURCES: 'photoStock=acme, gifStock=gifs' });
    expect(serviceImageSources).toEqual({ photoStock: 'acme', gifStock: 'gifs' });
  });

  it.each([
    ['PORT', '80.5'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', 'http'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://localhost/x'],
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
    ['IMAGE_CREDITS', '1'],
    ['ACCESS_TOKEN', 'short'],
    ['PUBLIC_URL', 'https://example.com/path'],
    ['PUBLIC_URL', 'example.com'],
    ['ALLOWED_HOSTS', 'a b'],
    ['SMTP_URL', 'https://mail.example'],
    ['INTERFACE_LOCALE', '../en'],
    ['INTERFACE_LOCALE', 'German'],
  ])('refuses %s=%j and names it, not its value', (name, value) => {
    const [problem = '', ...more] = problems({ [name]: value });
    expect(problem.startsWith(`${name} must`)).toBe(true);
    expect(more).toEqual([]);
    if (/KEY|TOKEN|URL/.test(name)) expect(problem).not.toContain(value);
  });

  it.each([
    'http://127.0.0.1:4000',
    'http://localhost:4000/v1.0',
    'http://[::1]:4000',
    'https://service.example/v1.0/',
  ])('takes the service at %s', (value) => {
    expect(problems({ SERVICE_BASE_URL: value })).toEqual([]);
  });

  it('tells all problems at once', () => {
    expect(problems({ PORT: 'x', SERVICE_MAX_CARDS: 'y', ACCESS_TOKEN: 'z' })).toHaveLength(3);
  });

  it.each(['0.0.0.0', '::', '192.168.1.4', 'cards.example'])('refuses to serve %s without a sign-in', (HOST) => {
    const [problem = ''] = problems({ HOST });
    expect(problem).toContain('HOST');
    expect(problem).toContain('ACCESS_TOKEN');
    expect(problems({ HOST, ACCESS_TOKEN: 'a long random text' })).toEqual([]);
  });

  it.each(['127.0.0.1', 'localhost', '::1', '[::1]', '127.0.0.53'])('serves %s without one', (HOST) => {
    expect(problems({ HOST })).toEqual([]);
  });

  it('says what has no effect', () => {
    expect(configWarnings(read({ SERVICE_BASE_URL: 'https://service.example' }))).toEqual([
      'SERVICE_API_KEY is not set, so Live is off',
    ]);
    expect(configWarnings(read({ SERVICE_BASE_URL: 'https://service.example', SERVICE_API_KEY: 'k' }))).toEqual([]);
  });

  it.each([
    [{}, 'http://127.0.0.1:3000'],
    [{ HOST: '::1', PORT: '81' }, 'http://[::1]:81'],
    [{ HOST: '0.0.0.0', ACCESS_TOKEN: 'a long random text' }, 'http://localhost:3000'],
    [{ PUBLIC_URL: 'https://cards.example/' }, 'https://cards.example'],
  ])('with %j is reached at %s', (environment, address) => {
    expect(baseUrl(read(environment as Record<string, string>))).toBe(address);
  });
});
