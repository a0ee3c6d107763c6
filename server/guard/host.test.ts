import { describe, expect, it } from 'vitest';
import { isOurHost } from './host-and-origin';

const wordsOf = (text: string) => text.trim().split(/\s+/);

const places = {
  port: 3000,
  publicUrl: 'https://cards.example',
  allowedHosts: ['lan.example', 'other.example:8080', '[fe80::1]'],
};

describe('the host of a request', () => {
  it.each([
    ...wordsOf(`
      localhost:3000 LOCALHOST:3000 127.0.0.1:3000 127.9.9.9:3000 [::1]:3000 cards.example cards.example:443
      Cards.Example lan.example lan.example:9999 other.example:8080 [fe80::1]:3000
    `),
  ])('%s is ours', (host) => expect(isOurHost(host, places)).toBe(true));

  it.each([
    null,
    '',
    ...wordsOf(`
      localhost localhost:3001 127.0.0.1:80 evil.example evil.example:3000 localhost.evil.example:3000
      evil.localhost:3000 127.0.0.1.evil.example:3000 cards.example:3000 cards.example:80 a.cards.example
      cards.example. other.example other.example:8081 localhost:3000@evil.example evil.example#localhost:3000
    `),
    'localhost:3000, evil.example',
    ' localhost:3000',
    ...wordsOf(`
      0.0.0.0:3000 [::]:3000 2130706433:3000 128.0.0.1:3000 127.0.0.999 127.0.0.999:3000 [::1 [::1::2]:3000 a:b:c
      user@localhost:3000 localhost:99999
    `),
    `${'a'.repeat(300)}:3000`,
    '[::ffff:127.0.0.1]:3000',
  ])('%j is not', (host) => expect(isOurHost(host, places)).toBe(false));

  it('needs no port if the port is 80', () =>
    expect(isOurHost('localhost', { port: 80, allowedHosts: [] })).toBe(true));
});
