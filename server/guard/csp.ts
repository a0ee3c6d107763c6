import 'server-only';
import { PAGE_POLICY } from '@/lib/deck/webpage/page-policy';

/**
 * The content security policy of a page (docs/spec/settled-points.md#9). Scripts and style elements need the page's
 * nonce; `style` attributes are allowed, because placed cards position their boxes with them. Only the development
 * server needs `eval` and a socket for reloading.
 */
export function contentSecurityPolicy(nonce: string, { development }: { development: boolean }): string {
  const policy: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'style-src-elem': `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': `'self'${development ? ' ws:' : ''}`,
    'worker-src': "'self' blob:",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** The policy of a webpage that the engine made: its own styles, fonts and pictures, no scripts, and only in our frames. */
export function webpagePolicy(): string {
  return `${PAGE_POLICY}; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`;
}

/** Where such a page is served. */
export function isWebpage(pathname: string): boolean {
  return /^\/a\/[^/]+\/page$/.test(pathname);
}
