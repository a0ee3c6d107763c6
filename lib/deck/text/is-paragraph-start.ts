/** Lines that can only begin a paragraph, regardless of what precedes them. */
const PLAIN_START = /^[^\s#>+\-=•◦‣▪–*_~`|:0-9]/;
const NUMBERED = /^\d+[.)](?:[ \t]|$)/;

/** Whether a line can only be text: it opens no list, quote, heading, fence, rule, table or code. */
export function isParagraphStart(line: string): boolean {
  if (/^\d/.test(line)) return !NUMBERED.test(line);
  // Emphasis may begin a line; a list marker, a rule or a fence is never followed by a letter.
  return PLAIN_START.test(line) || /^(?:\*{1,2}|_|`)[\p{L}\p{N}]/u.test(line);
}
