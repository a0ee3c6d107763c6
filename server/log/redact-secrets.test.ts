import { expect, it } from 'vitest';
import { redactJson, redactSecrets } from './redact-secrets';

const secret = 'sk-canary/+=?&"x';

it.each([
  secret,
  encodeURIComponent(secret),
  encodeURIComponent(secret).toLowerCase(),
  JSON.stringify(secret),
  Buffer.from(secret).toString('base64'),
  Buffer.from(secret).toString('base64url'),
])('removes %s from a text', (form) => {
  const clean = redactSecrets(`before ${form} between ${form} after`, ['', 'abc', secret]);
  expect(clean).not.toContain(form);
  expect(clean).toMatch(/^before .*\[redacted\].* between .*\[redacted\].* after$/);
});

it.each(['', 'a', 'ab', 'abc', 'name:'])('removes it from a longer text in base64, after %j', (before) => {
  for (const encoding of ['base64', 'base64url'] as const) {
    const encoded = Buffer.from(`${before}${secret}:more`).toString(encoding);
    // The whole secret is redacted, except for characters that also encode a neighbour.
    expect(redactSecrets(encoded, [secret])).toMatch(/^.{0,8}\[redacted\].{0,10}$/);
  }
});

it('removes it from every text of a value, including member names, and leaves the rest', () => {
  const value = { a: [secret, 5, null, { [secret]: true }], b: 'plain' };
  expect(redactJson(value, [secret])).toEqual({ a: ['[redacted]', 5, null, { '[redacted]': true }], b: 'plain' });
});

it('does not overflow the stack on deep nesting', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}"${'x'}"${']'.repeat(100_000)}`);
  expect(JSON.stringify(redactJson(deep, [secret])).length).toBeLessThan(200);
});
