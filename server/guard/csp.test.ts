import { expect, it } from 'vitest';
import { contentSecurityPolicy, framedPolicy, previewPolicy, webpagePolicy } from './csp';

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

it('lets a webpage run and ask for nothing, and be framed by our own pages only', () => {
  const policy = webpagePolicy();
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|http/);
  expect(policy).toContain("frame-ancestors 'self'; sandbox ");
});

it('lets the page of the live preview run nothing, and be framed by our own pages only', () => {
  const policy = previewPolicy();
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toMatch(/script-src|allow-scripts|connect-src|http/);
  expect(policy).toContain("frame-ancestors 'self'; sandbox ");
});

it.each([
  ['/a/art_1/page', webpagePolicy()],
  ['/preview/page', previewPolicy()],
  ['/preview/page/more', null],
  ['/a/art_1', null],
  ['/a/art_1/page/more', null],
  ['/a/x/y/page', null],
  ['/page', null],
])('gives %s the policy of a framed page or none', (path, policy) => expect(framedPolicy(path)).toBe(policy));
