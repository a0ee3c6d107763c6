/** Before a line that goes on from the one before. */
export const NO_BREAK = Number.POSITIVE_INFINITY;
/** The breaks up to this are between statements of the outermost level: after a blank line (0), or others (1). */
export const OUTER_BREAK = 1;

/** Closes a block or continues a statement: "}", "else", "catch", ".then(…)". */
const GOES_ON =
  /^(?:[)}\]>]|<\/|\.(?!\/)\w|&&|\|\||(?:else|elif|elsif|catch|except|rescue|finally|ensure|end|then|do|done|fi|esac)(?!\w))/;
/** The next line belongs to it: a comment, a decorator, an open bracket, or a line with a backslash. */
const LEADS_ON = /^\s*(?:\/\/|\/\*|\*(?!\w)|#(?!include|define)|--\s|@\w)|[([{,\\=:]\s*$|(?:&&|\|\|)\s*$/;

/**
 * How well code can be split before each line: 0 best, `NO_BREAK` not at all. The deeper a line is nested, the worse, and
 * at the same depth better after a blank line. Nesting is read from the indentation, as in any language.
 */
export function codeBreaks(lines: readonly string[]): number[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const indents = [...new Set(filled.map(indentOf))].sort((a, b) => a - b);
  return lines.map((line, at) => {
    const before = lines[at - 1];
    if (before === undefined || line.trim() === '' || GOES_ON.test(line.trimStart())) return NO_BREAK;
    const isAfterBlank = before.trim() === '';
    if (!isAfterBlank && (LEADS_ON.test(before) || indentOf(line) > indentOf(before))) return NO_BREAK;
    return indents.indexOf(indentOf(line)) * 2 + (isAfterBlank ? 0 : 1);
  });
}

function indentOf(line: string): number {
  return line.replace(/\t/g, '    ').search(/\S|$/);
}
