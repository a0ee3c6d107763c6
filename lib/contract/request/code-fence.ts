/** The open fence after this line (CommonMark 4.5), or null. */
export function fenceAfter(open: string | null, line: string): string | null {
  const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/s.exec(line);
  if (!mark) return open;
  const [, run = '', rest = ''] = mark;
  if (open === null) return run.startsWith('`') && rest.includes('`') ? null : run;
  return run[0] === open[0] && run.length >= open.length && rest.trim() === '' ? null : open;
}

function fenceAfterAll(fence: string | null, text: string): string | null {
  let open = fence;
  for (const line of text.split('\n')) open = fenceAfter(open, line);
  return open;
}

/**
 * For parts of a text that were split at break markers, the fence of the code block that goes on in each of them, or
 * null. A block goes on to the part that closes it. If none does, it ends with its part.
 */
export function continuedFences(parts: readonly string[]): (string | null)[] {
  const fences: (string | null)[] = parts.map(() => null);
  if (!parts.some((part) => part.includes('```') || part.includes('~~~'))) return fences;
  for (let at = 0; at < parts.length - 1; at += 1) {
    const fence = fenceAfterAll(fences[at]!, parts[at]!);
    if (fence === null) continue;
    let end = at + 1;
    while (end < parts.length && !parts[end]!.includes(fence)) end += 1;
    const isClosed = end < parts.length && fenceAfterAll(fence, parts[end]!) === null;
    if (isClosed && fenceAfterAll(null, parts[end]!) !== null) fences.fill(fence, at + 1, end + 1);
  }
  return fences;
}
