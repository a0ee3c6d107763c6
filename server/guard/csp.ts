import 'server-only';
import { PAGE_POLICY } from '@/lib/deck/webpage/html';

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

/**
 * The policy of the live preview's page: no scripts, and fonts of our own origin instead of embedded ones. It keeps the
 * origin, so that the composer can write into it; the frame's `sandbox` forbids scripts as well.
 */
export function previewPolicy(): string {
  return "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox";
}

/** The policy of pages that are shown in frames of the program's own pages; null for all others. */
export function framedPolicy(pathname: string): string | null {
  if (/^\/a\/[^/]+\/page$/.test(pathname)) return webpagePolicy();
  return pathname === '/preview/page' ? previewPolicy() : null;
}
