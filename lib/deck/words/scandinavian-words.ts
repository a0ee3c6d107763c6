/** Frequent words and letters that tell the Scandinavian languages apart. Danish and Norwegian share the first. */
export const SCANDINAVIAN = {
  danishOrNorwegian: { letters: 'æø', words: new Set(['og']) },
  swedish: { letters: 'äö', words: new Set(['och']) },
  danish: new Set('af blev efter hvad meget mellem nogle også sig uden'.split(' ')),
  norwegian: new Set('av ble etter hva mellom mye noen seg uten'.split(' ')),
} as const;
