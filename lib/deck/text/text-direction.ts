/** The first strong character, of a left-to-right (first group) or a right-to-left script (second group). */
const FIRST_STRONG =
  /([A-Za-z\u00C0-\u02B8\u0370-\u0590\u0900-\u1FFF\u2C00-\uD7FF\uF900-\uFB1C])|([\u0591-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])/;

/** Whether a paragraph runs right to left, based on its first strong character as in the bidirectional algorithm. */
export function isRightToLeft({ runs }: { runs: readonly { text: string }[] }): boolean {
  for (const { text } of runs) {
    const found = FIRST_STRONG.exec(text);
    if (found) return found[2] !== undefined;
  }
  return false;
}
