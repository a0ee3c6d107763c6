import { NUMBER_WORDS, numberOf } from './asked-cards';
import { wholeWords } from './kind-words';
import type { OutlineLanguage } from './outline-kind';

type Noun = Readonly<Record<OutlineLanguage, readonly [plurals: string, heading: string]>>;

const STEPS: Noun = {
  en: ['steps', 'Step'],
  de: ['schritten?', 'Schritt'],
  fr: ['étapes', 'Étape'],
  es: ['pasos', 'Paso'],
};

/** What the points of a list can be. "Thing 1" would say nothing, so things are points. */
const POINTS: readonly Noun[] = [
  { en: ['reasons', 'Reason'], de: ['gründen?', 'Grund'], fr: ['raisons', 'Raison'], es: ['razones|motivos', 'Razón'] },
  {
    en: ['benefits|advantages', 'Benefit'],
    de: ['vorteilen?', 'Vorteil'],
    fr: ['avantages|bienfaits|atouts', 'Avantage'],
    es: ['ventajas|beneficios', 'Ventaja'],
  },
  {
    en: ['mistakes|errors|pitfalls', 'Mistake'],
    de: ['fehlern?', 'Fehler'],
    fr: ['erreurs|pièges', 'Erreur'],
    es: ['errores|fallos', 'Error'],
  },
  {
    en: ['myths|misconceptions', 'Myth'],
    de: ['mythen|irrtümern?', 'Mythos'],
    fr: ['mythes|idées reçues', 'Idée reçue'],
    es: ['mitos', 'Mito'],
  },
  { en: ['facts', 'Fact'], de: ['fakten|tatsachen', 'Tatsache'], fr: ['faits', 'Fait'], es: ['datos|hechos', 'Dato'] },
  { en: ['rules', 'Rule'], de: ['regeln', 'Regel'], fr: ['règles', 'Règle'], es: ['reglas', 'Regla'] },
  {
    en: ['habits', 'Habit'],
    de: ['gewohnheiten', 'Gewohnheit'],
    fr: ['habitudes', 'Habitude'],
    es: ['hábitos', 'Hábito'],
  },
  {
    en: ['questions', 'Question'],
    de: ['fragen', 'Frage'],
    fr: ['questions', 'Question'],
    es: ['preguntas', 'Pregunta'],
  },
  {
    // "Two lessons on fractions" are lessons to teach.
    en: ['lessons(?= (?:learned|learnt|from|we|i|you|that|every))|takeaways|insights', 'Lesson'],
    de: ['lehren|erkenntnissen?', 'Erkenntnis'],
    fr: ['leçons(?= (?:de|des|du|tirées|que|apprises)(?!\\p{L}))|enseignements', 'Leçon'],
    es: ['lecciones(?= (?:de|del|que|aprendidas)(?!\\p{L}))', 'Lección'],
  },
  {
    en: ['examples', 'Example'],
    de: ['beispielen?', 'Beispiel'],
    fr: ['exemples', 'Exemple'],
    es: ['ejemplos', 'Ejemplo'],
  },
  {
    en: ['principles', 'Principle'],
    de: ['prinzipien|grundsätzen?', 'Grundsatz'],
    fr: ['principes', 'Principe'],
    es: ['principios', 'Principio'],
  },
  { en: ['trends', 'Trend'], de: ['trends', 'Trend'], fr: ['tendances', 'Tendance'], es: ['tendencias', 'Tendencia'] },
  {
    en: ['arguments', 'Argument'],
    de: ['argumenten?', 'Argument'],
    fr: ['arguments', 'Argument'],
    es: ['argumentos', 'Argumento'],
  },
  { en: ['signs', 'Sign'], de: ['anzeichen', 'Anzeichen'], fr: ['signes', 'Signe'], es: ['señales', 'Señal'] },
  {
    en: ['challenges', 'Challenge'],
    de: ['herausforderungen', 'Herausforderung'],
    fr: ['défis', 'Défi'],
    es: ['retos|desafíos', 'Reto'],
  },
  {
    en: ['skills', 'Skill'],
    de: ['fähigkeiten', 'Fähigkeit'],
    fr: ['compétences', 'Compétence'],
    es: ['habilidades', 'Habilidad'],
  },
  {
    en: ['types|kinds', 'Type'],
    de: ['arten|typen', 'Art'],
    fr: ['types|sortes', 'Type'],
    es: ['tipos|clases', 'Tipo'],
  },
  {
    en: ['things|points', 'Point'],
    de: ['dingen?|sachen|punkten?', 'Punkt'],
    fr: ['choses|points', 'Point'],
    es: ['cosas|puntos', 'Punto'],
  },
];

