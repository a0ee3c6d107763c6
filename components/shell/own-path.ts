/** The path to redirect to, if it is on this site; otherwise the composer. */
export function ownPath(path: string | null): string {
  if (path === null || !path.startsWith('/')) return '/';
  // Browsers treat `//host` and `/\host` as another host, and strip tabs and line breaks.
  return /^\/[/\\]|[\t\n\r\\]/.test(path) ? '/' : path;
}
