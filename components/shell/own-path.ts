/** The path to go on to, if it is one of this site; a foreign address, or none, leads to the composer. */
export function ownPath(path: string | null): string {
  if (path === null || !path.startsWith('/')) return '/';
  // Browsers take `//host` and `/\host` for another host, and drop tabs and line ends within.
  return /^\/[/\\]|[\t\n\r\\]/.test(path) ? '/' : path;
}
