/** Office programs offer to repair a file with a longer link. In characters. */
const MAX_LENGTH = 2_000;
const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/** The URL if it is allowed in a file, otherwise null. Links to scripts, files and other programs stay plain text. */
export function safeLink(href: string | undefined): string | null {
  if (href === undefined || !URL.canParse(href)) return null;
  const address = new URL(href);
  return SCHEMES.has(address.protocol) && address.href.length <= MAX_LENGTH ? address.href : null;
}
