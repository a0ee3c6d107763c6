/** Code as shown on cards: tabs become four spaces, and white space at the end is removed. */
export function codeText(source: string): string {
  return source.trimEnd().replaceAll('\t', '    ');
}
