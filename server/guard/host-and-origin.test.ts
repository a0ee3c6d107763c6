import { describe, expect, it } from 'vitest';
import { isOurOrigin, mayRead } from './host-and-origin';

const host = 'localhost:3000';
const ours = (headers: Record<string, string>, publicUrl?: string) =>
  isOurOrigin(new Headers({ host, ...headers }), { publicUrl });

describe('the origin of a changing request', () => {
  it.each([
    [{ origin: 'http://localhost:3000' }],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'https://localhost:3000' }],
  ])('%j is ours', (headers) => expect(ours(headers as Record<string, string>)).toBe(true));

  it.each([
    [{}],
    [{ origin: 'null' }],
    [{ origin: '' }],
    [{ origin: 'http://localhost:3001' }],
    [{ origin: 'http://localhost' }],
    [{ origin: 'http://evil.example' }],
    [{ origin: 'http://localhost:3000.evil.example' }],
    [{ origin: 'file://localhost:3000' }],
    [{ origin: 'http://127.0.0.1:3000' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'none' }],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [{ referer: 'http://localhost:3000/' }],
  ])('%j is not', (headers) => expect(ours(headers as Record<string, string>)).toBe(false));

  it('is ours behind a proxy that rewrites the host', () => {
    expect(ours({ origin: 'https://cards.example' }, 'https://cards.example')).toBe(true);
    expect(ours({ origin: 'http://cards.example' }, 'https://cards.example')).toBe(false);
  });
});

describe('who may read', () => {
  it.each([
    [{}, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, true],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, true],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'object' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, false],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, false],
  ])('%j: %s', (headers, may) => expect(mayRead(new Headers(headers as Record<string, string>))).toBe(may));
});
