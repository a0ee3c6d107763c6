/** Languages that a prompt may ask for by name, in English or in the language itself. */
const NAMED: readonly (readonly [tag: string, names: string])[] = [
  ['en', 'English|Englisch|anglais|inglés|inglese|inglês|Engels'],
  ['de', 'German|Deutsch|allemand|alemán|tedesco|alemão|Duits'],
  ['fr', 'French|Französisch|français|francés|francese|francês|Frans'],
  ['es', 'Spanish|Spanisch|espagnol|español|spagnolo|espanhol|Spaans'],
  ['it', 'Italian|Italienisch|italien|italiano|Italiaans'],
  ['pt', 'Portuguese|Portugiesisch|portugais|portugués|portoghese|português|Portugees'],
  ['nl', 'Dutch|Niederländisch|néerlandais|neerlandés|olandese|holandês|Nederlands'],
];

const IN = '(?<!\\p{L})(?:in|auf|en|em|in het|in lingua)\\s+';
const asked = NAMED.map(([tag, names]) => [tag, new RegExp(`${IN}(?:${names})(?!\\p{L})`, 'iu')] as const);
const AT_END = new RegExp(`[\\s,]+${IN}(?:${NAMED.map(([, names]) => names).join('|')})(?=[.!?\\s]*$)`, 'iu');

/** The BCP 47 tag of the language that a text asks for: "fr" in "a talk on bees in French". */
export function namedLanguage(text: string): string | undefined {
  return asked.find(([, pattern]) => pattern.test(text))?.[0];
}

/** A text without the language at its end: "a talk on bees". */
export function withoutNamedLanguage(text: string): string {
  return text.replace(AT_END, '');
}
