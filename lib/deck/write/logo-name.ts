/** Words in a logo's alt text that aren't part of the name. */
const LOGO = /\b(?:logo(?:type)?|banner|icon|hero|image|brand|wordmark)\b/gi;

/** Extracts the name from a logo's alt text. */
export function logoName(alt: string): string | null {
  // Text after a dash is a slogan.
  const [first = alt] = alt.split(/\s+[-–—|]\s+/);
  const name = first.replace(LOGO, '').replace(/\s+/g, ' ').trim();
  const isName = /\p{L}/u.test(name) && name.length <= 60 && name.split(' ').length <= 6;
  return isName ? name : null;
}
