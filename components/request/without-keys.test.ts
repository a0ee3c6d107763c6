import { describe, expect, it } from 'vitest';
import { growth, MOST_LINEAR_GROWTH } from '@/lib/deck/testing/growth';
import { withoutKeys } from './paste-request';

describe('withoutKeys', () => {
  it.each([
    ["curl -H 'X-API-KEY: sk-1'", "curl -H 'X-API-KEY: $SERVICE_API_KEY'"],
    ['curl -H "Proxy-Authorization: Bearer abc" x', 'curl -H "Proxy-Authorization: $SERVICE_API_KEY" x'],
    ['{"my_apikey": "k", "a": 1}', '{"my_apikey": "$SERVICE_API_KEY", "a": 1}'],
    ['tokentoken=abc\nnext', 'tokentoken=$SERVICE_API_KEY\nnext'],
    ['Set-Cookie : a=b', 'Set-Cookie : $SERVICE_API_KEY'],
    ['no key in this text', 'no key in this text'],
  ])('removes the key from %j', (text, shown) => expect(withoutKeys(text)).toBe(shown));

  it.each([
    ['a long word', 'x'],
    ['names without a value', 'token'],
    ['names and spaces', 'token  '],
    ['hyphens', '-'],
  ])('takes linear time on %s', (_, unit) => {
    const ratio = growth(20_000, (size) => {
      const text = unit.repeat(size / unit.length);
      return () => void withoutKeys(text);
    });
    expect(ratio).toBeLessThan(MOST_LINEAR_GROWTH);
  });
});
