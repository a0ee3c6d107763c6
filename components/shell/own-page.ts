type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Followed = { href: string; target: string; download: boolean };

/**
 * The page of the program that a click on a link would go to in its own place, as path and query; null for what leaves
 * the page where it is: a new tab or window, a download, a place on the same page, another site.
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
