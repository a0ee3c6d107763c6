/** Whether a text is a question: it ends with a question mark, which may be inside quotation marks or brackets. */
export function endsWithQuestionMark(text: string): boolean {
  return /[?？]["'”’)]*$/.test(text);
}
