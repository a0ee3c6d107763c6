import type { OutlineKind } from '../outline-kind';
import { type SubjectWords, subjectFrom, type TopicRules } from '../topic-rules';

const POLITE =
  /^(?:hola|buen[oa]s (?:días|tardes)|por favor|puedes|podrías|puede(?: usted)?|podría(?: usted)?|me gustaría(?: que)?|quisiera|ayúdame a|ayúdeme a)[\s,!]+/i;
const ORDER =
  /^(?:(?:cr[eé]a(?:r)?|cree|haz|haga|hacer|escrib[ea]|escribir|redact[ae]r?|prep[aá]r[ae]r?|gener[ae]r?|elabor[ae]r?|diseñ[ae]r?|dise[ñn]ar|constru(?:ye|ya|ir)|realiz[ae]r?|dame|deme|muéstrame)(?:me|nos)?|necesito|necesitamos|quiero|queremos)\s+/i;

const FORMS =
  '(?:presentaci[oó]n(?:es)?|diapositivas?|power ?point|ppt|exposici[oó]n|l[aá]minas?|slides?|deck|documento|p[aá]gina web|sitio web|carrusel|publicaci[oó]n(?:es)?|posts?|esquema|guion)';
const QUALITIES = String.raw`(?:(?:corta|breve|peque[ñn]a|sencilla|simple|bonita|buena|profesional|linkedin|instagram|facebook|powerpoint|de|en|con|para(?= (?:linkedin|instagram|facebook))|\d+|minutos?|p[aá]ginas?|diapositivas?|l[aá]minas|slides|tarjetas?)\s+)*`;
const ABOUT = String.raw`(?:sobre|acerca de(?=\s)|acerca (?=del\s)|que explique|explicando|titulad[oa]|:)`;
/** "los padres" and "nuestros clientes" are readers, not a subject. */
const READERS =
  '(?:(?:el|la|los|las|una?|nuestr[oa]s?|mis?|tod[oa]s|nuev[oa]s|jóvenes|futur[oa]s)\\s+)*(?:padres|madres|familias|inversor(?:es|as)|inversionistas|alumn[oa]s|estudiantes|niñ[oa]s|principiantes|clientes|equipos?|compañer[oa]s|emplead[oa]s|voluntari[oa]s|miembros|soci[oa]s|docentes|profesor(?:es|as)|maestr[oa]s|directiv[oa]s|dirección|gerentes|junta|consejo|comité|clase|público|usuari[oa]s|pacientes|vecin[oa]s|jóvenes|mayores|adultos|todos|trabajador(?:es|as)|\\d)';

const WORDS: SubjectWords = {
  form: new RegExp(
    String.raw`^(?:(?:una?s?|unos|la|el|mi|nuestra)\s+)?${QUALITIES}${FORMS}\s*(?:(?<=\s)${QUALITIES})(?:(?:para|a)\s+(?=[^.!?]{2,40}\s(?:sobre|acerca)\s)[^.!?]{2,40}?\s+)?(?:${ABOUT}\s*|para\s+(?!${READERS}(?!\p{L})))`,
    'iu',
  ),
  ofForm: new RegExp(String.raw`^(?:una|mi|la)\s+${QUALITIES}${FORMS}\s+(?=del?\s)`, 'iu'),
  about: /^[^.!?:]*?\s(?:sobre|acerca de|en torno a)\s+(.+)/iu,
  follows: /^\s*(?::\s*|\spara\s+)(\S.*)$/u,
  ofThing: /^\s+(del?\s.+)$/iu,
  readers: new RegExp(`^${READERS}(?!\\p{L})`, 'iu'),
};

/** Indefinite articles go; a title keeps "el", "la" and "nuestra", which are natural there. */
function withoutIndefinite(text: string): string {
  return text.replace(/^(?:una?s?|unos)\s+(?=\p{L})/iu, '');
}

/** "del proyecto" as a title is "el proyecto", and "de una mochila" is "mochila". */
function withoutOf(text: string): string {
  return withoutIndefinite(text.replace(/^del\s/i, 'el ').replace(/^de\s/i, ''));
}

export const SPANISH_TOPIC_RULES: TopicRules = {
  polite: POLITE,
  order: ORDER,
  clause:
    /\.(?=\s|$)|(?<=.)[¿¡]|[!?;:\n]|,\s|\s[–—-]\s|\s(?:(?:en|con|de) \d+ (?:diapositivas?|láminas|slides|tarjetas?|páginas?|publicaciones|posts|minutos)|que \p{L}+|incluyendo|porque)(?!\p{L})/iu,
  question:
    /^¿?(?:cómo|por qué|qué|quién(?:es)?|cuándo|dónde|cuánt[oa]s?|cuál(?:es)?|es|son|se puede|debemos|deberíamos)\s[^.!?:;\n]+\?$/i,
  subject: (text: string, kind: OutlineKind, isWhole: boolean) =>
    subjectFrom(text, kind, isWhole, { rules: SPANISH_TOPIC_RULES, words: WORDS, withoutIndefinite, withoutOf }),
};
