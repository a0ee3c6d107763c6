const FENCE = /^[ \t]*(`{3,}|~{3,})/;

/** Whether each line is in a fenced code block, its fences included, however far they are indented. */
export function fencedLines(lines: readonly string[]): boolean[] {
  let fence: string | null = null;
  return lines.map((line) => {
    const mark = FENCE.exec(line)?.[1];
    const isFenced = fence !== null || mark !== undefined;
    if (fence !== null) fence = mark?.startsWith(fence) ? null : fence;
    else fence = mark ?? null;
    return isFenced;
  });
}
