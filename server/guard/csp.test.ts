import { expect, it } from 'vitest';
import { contentSecurityPolicy, framedPolicy, previewPolicy, webpagePolicy } from './csp';

it('blocks inline scripts and styles without the nonce', () => {
  const policy = contentSecurityPolicy('abc', { development: false });
  const directives = new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
  expect(directives.get('script-src')).toContain("'nonce-abc'");
  expect(directives.get('style-src-elem')).toEqual(["'self'", "'nonce-abc'"]);
  expect(directives.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
  for (const none of ['object-src', 'base-uri', 'frame-ancestors']) expect(directives.get(none)).toEqual(["'none'"]);
  for (const [name, values] of directives)
    if (name !== 'style-src-attr') expect(values?.join(' '), name).not.toMatch(/unsafe|\*|http/);
});

it('blocks scripts and requests of a webpage, and lets only our own pages frame it', () => {
  const policy = webpagePolicy();
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|http/);
  expect(policy).toContain("frame-ancestors 'self'; sandbox ");
});

it('blocks scripts in the live preview, and lets only our own pages frame it', () => {
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
