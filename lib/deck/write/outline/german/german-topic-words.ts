import { capitalised } from '../../../text/capitalised';
import type { TopicWords } from '../topic-words';
import { withoutArticle } from './german-topic';

const MOST_NAME = 30;
/** Nouns in the plural that are the same in the nominative and the accusative. */
const READERS =
  'Eltern|Lehrkräfte|Schülerinnen und Schüler|Schüler|Kinder|Jugendliche|Senioren|Familien|Anfänger|Einsteiger|Einsteigerinnen und Einsteiger|Führungskräfte|Kundinnen und Kunden|Kunden|Patienten|Mitarbeiter|Mitarbeitende|Beschäftigte|Auszubildende|Azubis|Investoren|Mitglieder|Ehrenamtliche|Freiwillige|Entwickler|Pflegekräfte|Anwohner|Nachbarn|Mieter|Gäste|Vereinsmitglieder|die \\d+\\. Klasse|Klasse \\d+|Grundschulkinder';
const AUDIENCE = new RegExp(String.raw`,?\s+für\s+((?:(?:neue|junge|ältere)\s+)?(?:${READERS}))(?=$|[.!?,;:])`, 'u');
/** "Einführung in die Imkerei", "Grundlagen der Chemie". A noun alone has no ending of its own after these. */
const LEAD =
  /^(?:(?:Eine\s)?(?:kleine\s)?(?:Einführung|Einstieg|Einblick) in (?:die|das|den)|Grundlagen der|(?:Vor- und Nachteile|Pro und Contra) (?:von|der)|Was ist|[\p{L}-]*[Aa]nleitung (?:für|zum|zur|:)(?:\s(?:eine?n?|das|die|den))?|Spenden\p{L}+ für (?:das|den|die))\s(?=\p{Lu})/u;
const HISTORY = /^(?:Die\s)?Geschichte der\s(?=\p{Lu})/u;
const PLACE = /\s(?:nach|in)\s(\p{Lu}[\p{L}-]{1,20})$/u;
const CIRCUMSTANCE = /,?\s(?:in|im|am|an|auf|bei|nach|aus|für|von|zum|zur|mit)\s.*$/u;
/** "Was ist eine Wärmepumpe und lohnt sie sich?", "Lohnt sich ein E-Bike?" Nominative, as a subject needs it. */
const WHAT_IS =
  /^(?:Was ist|Lohnt sich|Wie funktioniert) ((?:eine?|der|die|das) \p{Lu}[\p{L}-]{1,30})(?:,? (?:und|für|in|im|bei|beim) .*)?$/u;
const WHAT_ARE =
  /^(?:Was sind|Lohnen sich|Wie funktionieren) (\p{Lu}[\p{L}-]{1,30})(?:,? (?:und|für|in|im|bei|beim) .*)?$/u;
/** "Wie Impfungen wirken", "Wie funktioniert eine Wärmepumpe". */
const WORKS =
  /^Wie (?:(\p{Lu}[\p{L}-]{1,30}) (?:wirkt|wirken|funktioniert|funktionieren|entsteht|entstehen)|(?:wirkt|wirken|funktioniert|funktionieren|entsteht|entstehen) (?:(?:der|die|das|eine?) )?(\p{Lu}[\p{L}-]{1,30}))$/u;
/** "Warum wir ein neues Dach brauchen". */
const NEED = /^Warum (?:wir|die \p{Lu}[\p{L}-]{1,30}) ((?:eine?n?|das|die|den) .{2,30}) (?:brauchen|braucht)$/u;
/** Words that show a clause instead of a thing. */
const NO_NOUN =
  /^(?:Wie|Warum|Wieso|Weshalb|Was|Wer|Wann|Wo|Welche[rsnm]?|Ist|Sind|Kann|Können|Soll|Sollen|Sollten|Lohnt|Lohnen|Hilft|Helfen|Wir|Ich)(?!\p{L})/iu;
const VERB_INSIDE =
  /(?<!\p{L})(?:ist|sind|war|kann|können|soll|sollen|sollte|sollten|muss|müssen|wird|werden|brauchen|wir|ich|sie|nicht)(?!\p{L})/iu;

/**
 * The words of a German prompt for headings. The name precedes a colon or is in the nominative, because other cases
 * would need other endings.
 */
export function germanTopicWords(text: string, title: string): TopicWords {
  const audience = AUDIENCE.exec(text)?.[1];
  const subject = title.replace(AUDIENCE, '').replace(/[?.!]$/, '');
  const place = PLACE.exec(subject)?.[1];
  const works = WORKS.exec(subject);
  const thing = WHAT_IS.exec(subject)?.[1];
  const things = WHAT_ARE.exec(subject)?.[1];
  const need = NEED.exec(subject)?.[1];
  const whole =
    works?.[1] ??
    works?.[2] ??
    things ??
    (thing && withoutArticle(thing)) ??
    (need === undefined ? subject : capitalised(withoutArticle(need)));
  const core = whole.replace(LEAD, '').replace(HISTORY, '').replace(CIRCUMSTANCE, '').trim();
  return {
    // A startup has no name yet that a heading could use.
    ...(isName(core) &&
      !/^(?:start-?up|firma|unternehmen|produkt|idee|einladung|protokoll|vortrag|rede|einführung|vorstellung|infos|informationen)$/i.test(
        core,
      ) && { name: core }),
    ...(thing !== undefined && { thing }),
    ...(things !== undefined && { things }),
    ...(thing && subject.startsWith('Wie') && { how: `So funktioniert ${thing}` }),
    ...(things && subject.startsWith('Wie') && { how: `So funktionieren ${things}` }),
    ...(place !== undefined && { place }),
    ...(audience !== undefined && { audience, ...(!/Klasse/.test(audience) && { readers: audience }) }),
  };
}

function isName(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= MOST_NAME &&
    text.split(' ').length <= 3 &&
    /\p{L}/u.test(text) &&
    !/[?!:;,.]/.test(text) &&
    !NO_NOUN.test(text) &&
    !VERB_INSIDE.test(text)
  );
}
