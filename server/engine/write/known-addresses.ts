import { matchAddresses } from './source-facts';

/** Whether an address occurs in the user's text. */
export type IsKnownAddress = (address: string) => boolean;

const BRACKETS: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '“': '”',
  '„': '“',
  '"': '"',
  '«': '»',
};
/** What ends a sentence or a part of it, so that no space is before it. */
const ENDS = /^[.,;:!?)\]}”»]/;

/** Removes unknown addresses from a text, with the brackets and the colon that belong to them. */
export function withoutUnknownAddresses(text: string, isKnownAddress: IsKnownAddress): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { address, index } of matchAddresses(text)) {
    if (isKnownAddress(address)) continue;
    pieces.push(text.slice(from, index));
    from = index + address.length;
  }
  return pieces.length === 0 ? text : [...pieces, text.slice(from)].reduce(joined);
}

function joined(before: string, after: string): string {
  let left = before.replace(/ $/, '');
  let right = after.replace(/^ /, '');
  const closing = BRACKETS[left.at(-1) ?? ''];
  if (closing !== undefined && right.startsWith(closing)) {
    left = left.slice(0, -1).replace(/ $/, '');
    right = right.slice(1);
  } else if (closing !== undefined) return left + right.replace(/^[,;] ?/, '');
  if (right !== '' && !ENDS.test(right))
    return `${left}${/^\s|\s$/.test(left.slice(-1) + right[0]) ? '' : ' '}${right}`;
  return left.replace(/ ?[:–—,;]$/, '') + right;
}
