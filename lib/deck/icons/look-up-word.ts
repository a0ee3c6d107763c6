import { type Hit, type IconIndex, type IconLanguage, stemWord, withoutPlural } from './icon-index';

/**
 * The languages that a word may be in: a given one, both if it is not known (`either`), or only loanwords in any other
 * language (`other`).
 */
export type SearchLanguage = IconLanguage | 'either' | 'other';

/** English words that mean something else in German, or that look like a German word. */
const FALSE_FRIENDS = new Set(
  `gift rat tag boot hut brief brand chef rock mode see bad rate wand arm also hose fund log hell bald after art not gut
  fast handy list kind stern war was die hat man am band ton note land last lack bug herb kit see rang tier spur wage wage
  star igel boss net rot rad tor tau mast bar bau tier falls fall labor pest post puck qualm regal roman sage sold stark
  strand tod turn wider wind worm`.split(/\s+/),
);
/** Prefixes of German verbs. What follows one of these is not a separate word. */
const VERB_PREFIXES =
  'vor ver be er ent zer ge an ab auf aus bei ein mit nach zu um un unter uber durch gegen hin her los weg wider miss'.split(
    ' ',
  );
/** Words that mean something else at the end of a German compound, as in `Sachkunde` and `Warenannahme`. */
const MERE_ENDS = new Set(['kunde', 'annahme', 'kunft', 'leute', 'nahme', 'weise', 'wesen', 'mut']);
/** Minimum length of a loanword in a language without its own words here. */
const LOAN_LENGTH = 6;
const MOST_LETTERS = 40;

/** Below `LEAST` of any exact word (see `icon-index.ts`), so that a picture can leave out words found by their stem. */
const STEM = 0.79;
const LAST_PART = 0.8;
/** Weight of a last part with little meaning: a `Theaterprojekt` is about theatre. */
const COMMON_LAST = 0.4;
const FIRST_PART = 0.62;
/** Weight of the first part before such a last part. */
const TELLING_FIRST = 0.75;
const LEAST_PART = 3;
const SURE_PART = 5;
const COMMON_PARTS = new Set(
  `projekt hilfe kurs forderung kreis kreise probe tag plan planung arbeit management system service gruppe team analyse
  verwaltung entwicklung prozess zeit zeiten verein haus unterricht text bild technik angebot fest raum platz spiel buch
  karte liste programm stunde stunden wert werte regel regeln thema bereich system systeme losung losungen training
  projekte kurse plane gruppen krafte kraft haltung anlage anlagen beitrag beitrage park versorgung betreuung stoff stoffe
  abend nachmittag morgen zentrum vorfuhrung dienst melder form punkt strategie wesen ordnung konsum arten art pflege sicherheit beratung`.split(
    /\s+/,
  ),
);

/** The icons for a folded word: as written if that is known, otherwise by its singular, its stem or its parts. */
export function lookUpWord(index: IconIndex, word: string, language: SearchLanguage): Hit[] {
  if (word.length > MOST_LETTERS) return [];
  switch (language) {
    case 'other':
      return word.length < LOAN_LENGTH ? [] : (index.tables.en.exact.get(word) ?? []);
    case 'de':
      return pick(
        () => readTable(index, word, 'de'),
        () => readEnglishLoan(index, word),
        () => readCompound(index, word),
      );
    case 'en':
      return pick(
        () => readTable(index, word, 'en'),
        () => readWeak(index, word),
      );
    default:
      return pick(
        () => readTable(index, word, 'en'),
        () => readTable(index, word, 'de'),
        () => readWeak(index, word),
        () => readCompound(index, word),
      );
  }
}

function pick(...ways: (() => Hit[])[]): Hit[] {
  for (const way of ways) {
    const hits = way();
    if (hits.length > 0) return hits;
  }
  return [];
}

function readTable(index: IconIndex, word: string, language: IconLanguage): Hit[] {
  const { exact, singular, stems } = index.tables[language];
  const short = withoutPlural(word, language);
  // The last lookup is for `zufriedene`: without its ending it is `zufrieden`, which only looks as if it had one too.
  const known = exact.get(word) ?? singular.get(short) ?? exact.get(short);
  return known ?? lessen(stems.get(stemWord(word, language)) ?? [], STEM);
}

function readWeak({ weak }: IconIndex, word: string): Hit[] {
  return weak.exact.get(word) ?? weak.singular.get(withoutPlural(word, 'en')) ?? [];
}

function readEnglishLoan(index: IconIndex, word: string): Hit[] {
  const { exact, singular } = index.tables.en;
  return FALSE_FRIENDS.has(word) ? [] : (exact.get(word) ?? singular.get(withoutPlural(word, 'en')) ?? []);
}

/** A German compound: its last part says what it is, and its first part describes it. */
function readCompound(index: IconIndex, word: string): Hit[] {
  let first: Part | null = null;
  let last: Part | null = null;
  for (let cut = LEAST_PART; cut <= word.length - LEAST_PART; cut += 1) {
    const [start, end] = [word.slice(0, cut), word.slice(cut)];
    const before = readPart(index, start) ?? readPart(index, start.replace(/s$/, ''));
    const after = MERE_ENDS.has(end) ? null : readPart(index, end);
    if (before && after) {
      const isCommon = COMMON_PARTS.has(after.key);
      return [
        ...lessen(after.hits, isCommon ? COMMON_LAST : LAST_PART),
        ...lessen(before.hits, isCommon ? TELLING_FIRST : FIRST_PART),
      ];
    }
    // A part found alone is reliable only if it or the rest of the word is long.
    if (before && (before.key.length >= SURE_PART || (before.isExact && end.length > SURE_PART))) first = before;
    if (last || !after || VERB_PREFIXES.some((prefix) => start.endsWith(prefix))) continue;
    if (after.key.length >= SURE_PART || (after.isExact && after.key.length > LEAST_PART && cut > SURE_PART))
      last = after;
  }
  // If there are letters between the two, the last part is only the end of an unknown word.
  if (first) return lessen(first.hits, FIRST_PART);
  return last ? lessen(last.hits, LAST_PART) : [];
}

interface Part {
  key: string;
  hits: Hit[];
  isExact: boolean;
}

/** The icons for a part of a compound, with the word that was found. */
function readPart({ tables }: IconIndex, part: string): Part | null {
  if (part.length < LEAST_PART) return null;
  const exact = tables.de.exact.get(part);
  if (exact || part.length === LEAST_PART) return exact ? { key: part, hits: exact, isExact: true } : null;
  const stem = withoutPlural(part, 'de');
  const whole = tables.de.singular.get(part);
  const hits = whole ?? (stem.length > LEAST_PART ? tables.de.singular.get(stem) : undefined);
  if (hits) return { key: whole ? part : stem, hits, isExact: false };
  const loan = part.length < SURE_PART ? undefined : tables.en.exact.get(part);
  return loan ? { key: part, hits: loan, isExact: true } : null;
}

function lessen(hits: Hit[], share: number): Hit[] {
  return hits.map(({ icon, weight }) => ({ icon, weight: weight * share }));
}
