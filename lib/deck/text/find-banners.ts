/** A line of nothing but signs, as long as a title or longer. */
const RULE = /^[ \t]*([-=*_~#+])\1{7,}[ \t]*$/;
const MOST_LETTERS = 80;

/**
 * Lines between two rules of signs, as licences and mails head their parts: the line is a heading, and the rules are
 * left empty. Headings of Markdown have a rule below them at most.
 */
export function findBanners(lines: readonly string[]): { lines: readonly string[]; banners: ReadonlySet<number> } {
  const banners = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (at === 0 || !RULE.test(lines[at - 1]!) || !RULE.test(lines[at + 1] ?? '')) continue;
    const text = line.trim();
    // A rule right after text underlines that.
    const isHead = /\p{L}/u.test(text) && text.length <= MOST_LETTERS && !/[|`]/.test(text);
    if (isHead && (lines[at - 2] ?? '').trim() === '' && !banners.has(at - 2)) banners.add(at);
  }
  if (banners.size === 0) return { lines, banners };
  return { lines: lines.map((line, at) => (banners.has(at - 1) || banners.has(at + 1) ? '' : line)), banners };
}
