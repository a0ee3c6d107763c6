/** Code as it is shown: tabs as four spaces, nothing blank at the end. */
export function codeText(source: string): string {
  return source.trimEnd().replaceAll('\t', '    ');
}
