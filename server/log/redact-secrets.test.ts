import { expect, it } from 'vitest';
import { redactSecrets } from './redact-secrets';

const secret = 'sk-canary/+=?&"x';

it.each([
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret),
  Buffer.from(secret).toString('base64'),
  Buffer.from(secret).toString('base64url'),
])('takes %s out of a text', (form) => {
  const clean = redactSecrets(`before ${form} between ${form} after`, ['', 'abc', secret]);
  expect(clean).not.toContain(form);
  expect(clean).toMatch(/^before .*\[redacted\].* between .*\[redacted\].* after$/);
});

it('leaves text without secrets as it is', () => {
  expect(redactSecrets('an abc of nothing', ['abc', ''])).toBe('an abc of nothing');
});
