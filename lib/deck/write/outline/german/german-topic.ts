import { NUMBER_WORDS } from '../asked-cards';
import { MISSPELT_PRESENTATION } from '../misspelt';
import type { OutlineKind } from '../outline-kind';
import { TAUGHT, TEACHES } from '../taught';

export const GERMAN_POLITE =
  /^(?:bitte|hallo|guten tag|moin|kannst du|könntest du|können sie|könnten sie|ich möchte|ich hätte gern|hilf mir|(?:ich|wir) (?:muss|müssen|soll|sollen|will|wollen)(?=\s.{3,120}\s(?:halten|erstellen|machen|schreiben|vorbereiten)[?.!]*$))(?: mir| uns)?[\s,!]+/i;
export const GERMAN_ORDER =
  /^(?:erstelle?n?(?: sie)?|erstellt|mache?n?(?: sie)?|schreibe?n?(?: sie)?|entwirf|entwerfen sie|gestalte|generiere|ich brauche|wir brauchen|ich will|gib|zeige?|halte|erzähle?|erkläre?(?= (?:mir|uns|die|das|wie|warum)\s))\s+(?:(?:mir|uns|bitte)\s+)*/i;
export const GERMAN_CLAUSE =
  /(?<!\b(?:\d{1,2}|vs))\.(?=\s|$)|\.$|\s\((?=[^()]*[\d,][^()]*\)[.!]?$)|[!?;\n]|:(?!\d)|,\s(?!(?:(?:mit|bei|für|in|aus|von) )?(?:der|die|das|den|dem|denen|deren|dessen|wo)\s[^,.;:!?]{3,80}\p{Ll}{2}(?<=\s\p{Ll}+)(?:$|[.,;!?]))|\s[–—-]\s|\s(?:mit|in) \d+ (?:Folien|Karten|Seiten)(?!\p{L})/u;

const FORM = new RegExp(
  String.raw`^(?:(?:eine?n?|[’']?nen?|die|das|den|meine?n?|unsere?n?)\s+)?(?:(?:kurze|kleine|einfache|schöne|gute|professionelle)[nrs]?\s+|(?:\d+|${NUMBER_WORDS})\s+)*(?:powerpoint|(?:powerpoint-)?(?:${MISSPELT_PRESENTATION.de})|präsi|keynote|vortrag|referat|folien(?:satz)?|deck|dokument|webseite|website|karussell|(?:social-media-|instagram-|linkedin-)?(?:posts?|beitrag|beiträge)|gliederung|etwas)\s+(?:(?:für|vor|an)\s+[^.!?:]{2,30}?\s+(?=(?:über|zum thema)\s))?(?:zum thema|über das thema|über|zum|zur|zu|für|mit(?=\s(?:\S+\s)?\p{L}*tipps))\s+`,
  'iu',
);
/** Such as "Könntest du eine Präsentation über Wale machen?" */
const VERB_AT_END = /\s+(?:erstellen|machen|schreiben|vorbereiten|entwerfen|halten)[?.!]*$/i;
const AUDIENCE =
  /^(?:(?:die|den|das|unsere?n?|meine?n?|neue|junge)\s+)*(?:investor|schüler|kinder(?!\p{L})|anfänger|vorstand|kund|team|kolleg|mitarbeit|eltern(?!\p{L})|lehr|mitglied|nutzer|alle(?!\p{L})|klasse(?!\p{L})|\d)/iu;
/** "Vortrag: Warum Bienen tanzen". */
const LABELLED = /^(?:[\p{L}-]+ ){0,2}[\p{L}-]*(?:vortrag|präsentation|referat|folien|webinar|ratgeber):\s+/iu;
/** "Wir bringen Tidepool auf den Markt, …", "Wir eröffnen eine Bäckerei". */
const STATEMENT =
  /^(?:wir|ich) (?:(?:bringe?n?|führe?n?|stelle?n?) (.{2,60}?) (?:auf den markt|ein|vor)(?=[,.]|$)|(?:launche?n?|starte?n?|veröffentliche?n?|eröffne?n?|plane?n?|organisiere?n?) )/i;
/** Too general for a title without the words before it: "unsere App". */
const GENERAL = /^(?:app|start-?up|firma|unternehmen|produkt|dienst|team|projekt|idee|website|software|plattform)$/i;
/** After "für", "über" and "zum" the noun phrase can serve as a title. After other prepositions it is inflected. */
const OWNER = /^\s*(?::\s*|\s(?:zum thema|über das thema|über|für|zum(?=\s\p{Lu})|zur(?=\s\p{Lu}))\s+)(\S.*)$/u;

