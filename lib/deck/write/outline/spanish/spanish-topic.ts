import type { OutlineKind } from '../outline-kind';
import { type SubjectWords, subjectFrom, type TopicRules } from '../topic-rules';

const POLITE =
  /^¿?(?:hola|buen[oa]s (?:días|tardes)|por favor|(?:(?:me|nos) )?(?:puedes|podrías|puede(?: usted)?|podría(?: usted)?)|me gustaría(?: que)?|quisiera|ayúdame a|ayúdeme a)[\s,!]+/i;
const FORMS =
  '(?:presentaci[oó]n(?:es)?|diapositivas?|power ?point|ppt|exposici[oó]n|l[aá]minas?|slides?|deck|documento|p[aá]gina web|sitio web|carrusel|publicaci[oó]n(?:es)?|posts?|esquema|guion)';
/** An infinitive can also be the subject, as in "Crear un huerto". */
const ORDER = new RegExp(
  String.raw`^(?:(?:cr[eé]a|cree|haz|haga|escrib[ea]|redact[ae]|prep[aá]r[ae]|gener[ae]|elabor[ae]|dise[ñn][ae]|constru(?:ye|ya)|realiz[ae]|muestra|muéstra|expl[ií](?:ca|que))(?:me|nos)?|(?:h[áa]bla|cu[ée]nta)(?:me|nos) (?:de|sobre|acerca de)|d[ae](?:me|nos)|necesito|necesitamos|quiero|queremos|(?:tengo que|tenemos que|debo|debemos) (?:dar|hacer|preparar|escribir|redactar|crear|presentar)|(?:crear|hacer|escribir|redactar|preparar|generar|elaborar|dise[ñn]ar|realizar)(?=\s[^.!?]{0,30}\b${FORMS}))\s+`,
  'iu',
);
const QUALITIES = String.raw`(?:(?:corta|breve|peque[ñn]a|sencilla|simple|bonita|buena|profesional|linkedin|instagram|facebook|powerpoint|de|en|con|para(?= (?:linkedin|instagram|facebook))|\d+|minutos?|p[aá]ginas?|diapositivas?|l[aá]minas|slides|tarjetas?)\s+)*`;
const ABOUT = String.raw`(?:sobre|acerca de(?=\s)|acerca (?=del\s)|que explique|explicando|titulad[oa]|:)`;
/** "los padres" and "nuestros clientes" are readers, not a subject. */
const READERS =
  '(?:(?:el|la|los|las|una?|nuestr[oa]s?|mis?|tod[oa]s|nuev[oa]s|jóvenes|futur[oa]s)\\s+)*(?:padres|madres|familias|inversor(?:es|as)|inversionistas|alumn[oa]s|estudiantes|niñ[oa]s|principiantes|clientes|equipos?|compañer[oa]s|emplead[oa]s|voluntari[oa]s|miembros|soci[oa]s|docentes|profesor(?:es|as)|maestr[oa]s|directiv[oa]s|dirección|gerentes|junta|consejo|comité|clase|público|usuari[oa]s|pacientes|vecin[oa]s|jóvenes|mayores|adultos|todos|trabajador(?:es|as)|\\d)';

const WORDS: SubjectWords = {
  form: new RegExp(
    String.raw`^(?:(?:una?s?|unos|la|el|mi|nuestra)\s+)?${QUALITIES}${FORMS}(?:\s+${QUALITIES}|(?=:))(?:(?:para|a)\s+(?=[^.!?]{2,40}\s(?:sobre|acerca)\s)[^.!?]{2,40}?\s+)?(?:${ABOUT}\s*|para\s+(?!${READERS}(?!\p{L})))`,
    'iu',
  ),
  ofForm: new RegExp(String.raw`^(?:una|mi|la)\s+${QUALITIES}${FORMS}\s+(?=del?\s)`, 'iu'),
  about: /^(?:[^.!?:]|\.(?=\S))*?\s(?:sobre|acerca de|en torno a)\s+(.+)/iu,
  follows: /^\s*(?::\s*|\spara\s+)(\S.*)$/u,
  ofThing: /^\s+(del?\s.+)$/iu,
  readers: new RegExp(`^${READERS}(?!\\p{L})`, 'iu'),
  explainedTo: new RegExp(`^(expl[ií](?:ca|que)\\s.{3,80}?)\\sa(?=\\s${READERS}(?!\\p{L}))`, 'iu'),
  explainedFor: '$1 para',
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
    /(?<!\bvs)\.(?=\s|$)|\s\((?=[^()]*[\d,][^()]*\)[.!]?$)|(?<=.)[¿¡]|[!?;\n]|:(?!\d)|,\s|\s[–—-]\s|\s(?:(?:en|con|de) \d+ (?:diapositivas?|láminas|slides|tarjetas?|páginas?|publicaciones|posts|minutos)|que \p{L}+|incluyendo|porque)(?!\p{L})/iu,
  question:
    /^¿?(?:cómo|por qué|qué|quién(?:es)?|cuándo|dónde|cuánt[oa]s?|cuál(?:es)?|es|son|está|están|hay|tiene|tienen|se puede|puede|pueden|debemos|deberíamos|vale|valen|merece|conviene|compensa|sirve|necesitamos|hace falta)\s[^.!?:;\n]+\?$/i,
  mostWords: 13,
  dangling: /(?:[\s,]+(?:del?|al?|el|la|los|las|y|o|en|para|sobre|con|por|una?|que))+$/iu,
  subject: (text: string, kind: OutlineKind, isWhole: boolean) =>
    subjectFrom(text, kind, isWhole, { rules: SPANISH_TOPIC_RULES, words: WORDS, withoutIndefinite, withoutOf }),
};
