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
