import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy, framedPolicy } from '@/server/guard/csp';
import { isOurHost, misdirected } from '@/server/guard/host-and-origin';
import { needsSession } from '@/server/guard/needs-session';
import { hasSession } from '@/server/guard/session';

/**
 * Runs before every page and file: checks the host, requires a session for the owner's pages, and sets the security
 * policy of each page.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  if (!isOurHost(request.headers.get('host'))) return misdirected();
  const { pathname, search } = request.nextUrl;
  if (needsSession(pathname) && !(await hasSession(request.headers))) {
    const signIn = new URL('/sign-in', request.nextUrl);
    if (pathname !== '/' || search !== '') signIn.searchParams.set('next', pathname + search);
    return NextResponse.redirect(signIn, { headers: { 'Cache-Control': 'no-store' } });
  }
  const framed = framedPolicy(pathname);
  if (framed !== null) {
    const page = NextResponse.next();
    page.headers.set('Content-Security-Policy', framed);
    return page;
  }
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy(nonce, { development: process.env.NODE_ENV === 'development' });
  const headers = new Headers(request.headers);
  // Next reads the nonce from the request's policy and adds it to its own scripts and styles.
  headers.set('Content-Security-Policy', policy);
  headers.set('x-nonce', nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = {
  // The JSON routes have their own guards, and larger bodies than a proxy may read. Built files are public.
  matcher: ['/((?!api/|mcp$|v1\\.0/|readyz$|metrics$|_next/static/).*)'],
};
