/** Scripts in which a character is about one token. */
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/g;

/** The approximate number of tokens in a text: one per four Latin letters, one per Chinese character. */
export function approximateTokens(text: string): number {
  let dense = 0;
  for (const _ of text.matchAll(DENSE)) dense += 1;
  return Math.ceil(dense + (text.length - dense) / 4);
}
