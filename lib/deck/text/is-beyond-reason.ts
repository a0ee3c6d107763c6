/** Containers opened on one line: the Markdown reader keeps all of them open for each line that follows. */
const DEEPEST_NESTING = 24;
/** Marks the reader must pair within one paragraph; pairing costs the square of their number. */
const MOST_MARKS = 400;
const DEEPEST_INDENT = 100;

/** Whether reading these lines as Markdown would cost time out of proportion to their length. */
export function isBeyondReason(lines: readonly string[]): boolean {
  let marks = 0;
  for (const line of lines) {
    if (line.length > DEEPEST_NESTING && nesting(line) > DEEPEST_NESTING) return true;
    if (/^\s*(?:$|[-*+>|]|\d{1,9}[.)])/.test(line)) marks = 0;
    marks += countMarks(line);
    if (marks > MOST_MARKS) return true;
  }
  return false;
}

function nesting(line: string): number {
  const lead = /^[ \t]*/.exec(line)![0].length;
  const rest = line.slice(lead);
  if (lead > DEEPEST_INDENT && /^(?:[-*+>]|\d{1,9}[.)])/.test(rest)) return Number.POSITIVE_INFINITY;
  // Every container's marker is one sign or some digits and a sign.
  const markers = /^(?:(?:[-*+>]|\d{1,9}[.)])[ \t]*){1,2000}/.exec(rest)?.[0] ?? '';
  return markers.replace(/\d+|[ \t]+/g, '').length;
}

function countMarks(line: string): number {
  let count = 0;
  for (let at = 0; at < line.length; at += 1) {
    switch (line.charCodeAt(at)) {
      case 0x2a: // *
      case 0x5f: // _
      case 0x7e: // ~
      case 0x5b: // [
      case 0x5d: // ]
      case 0x60: // `
        count += 1;
    }
  }
  return count;
}
