/** Makes a text legal in a file: removes control characters and non-characters, and replaces lone surrogates. */
export function legalText(text: string): string {
  return SUSPECT.test(text) ? text.replace(ILLEGAL, '').replace(LONE_SURROGATE, '\u{fffd}') : text;
}

// Most texts contain none of these, so a single test returns them unchanged.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not reach the file.
const SUSPECT = /[\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const ILLEGAL = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Office programs offer to repair a file with a longer link. In characters. */
const MAX_LENGTH = 2_000;
const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/** The URL if it is allowed in a file, otherwise null. Links to scripts, files and other programs stay plain text. */
export function safeLink(href: string | undefined): string | null {
  if (href === undefined || !URL.canParse(href)) return null;
  const address = new URL(href);
  return SCHEMES.has(address.protocol) && address.href.length <= MAX_LENGTH ? address.href : null;
}
