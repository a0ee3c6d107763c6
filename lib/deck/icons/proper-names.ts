import { STOP_WORDS } from '../text/stop-words';

const WORD = String.raw`\p{Lu}[\p{L}\p{M}’'-]{0,30}`;
/** "Harbour Street" and "Mill Road", but not "The Street". */
const ENGLISH_ADDRESS = new RegExp(
  String.raw`(?<![\p{L}’'-])(?!(?:The|A|An|Our|Your|My|This|Every|Each|On|In|By|Off)\s)(?:${WORD}\s){1,3}(?:Street|Road|Avenue|Lane|Square|Terrace|Crescent|Boulevard|Quay|Wharf|Mews|St|Rd|Ave)(?!\p{L})\.?`,
  'gu',
);
/** "Mühlstraße", "Goethe-Platz" and "Lange Gasse". */
const GERMAN_ADDRESS =
  /(?<![\p{L}-])(?:\p{Lu}\p{Ll}{1,30}(?:straße|strasse|str\.|gasse|allee)|(?:\p{Lu}\p{Ll}{1,30}-){1,4}(?:Straße|Strasse|Platz|Gasse|Allee|Weg|Ring|Ufer|Damm)|\p{Lu}\p{Ll}{1,20}e[rn]?\s(?:Straße|Strasse|Gasse|Allee))(?!\p{L})/gu;
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
  const plain = text.replace(ENGLISH_ADDRESS, ' ').replace(GERMAN_ADDRESS, ' ');
  if (isGerman || !isSentenceCase(plain)) return plain;
  return plain.replace(SEQUENCE, (name) => {
    const last = name.slice(name.lastIndexOf(' ') + 1);
    return INSTITUTIONS.has(last.toLowerCase()) ? last : ' ';
  });
}

/** Whether common words are in lower case. In "The Future of Solar Power", capitals do not mean names. */
function isSentenceCase(text: string): boolean {
  return (text.match(LOWER_WORD) ?? []).some((word) => !STOP_WORDS.has(word));
}
