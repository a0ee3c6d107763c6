/** A line of repeated punctuation, at least eight characters long. */
const RULE = /^[ \t]*([-=*_~#+])\1{7,}[ \t]*$/;
const MOST_LETTERS = 80;

/**
 * Finds lines between two rules, which licences and e-mails use as headings, and blanks the rules. Markdown headings
 * have at most one rule, below them.
 */
export function findBanners(lines: readonly string[]): { lines: readonly string[]; banners: ReadonlySet<number> } {
  const banners = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (at === 0 || !RULE.test(lines[at - 1]!) || !RULE.test(lines[at + 1] ?? '')) continue;
    const text = line.trim();
    // A rule directly after text is an underline.
    const isHead = /\p{L}/u.test(text) && text.length <= MOST_LETTERS && !/[|`]/.test(text);
    if (isHead && (lines[at - 2] ?? '').trim() === '' && !banners.has(at - 2)) banners.add(at);
  }
  if (banners.size === 0) return { lines, banners };
  return { lines: lines.map((line, at) => (banners.has(at - 1) || banners.has(at + 1) ? '' : line)), banners };
}
