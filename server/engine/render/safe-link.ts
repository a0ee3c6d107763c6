/** Office programs offer to repair a file whose link is longer. */
const LONGEST = 2_000;
const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/** The URL as allowed in a file, or null: links to scripts, files and other programs stay text. */
export function safeLink(href: string | undefined): string | null {
  if (href === undefined || !URL.canParse(href)) return null;
  const address = new URL(href);
  return SCHEMES.has(address.protocol) && address.href.length <= LONGEST ? address.href : null;
}
