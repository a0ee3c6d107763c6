/** Whether a text announces what follows it: it ends with a colon. */
export function endsWithColon(text: string): boolean {
  return /[:：]$/.test(text.trimEnd().slice(-1));
}
