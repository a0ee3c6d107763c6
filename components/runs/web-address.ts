/** Text from the service is untrusted: only http(s) URLs become links. */
export function webAddress(text: string | null): string | null {
  return text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}
