type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Followed = { href: string; target: string; download: boolean };

/**
 * The app page that a click on a link would navigate to, as path and query; null if the page stays: a new tab or
 * window, a download, an anchor on the same page, another site.
 */
export function ownPage(click: Click, { href, target, download }: Followed, here: string): string | null {
  const isPlain = click.button === 0 && !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);
  if (!isPlain || click.defaultPrevented || download || !['', '_self'].includes(target)) return null;
  if (!URL.canParse(href)) return null;
  const [to, from] = [new URL(href), new URL(here)];
  if (to.origin !== from.origin) return null;
  const isSame = to.pathname === from.pathname && to.search === from.search;
  return isSame && to.hash !== '' ? null : `${to.pathname}${to.search}${to.hash}`;
}

/** The path to redirect to, if it is on this site; otherwise the composer. */
export function ownPath(path: string | null): string {
  if (path === null || !path.startsWith('/')) return '/';
  // Browsers treat `//host` and `/\host` as another host, and strip tabs and line breaks.
  return /^\/[/\\]|[\t\n\r\\]/.test(path) ? '/' : path;
}