/** "Grade 5 fun facts" has no number of facts, and "a team day with three exercises" is about the team day. */
const NOT_COUNTED = [
  ...['grade', 'class', 'year', 'klasse', 'day', 'week', 'sprint', 'part', 'chapter', 'phase'],
  ...['with', 'and', 'including', 'mit', 'und', 'avec', 'et', 'con', 'y'],
].join('|');
const DECK =
  '(?:presentation|deck|slides|posts?|carousel|präsentation|vortrag|folien|présentation|diaporama|presentación) (?:with|mit|avec|con) ';

const counted = (nouns: string) =>
  `(?:(?<!(?<!\\p{L})(?:${NOT_COUNTED}) )|(?<=${DECK}))(?<![\\p{L}\\d.,])(?:\\d{1,3}|${NUMBER_WORDS})\\s+(?:[\\p{L}-]+\\s+){0,2}(?:${nouns})`;

/** "Reasons to learn Spanish", "Common mistakes in interviews": a list without a number. */
const UNCOUNTED: Readonly<Record<OutlineLanguage, string>> = {
  en: '^(?:(?:the|good|main|top|best) )*reasons (?:to|why|for)|^(?:the )?(?:most )?(?:common|typical|frequent) mistakes',
  de: '^(?:(?:die|gute) )*gründe (?:für|gegen)|^(?:die )?(?:häufige|häufigsten?|typische[n]?) fehler',
  fr: '^(?:(?:les|bonnes) )*raisons (?:de|pour)|^(?:les )?erreurs (?:courantes|fréquentes|classiques|à éviter)',
  es: '^(?:(?:las|buenas) )*razones (?:para|por)|^(?:los )?errores (?:comunes|frecuentes|típicos)',
};

/** "Top 10 beaches in Spain": a list of anything. */
const TOP = `^(?:(?:the|our|die|unsere|le|notre|el|los|las|nuestro) )?top[- ]?(?:\\d{1,3}|${NUMBER_WORDS})(?=\\s)`;
const TOP_NAMES = { en: 'No.', de: 'Nr.', fr: 'N°', es: 'N.º' } as const;

/** "Five reasons", "7 common mistakes", as a pattern for whole words. */
export function countedPoints(language: OutlineLanguage): string {
  return `${counted(POINTS.map((noun) => noun[language][0]).join('|'))}|${UNCOUNTED[language]}|${TOP}`;
}

const BETWEEN_PLURALS = /\|(?![^(]*\))/;

/** The same without words that English has too, such as "arguments" in French. */
export function ownCountedPoints(language: OutlineLanguage): string {
  const own = POINTS.flatMap((noun) => {
    const english = noun.en[0].split(BETWEEN_PLURALS);
    return noun[language][0].split(BETWEEN_PLURALS).filter((plural) => !english.includes(plural));
  });
  return `${counted(own.join('|'))}|${UNCOUNTED[language]}`;
}

/** "5 steps". */
export function countedSteps(language: OutlineLanguage): string {
  return counted(STEPS[language][0]);
}

export type ListItems = { count: number | null; names?: Readonly<Record<OutlineLanguage, string>> };

/** How many points of a list a prompt asks for, and what they are called in each language. */
export function askedItems(prompt: string, language: OutlineLanguage): ListItems | null {
  const top = wholeWords(TOP).exec(prompt)?.[0];
  if (top !== undefined) return { count: numberOf(/\p{L}+$|\d+$/u.exec(top)?.[0]), names: TOP_NAMES };
  const uncounted = wholeWords(UNCOUNTED[language]).exec(prompt)?.[0] ?? '';
  for (const noun of POINTS) {
    const plurals = noun[language][0];
    const count = countIn(prompt, plurals) ?? (wholeWords(plurals).test(uncounted) ? null : undefined);
    if (count !== undefined)
      return { count, names: { en: noun.en[1], de: noun.de[1], fr: noun.fr[1], es: noun.es[1] } };
  }
  return null;
}

/** How many steps a prompt asks for. */
export function askedSteps(prompt: string, language: OutlineLanguage): ListItems | null {
  const count = countIn(prompt, STEPS[language][0]);
  return count === undefined ? null : { count };
}

function countIn(prompt: string, nouns: string): number | null | undefined {
  const found = wholeWords(counted(nouns)).exec(prompt)?.[0];
  return found === undefined ? undefined : numberOf(found.split(/\s/, 1)[0]);
}
