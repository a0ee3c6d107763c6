import { typesetFrench } from './french/typeset-french';
import { defined, isName, type TopicWords } from './topic-words';

const FRENCH_READERS =
  "parents(?: d[’']élèves)?|investisseurs|élèves|étudiants|enfants|débutants|clients|collègues|salariés|employés|bénévoles|membres|adhérents|enseignants|professeurs|managers|patients|habitants|jeunes|seniors|adultes|familles|collaborateurs|voisins|locataires|visiteurs|touristes|agriculteurs|soignants|développeurs";
const SPANISH_READERS =
  'padres|madres|familias|inversores|inversionistas|alumnos|estudiantes|niños|principiantes|clientes|compañeros|empleados|voluntarios|miembros|socios|docentes|profesores|maestros|directivos|gerentes|usuarios|pacientes|vecinos|jóvenes|mayores|adultos|trabajadores|visitantes|turistas|agricultores|enfermeras|desarrolladores';

/** Who a deck is for, with an article: "pour les parents", "para el equipo". */
const AUDIENCE = {
  fr: new RegExp(
    String.raw`,?\s+pour\s+((?:(?:les|des|nos|mes)\s+)?(?:(?:jeunes|nouveaux|futurs)\s+)?(?:${FRENCH_READERS})(?: de \d{1,2}\p{L}*)?|l[’']équipe|la direction|le conseil d[’']administration|le grand public)(?=$|[.!?,;]|\s(?:sur|sobre|à propos|acerca)\s)`,
    'iu',
  ),
  es: new RegExp(
    String.raw`,?\s+para\s+((?:(?:los|las|nuestros|nuestras|mis)\s+)?(?:(?:nuevos|jóvenes|futuros)\s+)?(?:${SPANISH_READERS})(?: de \d{1,2}[.\p{L}]*)?|el equipo|la dirección|la junta directiva|el público general)(?=$|[.!?,;]|\s(?:sur|sobre|à propos|acerca)\s)`,
    'iu',
  ),
} as const;

/** Names of kinds, which say nothing by themselves. */
const KIND_ONLY =
  /^(?:pitch|cours|atelier|formation|rapport|plan|présentation|lancement|proposition|clase|curso|taller|informe|presentación|lanzamiento|propuesta)$/iu;
/** Words that show a clause, a question or an order instead of a thing. */
const CLAUSE =
  /^(?:¿|comment|pourquoi|quel|qu[ei]|où|quand|combien|est-ce|faut|cómo|por qué|qué|quién|cuál|cuándo|dónde)|^\p{L}+(?:er|ir|ar)(?=\s)|(?<!\p{L})(?:est|sont|doit|doivent|peut|faut|nous|qui|es|son|debe|deben|puede|hay|que)(?!\p{L})/iu;

/**
 * The words of a French or Spanish prompt for headings. The name only precedes a colon, because elsewhere an article
 * would merge with the preposition before it.
 */
export function romanceTopicWords(text: string, title: string, language: 'fr' | 'es'): TopicWords {
  const pattern = AUDIENCE[language];
  const audience = pattern.exec(text)?.[1];
  const inTitle = pattern.exec(title);
  // What follows the readers may describe them: "pour les parents, même pressés".
  const core = inTitle && inTitle.index + inTitle[0].length === title.length ? title.slice(0, inTitle.index) : title;
  return {
    ...(isName(core) &&
      !CLAUSE.test(core) &&
      !KIND_ONLY.test(core) && {
        name: language === 'fr' ? typesetFrench(core) : core,
      }),
    ...defined('audience', audience),
  };
}
