import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './csp';

it('lets nothing run inline without the nonce', () => {
  const policy = contentSecurityPolicy('abc', { development: false });
  const directives = new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
  expect(directives.get('script-src')).toContain("'nonce-abc'");
  expect(directives.get('style-src-elem')).toEqual(["'self'", "'nonce-abc'"]);
  expect(directives.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
  for (const none of ['object-src', 'base-uri', 'frame-ancestors']) expect(directives.get(none)).toEqual(["'none'"]);
  for (const [name, values] of directives)
    if (name !== 'style-src-attr') expect(values?.join(' '), name).not.toMatch(/unsafe|\*|http/);
});
