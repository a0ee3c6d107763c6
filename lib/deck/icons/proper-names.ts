import { STOP_WORDS } from '../text/stop-words';

const WORD = String.raw`\p{Lu}[\p{L}\p{M}’'-]{0,30}`;
/** "Harbour Street" and "Mill Road", but not "The Street". */
const ENGLISH_ADDRESS = new RegExp(
  String.raw`(?<![\p{L}’'-])(?!(?:The|A|An|Our|Your|My|This|Every|Each|On|In|By|Off)\s)(?:${WORD}\s){1,3}(?:Street|Road|Avenue|Lane|Square|Terrace|Crescent|Boulevard|Quay|Wharf|Mews|St|Rd|Ave)(?!\p{L})\.?`,
  'gu',
);
/** Ends of German addresses: "Mühlstraße", "Goethe-Platz". */
const GERMAN_ENDS = 'straße strasse gasse allee -platz -weg -ring -ufer -damm'.split(' ');
const GERMAN_NOUN = /(?<![\p{L}-])\p{Lu}[\p{L}-]{1,60}/gu;
/** Capitalised words in a row after a word in lower case: "of Elm Park". */
const SEQUENCE = new RegExp(String.raw`(?<=\p{Ll},?\s)${WORD}(?:\s${WORD}){1,5}(?![\p{L}’'-])`, 'gu');
const LOWER_WORD = /(?<![\p{L}\p{M}’'-])\p{Ll}{4,30}(?![\p{L}\p{M}])/gu;
/** Kinds of institution. The words before them are the name. */
const INSTITUTIONS = new Set(
  `library museum school hospital theatre theater university college church bakery café cafe restaurant hotel clinic
  choir orchestra cinema zoo airport station brewery`.split(/\s+/),
);

/**
 * Removes the words of proper names, which do not describe the subject: a deck about Harbour Street is not about
 * harbours. All German nouns are capitalised, so only addresses are removed there.
 */
export function withoutProperNames(text: string, isGerman: boolean): string {
  if (isGerman) return text.replace(GERMAN_NOUN, (noun) => (isGermanAddress(noun.toLowerCase()) ? ' ' : noun));
  const plain = text.replace(ENGLISH_ADDRESS, ' ');
  if (!isSentenceCase(plain)) return plain;
  return plain.replace(SEQUENCE, (name) => {
    const last = name.slice(name.lastIndexOf(' ') + 1);
    return INSTITUTIONS.has(last.toLowerCase()) ? last : ' ';
  });
}

function isGermanAddress(noun: string): boolean {
  return GERMAN_ENDS.some((end) => noun.endsWith(end) && noun.length > end.length);
}

/** Whether common words are in lower case. In "The Future of Solar Power", capitals do not mean names. */
function isSentenceCase(text: string): boolean {
  return (text.match(LOWER_WORD) ?? []).some((word) => !STOP_WORDS.has(word));
}
