/** What a logo shows beside the name. */
const LOGO = /\b(?:logo(?:type)?|banner|icon|hero|image|brand|wordmark)\b/gi;

/** What a logo's words name. */
export function logoName(alt: string): string | null {
  // What follows a dash is a motto.
  const [first = alt] = alt.split(/\s+[-–—|]\s+/);
  const name = first.replace(LOGO, '').replace(/\s+/g, ' ').trim();
  const isName = /\p{L}/u.test(name) && name.length <= 60 && name.split(' ').length <= 6;
  return isName ? name : null;
}