/** The subject of a German prompt, without the words that ask for a deck. */
export function germanSubject(prompt: string, { id, named, label }: OutlineKind, isWhole: boolean): string {
  const polite = prompt.replace(GERMAN_POLITE, '').replace(GERMAN_POLITE, '');
  const asked = (polite === prompt ? prompt : polite.replace(VERB_AT_END, '')).replace(GERMAN_ORDER, '');
  const subject = inNominative(asked.replace(FORM, ''), FORM.exec(asked)?.[0])
    .replace(LABELLED, '')
    .replace(STATEMENT, '$1');
  const bare = subject === prompt ? subject : withoutArticle(subject);
  if (label === null || isWhole) return bare;
  const found = named.exec(subject);
  if (!found || /[!?;]\s|[^\d]\.\s/.test(subject.slice(0, found.index))) return bare;
  const before = withoutArticle(subject.slice(0, found.index)).trim();
  const after = subject.slice(found.index + found[0].length);
  const about = /^[^.!?:]*?\s(?:über das thema|zum thema|über)\s+(.+)/iu.exec(after)?.[1];
  if (about) return withoutArticle(about);
  // "Vorschlag, den Markt zu verlegen"
  const [, object, verb, others = ''] = /^,\s([^.!?]{3,120}?)\szu\s(\p{Ll}+n)(?!\p{L})(.*)$/u.exec(after) ?? [];
  if (object && before === '') return `${object} ${verb}${others}`;
  // "Unterricht Fotosynthese", "Schulung Brandschutz", but not "Hygieneschulung Küche"
  const isPlain = id !== 'training' || /^(?:schulung|training|fortbildung)$/i.test(found[0]);
  const follows = TEACHES.has(id) && isPlain && before === '' ? /^\s+(\p{Lu}.*)$/u.exec(after)?.[1] : undefined;
  if (follows) return follows;
  const taught = TEACHES.has(id) ? TAUGHT.exec(after)?.[2] : undefined;
  if (taught) return taught;
  const owner = OWNER.exec(after)?.[1];
  if (!owner || AUDIENCE.test(owner) || (id === 'training' && /^\sfür\s/.test(after)) || before.split(' ').length > 1)
    return bare;
  // The article is part of a work's name.
  if (id === 'book' || /^\s*:/.test(after)) return owner;
  const plain = withoutArticle(owner);
  return !GENERAL.test(plain)
    ? plain
    : /^(?:unser|mein)/i.test(owner)
      ? owner.replace(/^(unser|mein)en\s/i, '$1 ')
      : bare;
}

/**
 * "Französische Revolution" in "Folien zur Französischen Revolution". After "zum", whose gender is unknown, the
 * preposition stays: "Zum Westfälischen Frieden".
 */
function inNominative(subject: string, form = ''): string {
  const hasAdjective = /^\p{L}+en\s\p{Lu}/u.test(subject);
  if (hasAdjective && /\szur\s+$/i.test(form)) return subject.replace(/^(\p{L}+e)n/u, '$1');
  return hasAdjective && /\szum\s+$/i.test(form) ? `zum ${subject}` : subject;
}

/** Adjective endings after an article, and the matching endings without one. */
const ENDINGS: readonly (readonly [article: RegExp, from: string, to: string])[] = [
  [/^der$/i, 'e', 'er'],
  [/^das$/i, 'e', 'es'],
  [/^(?:den|einen|\p{L}+eren)$/iu, 'en', 'er'],
  [/^(?:die|eine|unsere|meine)$/i, 'en', 'e'],
];

/** Turns "einen neuen Laden" into "neuer Laden", and "das Schulfest" into "Schulfest". */
export function withoutArticle(text: string): string {
  const found =
    /^([Dd](?:er|ie|as|en)|[Ee]ine?n?|(?:[Uu]nser|[Mm]ein)(?:e|en)?)\s+(?:(\p{Ll}+e[nrs]?)\s+)?(?=\p{Lu}|$)/u.exec(
      text,
    );
  if (!found) return text;
  const [all, article = '', adjective] = found;
  const rest = text.slice(all.length);
  if (adjective === undefined) return rest;
  const [, from = '', to = ''] =
    ENDINGS.find(([name, ending]) => name.test(article) && adjective.endsWith(ending)) ?? [];
  // A dative or genitive ("der neuen Küche") can't be changed into a nominative.
  if (from === '' && /^der$/i.test(article)) return text;
  return `${from === '' ? adjective : adjective.slice(0, -from.length) + to} ${rest}`;
}
